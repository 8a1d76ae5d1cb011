import { metresBetween, type Quarter, quarters } from '../places.js';
import { Random } from '../random.js';

export interface Point {
  latitude: number;
  longitude: number;
}

/** Roads lead from each quarter to so many of its nearest neighbours. */
const NEIGHBOURS = 4;
/** Largest sideways bend of a road, as a part of its length. */
const BEND = 0.16;

interface Road {
  to: Quarter;
  line: readonly Point[];
  metres: number;
}

/** The roads out of each quarter, the same in every run. */
const roads: ReadonlyMap<Quarter, readonly Road[]> = roadsBetween(quarters);

function roadsBetween(all: readonly Quarter[]): Map<Quarter, Road[]> {
  const network = new Map<Quarter, Road[]>(all.map((quarter) => [quarter, []]));
  for (const [rank, from] of all.entries()) {
    for (const to of nearest(from, all).slice(1, NEIGHBOURS + 1)) {
      if (network.get(from)?.some((road) => road.to === to)) continue;
      const line = winding(new Random(rank * 1000 + all.indexOf(to)), from, to, 4);
      const metres = lengthOf(line);
      network.get(from)?.push({ to, line, metres });
      network.get(to)?.push({ to: from, line: [...line].reverse(), metres });
    }
  }
  return network;
}

/** The quarters, the nearest first. */
export function nearest(point: Point, all: readonly Quarter[] = quarters): Quarter[] {
  const away = new Map(all.map((quarter) => [quarter, metresBetween(point, quarter)]));
  return [...all].sort((a, b) => (away.get(a) ?? 0) - (away.get(b) ?? 0));
}

/** A line between two points that bends as roads do: its middle is moved aside, then that of each half. */
function winding(random: Random, from: Point, to: Point, depth: number): Point[] {
  if (depth === 0) return [from, to];
  const aside = random.between(-BEND, BEND);
  const middle = {
    latitude: (from.latitude + to.latitude) / 2 + aside * (to.longitude - from.longitude),
    longitude: (from.longitude + to.longitude) / 2 - aside * (to.latitude - from.latitude),
  };
  return [...winding(random, from, middle, depth - 1), ...winding(random, middle, to, depth - 1).slice(1)];
}

/** Routes that were looked for already, by where they begin and end. */
const known = new Map<Quarter, Map<Quarter, readonly Point[]>>();

/** The shortest way by road between two quarters. */
export function routeBetween(from: Quarter, to: Quarter): readonly Point[] {
  const there = known.get(from) ?? new Map<Quarter, readonly Point[]>();
  known.set(from, there);
  const route = there.get(to) ?? shortest(from, to);
  there.set(to, route);
  return route;
}

function shortest(from: Quarter, to: Quarter): readonly Point[] {
  const reached = new Map<Quarter, { metres: number; by: { from: Quarter; road: Road } | null }>([
    [from, { metres: 0, by: null }],
  ]);
  const open = new Set([from]);
  while (open.size > 0) {
    const [next] = [...open].sort((a, b) => (reached.get(a)?.metres ?? 0) - (reached.get(b)?.metres ?? 0));
    if (next === undefined || next === to) break;
    open.delete(next);
    for (const road of roads.get(next) ?? []) {
      const metres = (reached.get(next)?.metres ?? 0) + road.metres;
      if (metres >= (reached.get(road.to)?.metres ?? Number.POSITIVE_INFINITY)) continue;
      reached.set(road.to, { metres, by: { from: next, road } });
      open.add(road.to);
    }
  }
  const line: Point[] = [];
  for (let by = reached.get(to)?.by; by; by = reached.get(by.from)?.by) line.unshift(...by.road.line);
  return line.length === 0 ? [from, to] : line;
}

export function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, point, at) => sum + metresBetween(point, line[at - 1] ?? point), 0);
}

/** The point at a distance from the beginning of a line, and the direction there, degrees from north. */
export function pointAt(line: readonly Point[], metres: number): Point & { course: number } {
  let left = metres;
  for (const [at, from] of line.entries()) {
    const to = line[at + 1] ?? from;
    const length = metresBetween(from, to);
    if (left > length && at < line.length - 1) {
      left -= length;
      continue;
    }
    const part = length === 0 ? 0 : Math.min(1, left / length);
    return {
      latitude: from.latitude + part * (to.latitude - from.latitude),
      longitude: from.longitude + part * (to.longitude - from.longitude),
      course: courseBetween(line[at - (length === 0 ? 1 : 0)] ?? from, to),
    };
  }
  throw new Error('a line has points');
}

function courseBetween(from: Point, to: Point): number {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const degrees = (Math.atan2(east, to.latitude - from.latitude) * 180) / Math.PI;
  return Math.round(degrees + 360) % 360;
}

/** The next speed in a city's traffic, km/h: it wavers, and now and then there is a red light. */
export function nextSpeed(random: Random, speed: number, cruise: number): number {
  if (random.chance(0.06)) return 0;
  const wanted = speed < 8 ? random.between(18, 28) : speed + random.between(-8, 10);
  return Math.round(Math.min(cruise, Math.max(9, wanted)) * 10) / 10;
}
