import type { Motion } from './live-vehicle';

/** The colours of the theme that markers are painted in. */
export interface MarkerColors {
  readonly moving: string;
  readonly stopped: string;
  readonly offline: string;
  readonly cluster: string;
  readonly onCluster: string;
  readonly edge: string;
  readonly text: string;
}

/** Reads them from the map's element; they change only with theme and mode. */
export function colorsAt(element: Element): MarkerColors {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(`--a-${name}`).trim();
  return {
    moving: read('success'),
    stopped: read('info'),
    offline: read('muted'),
    cluster: read('primary'),
    onCluster: read('on-primary'),
    edge: read('surface'),
    text: read('text'),
  };
}

/** Pixels from a marker's middle to its edge. */
export const MARKER = 9;
const TURN = Math.PI / 180;

/** A marker, distinguished by shape and colour: an arrow is moving, a disc is stopped, an empty diamond is offline. */
function drawVehicle(
  context: OffscreenCanvasRenderingContext2D,
  x: number,
  y: number,
  motion: Motion,
  course: number | null,
  colors: MarkerColors,
): void {
  context.beginPath();
  if (motion === 'moving') {
    const [cos, sin] = [Math.cos((course ?? 0) * TURN), Math.sin((course ?? 0) * TURN)];
    const corner = (right: number, down: number): [number, number] => [
      x + right * cos - down * sin,
      y + right * sin + down * cos,
    ];
    context.moveTo(...corner(0, -MARKER - 2));
    context.lineTo(...corner(MARKER - 1, MARKER));
    context.lineTo(...corner(0, MARKER - 4));
    context.lineTo(...corner(1 - MARKER, MARKER));
  } else if (motion === 'stopped') {
    context.arc(x, y, MARKER - 2, 0, Math.PI * 2);
  } else {
    context.moveTo(x, y - MARKER);
    context.lineTo(x + MARKER, y);
    context.lineTo(x, y + MARKER);
    context.lineTo(x - MARKER, y);
  }
  context.closePath();
  context.lineWidth = 2;
  context.fillStyle = motion === 'offline' ? colors.edge : colors[motion];
  context.strokeStyle = motion === 'offline' ? colors.offline : colors.edge;
  context.fill();
  context.stroke();
}

/** Pixels of a cluster's radius, which grows slowly with the vehicles in it. */
export const clusterRadius = (count: number): number => 13 + Math.min(11, Math.log2(count) * 1.2);

const COUNT = new Intl.NumberFormat('id-ID');

function drawCluster(
  context: OffscreenCanvasRenderingContext2D,
  x: number,
  y: number,
  count: number,
  colors: MarkerColors,
): void {
  context.beginPath();
  context.arc(x, y, clusterRadius(count), 0, Math.PI * 2);
  context.fillStyle = colors.cluster;
  context.strokeStyle = colors.edge;
  context.lineWidth = 2.5;
  context.fill();
  context.stroke();
  context.fillStyle = colors.onCluster;
  context.font = '600 11px sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(COUNT.format(count), x, y + 0.5);
}

/** The chosen vehicle: a ring around its marker, and its plate below. */
function drawChosen(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  plate: string,
  colors: MarkerColors,
): void {
  context.beginPath();
  context.arc(x, y, MARKER + 7, 0, Math.PI * 2);
  context.strokeStyle = colors.cluster;
  context.lineWidth = 3;
  context.stroke();
  context.font = '600 12px sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'top';
  context.lineWidth = 4;
  context.strokeStyle = colors.edge;
  context.fillStyle = colors.text;
  context.strokeText(plate, x, y + MARKER + 11);
  context.fillText(plate, x, y + MARKER + 11);
}

/** Degrees between the courses for which arrows are cached. */
const COURSE_STEP = 5;
/** Pixels around a marker's centre that its image covers, including its edge. */
const VEHICLE_REACH = MARKER + 4;
/** Limit of cached images: clusters' counts keep changing. */
const MAX_CACHED_IMAGES = 1000;

/**
 * Markers as images, each drawn once and then copied into every frame of the map.
 */
export class Markers {
  private readonly pictures = new Map<string, ImageBitmap>();

  /** @param scale pixels of the screen to one of the page */
  constructor(
    private readonly colors: MarkerColors,
    private readonly scale: number,
  ) {}

  vehicle(
    context: CanvasRenderingContext2D,
    x: number,
    y: number,
    motion: Motion,
    course: number | null,
  ): void {
    const turned = motion === 'moving' ? Math.round((course ?? 0) / COURSE_STEP) * COURSE_STEP : 0;
    this.draw(context, `${motion} ${turned}`, x, y, VEHICLE_REACH, (on, middle) =>
      drawVehicle(on, middle, middle, motion, turned, this.colors),
    );
  }

  cluster(context: CanvasRenderingContext2D, x: number, y: number, count: number): void {
    this.draw(context, String(count), x, y, clusterRadius(count) + 2, (on, middle) =>
      drawCluster(on, middle, middle, count, this.colors),
    );
  }

  /** The highlight of the chosen vehicle: at most one per frame, so it is not cached. */
  chosen(context: CanvasRenderingContext2D, x: number, y: number, plate: string): void {
    context.save();
    context.scale(this.scale, this.scale);
    drawChosen(context, x, y, plate, this.colors);
    context.restore();
  }

  private draw(
    context: CanvasRenderingContext2D,
    name: string,
    x: number,
    y: number,
    reach: number,
    paint: (on: OffscreenCanvasRenderingContext2D, middle: number) => void,
  ): void {
    let picture = this.pictures.get(name);
    if (picture === undefined) {
      const canvas = new OffscreenCanvas(
        Math.ceil(reach * this.scale) * 2,
        Math.ceil(reach * this.scale) * 2,
      );
      const on = canvas.getContext('2d');
      if (on === null) return;
      on.scale(this.scale, this.scale);
      paint(on, canvas.width / 2 / this.scale);
      picture = canvas.transferToImageBitmap();
      if (this.pictures.size >= MAX_CACHED_IMAGES) this.pictures.clear();
      this.pictures.set(name, picture);
    }
    // On whole device pixels: otherwise its edges would be blurred.
    context.drawImage(
      picture,
      Math.round(x * this.scale) - picture.width / 2,
      Math.round(y * this.scale) - picture.height / 2,
    );
  }
}
