import Supercluster from 'supercluster';
import type { LatLng } from '../lat-lng';
import { MAX_ZOOM, MIN_ZOOM } from '../map-view';
import type { LivePosition } from './live-vehicle';

/** Milliseconds that a marker takes to where its vehicle is now. */
const GLIDE = 1000;
/** Milliseconds between two sortings into clusters while vehicles move. */
const RECLUSTER = 1000;
/** Pixels around a marker within which others join it. */
const RADIUS = 46;

/** Pixels of a tile, in which Leaflet counts its zoom. */
const TILE = 256;

/** Where a marker glides from, and since when. */
interface Glide {
  readonly from: LatLng;
  readonly since: number;
}

interface Vehicle {
  readonly id: string;
}

/** Several vehicles too close together to be told apart at this zoom. */
export interface Cluster {
  readonly id: number;
  readonly count: number;
  readonly place: LatLng;
}

export interface InView {
  readonly clusters: readonly Cluster[];
  readonly vehicles: readonly LivePosition[];
}

/** West, south, east and north, in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number];

const isNewer = (one: LivePosition, other: LivePosition): boolean =>
  one.time === null || other.time === null || one.time >= other.time;

/**
 * The vehicles of the live map: where each is, how it glides there, and which of them stand too close together. Sorting into
 * clusters costs milliseconds and is done once a second at most; where a marker stands is reckoned when it is drawn.
 */
export class LiveFleet {
  private vehicles = new Map<string, LivePosition>();
  private readonly glides = new Map<string, Glide>();
  private index = new Supercluster<Vehicle, object>();
  private chosen: string | null = null;
  private isStale = false;
  private clusteredAt = Number.NEGATIVE_INFINITY;

  get size(): number {
    return this.vehicles.size;
  }

  /** All vehicles there are; of one that is known the newer position holds. */
  replace(positions: readonly LivePosition[], now: number): void {
    const before = this.vehicles;
    this.vehicles = new Map();
    for (const position of positions) {
      const known = before.get(position.id);
      this.place(known !== undefined && !isNewer(position, known) ? known : position, known, now);
    }
    for (const id of this.glides.keys()) if (!this.vehicles.has(id)) this.glides.delete(id);
    this.clusterAnew();
  }

  /** Vehicles that moved, or were heard of for the first time. */
  move(positions: readonly LivePosition[], now: number): void {
    for (const position of positions) {
      const known = this.vehicles.get(position.id);
      if (known === undefined || isNewer(position, known)) this.place(position, known, now);
    }
    this.isStale = true;
  }

  /** The chosen vehicle stands in no cluster (ux, Maps 15). */
  choose(id: string | null): void {
    if (this.chosen === id) return;
    this.chosen = id;
    this.clusterAnew();
  }

  get chosenVehicle(): LivePosition | null {
    return (this.chosen !== null && this.vehicles.get(this.chosen)) || null;
  }

  /** What there is to see within `bounds`; the chosen vehicle is not among it. */
  inView(bounds: Bounds, zoom: number, now: number): InView {
    if (this.isStale && now - this.clusteredAt >= RECLUSTER) this.cluster(now);
    const clusters: Cluster[] = [];
    const vehicles: LivePosition[] = [];
    for (const { geometry, properties } of this.index.getClusters(bounds, zoom)) {
      if ('cluster_id' in properties) {
        const [longitude = 0, latitude = 0] = geometry.coordinates;
        clusters.push({
          id: properties.cluster_id,
          count: properties.point_count,
          place: { latitude, longitude },
        });
        continue;
      }
      const vehicle = this.vehicles.get(properties.id);
      if (vehicle !== undefined) vehicles.push(vehicle);
    }
    return { clusters, vehicles };
  }

  /** Milliseconds until vehicles that moved are sorted anew; null when none did. */
  untilClustered(now: number): number | null {
    return this.isStale ? Math.max(0, this.clusteredAt + RECLUSTER - now) : null;
  }

  /** The zoom at which a cluster falls apart, or the vehicles of one that never does. */
  open(cluster: Cluster): number | readonly LivePosition[] {
    const zoom = this.index.getClusterExpansionZoom(cluster.id);
    if (zoom <= MAX_ZOOM) return zoom;
    return this.index.getLeaves(cluster.id, Number.POSITIVE_INFINITY).flatMap(({ properties }) => {
      const vehicle = 'id' in properties ? this.vehicles.get(properties.id) : undefined;
      return vehicle === undefined ? [] : [vehicle];
    });
  }

  /** Where the marker of a vehicle stands now, on its way to where the vehicle is. */
  placeOf({ id, place }: LivePosition, now: number): LatLng {
    const glide = this.glides.get(id);
    if (glide === undefined) return place;
    const share = (now - glide.since) / GLIDE;
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
    this.vehicles.set(position.id, position);
  }

  private clusterAnew(): void {
    this.isStale = true;
    this.clusteredAt = Number.NEGATIVE_INFINITY;
  }

  private cluster(now: number): void {
    const index = new Supercluster<Vehicle, object>({
      radius: RADIUS,
      extent: TILE,
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
    });
    const points = [];
    for (const { id, place } of this.vehicles.values()) {
      if (id === this.chosen) continue;
      points.push({
        type: 'Feature' as const,
        properties: { id },
        geometry: { type: 'Point' as const, coordinates: [place.longitude, place.latitude] },
      });
    }
    index.load(points);
    this.index = index;
    this.isStale = false;
    this.clusteredAt = now;
  }
}
