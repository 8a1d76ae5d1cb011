import {
  DomUtil,
  Layer,
  type LeafletEventHandlerFnMap,
  type Map as LeafletMap,
  type LeafletMouseEvent,
  type ZoomAnimEvent,
} from 'leaflet';
import type { Cluster } from './clusters';
import type { LiveFleet } from './live-fleet';
import { type LivePosition, type MotionCounts, motionOf } from './live-vehicle';
import { clusterRadius, colorsAt, MARKER, Markers } from './marker-drawing';

/** The thing that was pressed on the map. */
export type Pressed =
  | { readonly kind: 'vehicle'; readonly vehicle: LivePosition }
  | { readonly kind: 'cluster'; readonly cluster: Cluster }
  | { readonly kind: 'nothing' };

interface Target {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly pressed: Pressed;
}

/** Pixels around the viewport that are also drawn. */
const MARGIN = 60;
/** Pixels that a finger may miss a marker by. */
const TOUCH_TOLERANCE = 6;
const NOTHING: Pressed = { kind: 'nothing' };

/**
 * All vehicles on one canvas, drawn in animation frames and only when something changed: the map, its zoom, or a visible
 * vehicle.
 */
export class LiveLayer extends Layer {
  private readonly canvas = DomUtil.create('canvas', 'live-canvas leaflet-zoom-animated');
  private readonly context = this.canvas.getContext('2d');
  /** The map that shows it. */
  private map: LeafletMap | null = null;
  private frame: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private markers: Markers | null = null;
  private targets: readonly Target[] = [];
  private readonly themeObserver = new MutationObserver(() => {
    this.markers = null;
    this.schedule();
  });

  constructor(
    private readonly fleet: LiveFleet,
    private readonly onPress: (pressed: Pressed) => void,
    /** The tooltip of a cluster. */
    private readonly describe: (motions: MotionCounts) => string,
  ) {
    super();
  }

  private readonly handlers: LeafletEventHandlerFnMap = {
    move: () => this.schedule(),
    zoomend: () => this.schedule(),
    viewreset: () => this.schedule(),
    resize: () => this.schedule(),
    zoomanim: (event) => this.follow(event),
    click: (event) => this.onPress(this.at(event)),
    mousemove: (event) => this.point(event),
  };

  override onAdd(map: LeafletMap): this {
    this.map = map;
    map.on(this.handlers);
    map.getPane('markerPane')?.append(this.canvas);
    this.themeObserver.observe(document.documentElement, { attributes: true });
    this.schedule();
    return this;
  }

  override onRemove(map: LeafletMap): this {
    this.map = null;
    map.off(this.handlers);
    this.themeObserver.disconnect();
    this.canvas.remove();
    if (this.frame !== null) cancelAnimationFrame(this.frame);
    this.frame = null;
    clearTimeout(this.timer);
    return this;
  }

  /** Draws in the next frame. */
  schedule(): void {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = null;
      this.draw(performance.now());
    });
  }

  private draw(now: number): void {
    const { map, context } = this;
    if (map === null || context === null) return;
    const { x: width, y: height } = map.getSize();
    const scale = window.devicePixelRatio || 1;
    if (this.canvas.width !== width * scale || this.canvas.height !== height * scale) {
      this.canvas.width = width * scale;
      this.canvas.height = height * scale;
      this.canvas.style.width = `${width}px`;
      this.canvas.style.height = `${height}px`;
      this.markers = null;
    }
    DomUtil.setPosition(this.canvas, map.containerPointToLayerPoint([0, 0]));
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.markers ??= new Markers(colorsAt(map.getContainer()), scale);
    const markers = this.markers;
    const epoch = Date.now();

    const southWest = map.containerPointToLatLng([-MARGIN, height + MARGIN]);
    const northEast = map.containerPointToLatLng([width + MARGIN, -MARGIN]);
    const { clusters, vehicles } = this.fleet.inView(
      [southWest.lng, southWest.lat, northEast.lng, northEast.lat],
      Math.round(map.getZoom()),
      now,
    );
    const targets: Target[] = [];
    let isMoving = false;
    for (const cluster of clusters) {
      const { x, y } = map.latLngToContainerPoint([cluster.place.latitude, cluster.place.longitude]);
      markers.cluster(context, x, y, cluster);
      targets.push({ x, y, reach: clusterRadius(cluster.count), pressed: { kind: 'cluster', cluster } });
    }
    const chosen = this.fleet.chosenVehicle;
    for (const vehicle of chosen === null ? vehicles : [...vehicles, chosen]) {
      const { latitude, longitude } = this.fleet.placeOf(vehicle, now);
      isMoving ||= this.fleet.isAnimated(vehicle);
      const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
      markers.vehicle(context, x, y, motionOf(vehicle, epoch), vehicle.course);
      if (vehicle === chosen) markers.chosen(context, x, y, vehicle.plate);
      targets.push({ x, y, reach: MARKER, pressed: { kind: 'vehicle', vehicle } });
    }
    this.targets = targets;
    if (isMoving) this.schedule();
    else this.scheduleClusters(now);
  }

  /** Without visible animations, invisible vehicles may still change clusters. */
  private scheduleClusters(now: number): void {
    const wait = this.fleet.untilClustered(now);
    clearTimeout(this.timer);
    if (wait !== null) this.timer = setTimeout(() => this.schedule(), wait);
  }

  /** The canvas scales with the tiles during a zoom and is redrawn at its end. */
  private follow({ center, zoom }: ZoomAnimEvent): void {
    const { map } = this;
    const pane = map?.getPane('mapPane');
    if (map === null || pane === undefined) return;
    const corner = map.containerPointToLatLng([0, 0]);
    const origin = map
      .project(center, zoom)
      .subtract(map.getSize().divideBy(2))
      .add(DomUtil.getPosition(pane))
      .round();
    DomUtil.setTransform(
      this.canvas,
      map.project(corner, zoom).subtract(origin),
      map.getZoomScale(zoom, map.getZoom()),
    );
  }

  private at({ containerPoint: { x, y } }: LeafletMouseEvent): Pressed {
    // What is drawn last lies on top.
    return (
      this.targets.findLast((one) => Math.hypot(one.x - x, one.y - y) <= one.reach + TOUCH_TOLERANCE)
        ?.pressed ?? NOTHING
    );
  }

  private point(event: LeafletMouseEvent): void {
    const pressed = this.at(event);
    const container = this.map?.getContainer();
    if (container === undefined) return;
    container.style.cursor = pressed.kind === 'nothing' ? '' : 'pointer';
    container.title = pressed.kind === 'cluster' ? this.describe(pressed.cluster.motions) : '';
  }
}
