import { placeIn, roundTo } from '../places.js';
import type { Random } from '../random.js';
import { lengthOf, nearest, nextSpeed, type Point, pointAt, routeBetween } from './roads.js';

/** The place of a vehicle, and the charge that it has left. */
export interface Start extends Point {
  /** km/h. */
  topSpeed: number;
  /** km on a full battery. */
  maxMileage: number;
  /** Percent. */
  battery: number;
  /** Null: it is not measured. */
  odometerKm: number | null;
  /** Degrees from north. */
  course: number;
}

/** The measurements of a tracker. */
export interface Position extends Point {
  /** km/h. */
  speed: number;
  course: number;
  /** Percent. */
  battery: number;
  odometerKm: number | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** A vehicle that drives about Jakarta, from one place to the next, with rests between. */
export class Traveller {
  readonly #random: Random;
  readonly #now: Start & { speed: number };
  /** The route under way, and the distance covered on it; null: it stands. */
  #route: { line: readonly Point[]; length: number; metres: number } | null = null;
  /** Time at which it sets out again, ms. */
  #standsUntil = 0;

  constructor(random: Random, start: Start) {
    this.#random = random;
    this.#now = { ...start, speed: 0 };
  }

  /** Lets it go on. @param elapsed milliseconds since the last position */
  move(now: number, elapsed: number): Position {
    const vehicle = this.#now;
    if (this.#route === null && now >= this.#standsUntil) this.#setOut();
    if (this.#route === null) vehicle.speed = 0;
    else {
      vehicle.speed = nextSpeed(this.#random, vehicle.speed, Math.min(58, vehicle.topSpeed));
      const metres = (vehicle.speed / 3.6) * (elapsed / 1000);
      this.#route.metres += metres;
      if (vehicle.odometerKm !== null) vehicle.odometerKm += metres / 1000;
      vehicle.battery = Math.max(2, vehicle.battery - (metres / 1000 / vehicle.maxMileage) * 100);
      Object.assign(vehicle, pointAt(this.#route.line, this.#route.metres));
      if (this.#route.metres >= this.#route.length) this.#arrive(now);
    }
    return {
      latitude: roundTo(vehicle.latitude, 6),
      longitude: roundTo(vehicle.longitude, 6),
      speed: vehicle.speed,
      course: vehicle.course,
      battery: Math.round(vehicle.battery),
      odometerKm: vehicle.odometerKm === null ? null : roundTo(vehicle.odometerKm, 3),
      at: now,
    };
  }

  #setOut(): void {
    const [here, ...others] = nearest(this.#now);
    const goal = this.#random.pick(others.slice(0, 8));
    const { latitude, longitude } = placeIn(this.#random, goal);
    const place = { latitude: this.#now.latitude, longitude: this.#now.longitude };
    const line = [place, ...routeBetween(here ?? goal, goal), { latitude, longitude }];
    this.#route = { line, length: lengthOf(line), metres: 0 };
    // Charged, or its battery swapped, while it stood.
    if (this.#now.battery < 20) this.#now.battery = 100;
  }

  /** Half a minute at a stop, or long enough to end the trip. */
  #arrive(now: number): void {
    this.#route = null;
    this.#now.speed = 0;
    const seconds = this.#random.chance(0.5) ? this.#random.int(20, 60) : this.#random.int(310, 500);
    this.#standsUntil = now + seconds * 1000;
  }
}
