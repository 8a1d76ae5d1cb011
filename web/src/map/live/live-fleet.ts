import type { LatLng } from '../lat-lng';
import {
  type Cluster,
  type Clustering,
  clustering,
  openedIn,
  type PlacedVehicle,
  placedVehicle,
} from './clusters';
import type { LivePosition } from './live-vehicle';

/** Milliseconds that a marker takes to where its vehicle is now. */
const ANIMATION_MS = 1000;
/** Milliseconds between two sortings into clusters while vehicles move. */
const RECLUSTER = 1000;
/** Where a marker glides from, and since when. */
interface Animation {
  readonly from: LatLng;
  readonly since: number;
}

export interface InView {
  readonly clusters: readonly Cluster[];
  readonly vehicles: readonly LivePosition[];
}

/** West, south, east and north, in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number];

const isWithin = ([west, south, east, north]: Bounds, { latitude, longitude }: LatLng): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

const isNewer = (one: LivePosition, other: LivePosition): boolean =>
  one.time === null || other.time === null || one.time >= other.time;

/**
 * The vehicles of the live map: where each is, how it glides there, and which of them stand too close together. They are sorted
 * into clusters for the zoom that is looked at alone, when it changes and once a second at most while vehicles move; where a
 * marker stands is reckoned when it is drawn.
 */
export class LiveFleet {
  private vehicles = new Map<string, PlacedVehicle>();
  private readonly glides = new Map<string, Animation>();
  private chosen: string | null = null;
  private sorting: Clustering | null = null;
  private sortedAt = 0;
  private isStale = false;

  get size(): number {
    return this.vehicles.size;
  }

  /** All vehicles there are; of one that is known the newer position holds. */
  replace(positions: readonly LivePosition[], now: number): void {
    const before = this.vehicles;
    this.vehicles = new Map();
    for (const position of positions) {
      const known = before.get(position.id)?.vehicle;
      this.place(known !== undefined && !isNewer(position, known) ? known : position, known, now);
    }
    for (const id of this.glides.keys()) if (!this.vehicles.has(id)) this.glides.delete(id);
    this.sorting = null;
  }

  /** Vehicles that moved, or were heard of for the first time. */
  move(positions: readonly LivePosition[], now: number): void {
    for (const position of positions) {
      const known = this.vehicles.get(position.id)?.vehicle;
      if (known === undefined || isNewer(position, known)) this.place(position, known, now);
    }
    this.isStale = true;
  }

  /** The chosen vehicle stands in no cluster (ux, Maps 15). */
  choose(id: string | null): void {
    if (this.chosen === id) return;
    this.chosen = id;
    this.sorting = null;
  }

  get chosenVehicle(): LivePosition | null {
    return (this.chosen !== null && this.vehicles.get(this.chosen)?.vehicle) || null;
  }

  /** What there is to see within `bounds`; the chosen vehicle is not among it. */
  inView(bounds: Bounds, zoom: number, now: number): InView {
    const { clusters, alone } = this.sortedFor(zoom, now);
    return {
      clusters: clusters.filter(({ place }) => isWithin(bounds, place)),
      vehicles: alone.filter(({ place }) => isWithin(bounds, place)).map((one) => this.vehicleOf(one)),
    };
  }

  /** Milliseconds until vehicles that moved are sorted anew; null when none did. */
  untilClustered(now: number): number | null {
    return this.isStale ? Math.max(0, this.sortedAt + RECLUSTER - now) : null;
  }

  /** The zoom at which a cluster that is in view falls apart, or the vehicles of one that never does. */
  open(cluster: Cluster): number | readonly LivePosition[] {
    const opened = this.sorting === null ? [] : openedIn(this.sorting, cluster);
    return typeof opened === 'number' ? opened : opened.map((member) => this.vehicleOf(member));
  }

  /** Where the marker of a vehicle stands now, on its way to where the vehicle is. */
  placeOf({ id, place }: LivePosition, now: number): LatLng {
    const glide = this.glides.get(id);
    if (glide === undefined) return place;
    const share = (now - glide.since) / ANIMATION_MS;
    if (share >= 1) {
      this.glides.delete(id);
      return place;
    }
    const { from } = glide;
    return {
      latitude: from.latitude + (place.latitude - from.latitude) * share,
      longitude: from.longitude + (place.longitude - from.longitude) * share,
    };
  }

  isGliding({ id }: LivePosition): boolean {
    return this.glides.has(id);
  }

  private place(position: LivePosition, known: LivePosition | undefined, now: number): void {
    if (known !== undefined && known !== position) {
      const { latitude, longitude } = known.place;
      if (latitude !== position.place.latitude || longitude !== position.place.longitude)
        this.glides.set(position.id, { from: this.placeOf(known, now), since: now });
    }
    this.vehicles.set(position.id, placedVehicle(position));
  }

  /** As it is now: sorted by where it was a moment ago. */
  private vehicleOf(clustering: LivePosition): LivePosition {
    return this.vehicles.get(clustering.id)?.vehicle ?? clustering;
  }

  private sortedFor(zoom: number, now: number): Clustering {
    const { sorting } = this;
    const isDue = this.isStale && now - this.sortedAt >= RECLUSTER;
    if (sorting !== null && sorting.zoom === zoom && !isDue) return sorting;
    const placedVehicles = [...this.vehicles.values()].filter(({ vehicle }) => vehicle.id !== this.chosen);
    this.sorting = clustering(placedVehicles, zoom);
    this.sortedAt = now;
    this.isStale = false;
    return this.sorting;
  }
}
