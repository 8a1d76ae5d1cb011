import type { LatLng } from '../lat-lng';
import {
  type Cluster,
  type Clustering,
  clustering,
  openedIn,
  type PlacedVehicle,
  placedVehicle,
} from './clusters';
import { countMotions, type LivePosition, type MotionCounts } from './live-vehicle';

/** Duration of a marker's movement to its vehicle's new position. */
const ANIMATION_MS = 1000;
/** Milliseconds between two clusterings while vehicles move. */
const RECLUSTER = 1000;
/** The start position and start time of a marker's movement. */
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

/** Checks whether a position follows a known one; one that is ahead of the clock holds up no other. */
const isNewer = (one: LivePosition, known: LivePosition): boolean =>
  one.time === null || known.time === null || one.time >= known.time || known.time > Date.now();

/**
 * The vehicles of the live map: their positions, movements and clusters. Clusters are computed for the current zoom only, when
 * it changes and at most once a second while vehicles move; marker positions are computed when they are drawn.
 */
export class LiveFleet {
  private vehicles = new Map<string, PlacedVehicle>();
  private readonly animations = new Map<string, Animation>();
  private chosen: string | null = null;
  private current: Clustering | null = null;
  private clusteredAt = 0;
  private isStale = false;

  get size(): number {
    return this.vehicles.size;
  }

  /** Sets all vehicles; a known vehicle keeps its newer position. */
  replace(positions: readonly LivePosition[], now: number): void {
    const before = this.vehicles;
    this.vehicles = new Map();
    for (const position of positions) {
      const known = before.get(position.id)?.vehicle;
      this.place(known !== undefined && !isNewer(position, known) ? known : position, known, now);
    }
    for (const id of this.animations.keys()) if (!this.vehicles.has(id)) this.animations.delete(id);
    this.current = null;
  }

  /** Updates vehicles that moved or are new. */
  move(positions: readonly LivePosition[], now: number): void {
    for (const position of positions) {
      const known = this.vehicles.get(position.id)?.vehicle;
      if (known === undefined || isNewer(position, known)) this.place(position, known, now);
    }
    this.isStale = true;
  }

  /** The chosen vehicle is in no cluster. */
  choose(id: string | null): void {
    if (this.chosen === id) return;
    this.chosen = id;
    this.current = null;
  }

  get chosenVehicle(): LivePosition | null {
    return (this.chosen !== null && this.vehicles.get(this.chosen)?.vehicle) || null;
  }

  /** @param epoch milliseconds since 1970 */
  motions(epoch: number): MotionCounts {
    return countMotions(
      [...this.vehicles.values()].map(({ vehicle }) => vehicle),
      epoch,
    );
  }

  /** The clusters and vehicles within `bounds`, without the chosen vehicle. */
  inView(bounds: Bounds, zoom: number, now: number): InView {
    const { clusters, alone } = this.clusteringFor(zoom, now);
    return {
      clusters: clusters.filter(({ place }) => isWithin(bounds, place)),
      vehicles: alone.filter(({ place }) => isWithin(bounds, place)).map((one) => this.vehicleOf(one)),
    };
  }

  /** Milliseconds until the next clustering; null if no vehicle moved. */
  untilClustered(now: number): number | null {
    return this.isStale ? Math.max(0, this.clusteredAt + RECLUSTER - now) : null;
  }

  /** The zoom at which a visible cluster splits, or the vehicles of one that never does. */
  open(cluster: Cluster): number | readonly LivePosition[] {
    const opened = this.current === null ? [] : openedIn(this.current, cluster);
    return typeof opened === 'number' ? opened : opened.map((member) => this.vehicleOf(member));
  }

  /** The current marker position of a moving vehicle. */
  placeOf({ id, place }: LivePosition, now: number): LatLng {
    const animation = this.animations.get(id);
    if (animation === undefined) return place;
    const share = (now - animation.since) / ANIMATION_MS;
    if (share >= 1) {
      this.animations.delete(id);
      return place;
    }
    const { from } = animation;
    return {
      latitude: from.latitude + (place.latitude - from.latitude) * share,
      longitude: from.longitude + (place.longitude - from.longitude) * share,
    };
  }

  isAnimated({ id }: LivePosition): boolean {
    return this.animations.has(id);
  }

  private place(position: LivePosition, known: LivePosition | undefined, now: number): void {
    if (known !== undefined && known !== position) {
      const { latitude, longitude } = known.place;
      if (latitude !== position.place.latitude || longitude !== position.place.longitude)
        this.animations.set(position.id, { from: this.placeOf(known, now), since: now });
    }
    this.vehicles.set(position.id, placedVehicle(position));
  }

  /** The vehicle's latest state; clusters may contain an older one. */
  private vehicleOf(member: LivePosition): LivePosition {
    return this.vehicles.get(member.id)?.vehicle ?? member;
  }

  private clusteringFor(zoom: number, now: number): Clustering {
    const { current } = this;
    const isDue = this.isStale && now - this.clusteredAt >= RECLUSTER;
    if (current !== null && current.zoom === zoom && !isDue) return current;
    const placedVehicles = [...this.vehicles.values()].filter(({ vehicle }) => vehicle.id !== this.chosen);
    this.current = clustering(placedVehicles, zoom, Date.now());
    this.clusteredAt = now;
    this.isStale = false;
    return this.current;
  }
}
