import { formatCount, MOTIONS, type Motion, type MotionCounts } from './live-vehicle';

/** The shape of a marker around its middle, an SVG path in pixels; `moving` points north. */
export const MARKER_SHAPES: Readonly<Record<Motion, string>> = {
  moving: 'M0 -11 8 9 0 5 -8 9Z',
  stopped: 'M-7 0A7 7 0 1 1 7 0 7 7 0 1 1 -7 0Z',
  offline: 'M0 -9 9 0 0 9 -9 0Z',
  silent: 'M-6 -6H6V6H-6Z',
};

/** The colours of the theme that markers are painted in. */
interface MarkerColors {
  readonly moving: string;
  readonly stopped: string;
  readonly offline: string;
  readonly silent: string;
  readonly cluster: string;
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
    silent: read('muted'),
    cluster: read('primary'),
    edge: read('surface'),
    text: read('text'),
  };
}

/** Pixels from a marker's middle to its edge. */
export const MARKER = 9;
/** Pixels of a cluster's radius, which grows slowly with the vehicles in it. */
export const clusterRadius = (count: number): number => 13 + Math.min(11, Math.log2(count) * 1.2);

/** Opacity of a vehicle whose position is old. */
const SILENT_ALPHA = 0.6;
/** Pixels of the ring around a cluster, whose arcs show the shares of states. */
const RING = 4;
/** The parts of a ring: shares are rounded to them, so that rings can be cached. */
const RING_PARTS = 32;
/** Degrees between the courses for which arrows are cached. */
const COURSE_STEP = 5;
/** Pixels around a marker's centre that its image covers, including its edge. */
const VEHICLE_REACH = MARKER + 4;
/** Limit of cached images: clusters' counts keep changing. */
const MAX_CACHED_IMAGES = 1000;

interface RingedCluster {
  readonly count: number;
  readonly motions: MotionCounts;
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

function drawDisc(context: Context, radius: number): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
}

/**
 * Markers as images, each drawn once and then copied into every frame of the map.
 */
export class Markers {
  private readonly images = new Map<string, ImageBitmap>();

  /** @param scale pixels of the screen to one of the page */
  constructor(
    private readonly colors: MarkerColors,
    private readonly scale: number,
  ) {}

  /** A vehicle, distinguished by shape and colour. */
  vehicle(
    context: CanvasRenderingContext2D,
    x: number,
    y: number,
    motion: Motion,
    course: number | null,
  ): void {
    const { colors } = this;
    const degrees = motion === 'moving' ? Math.round((course ?? 0) / COURSE_STEP) * COURSE_STEP : 0;
    this.copy(context, `${motion} ${degrees}`, x, y, VEHICLE_REACH, (image) => {
      const shape = new Path2D(MARKER_SHAPES[motion]);
      image.rotate((degrees * Math.PI) / 180);
      image.lineWidth = 2;
      image.globalAlpha = motion === 'silent' ? SILENT_ALPHA : 1;
      image.fillStyle = motion === 'offline' ? colors.edge : colors[motion];
      image.strokeStyle = motion === 'offline' ? colors.offline : colors.edge;
      image.fill(shape);
      image.stroke(shape);
    });
  }

  /** A cluster: its number of vehicles, within a ring with an arc for each state in it. */
  cluster(context: CanvasRenderingContext2D, x: number, y: number, { count, motions }: RingedCluster): void {
    const { colors } = this;
    const parts = MOTIONS.map((motion) => Math.round((motions[motion] / count) * RING_PARTS));
    const radius = clusterRadius(count);
    this.copy(context, `${count} ${parts}`, x, y, radius + RING + 2, (image) => {
      drawDisc(image, radius + RING + 1);
      image.fillStyle = colors.edge;
      image.fill();
      const sum = parts.reduce((all, part) => all + part, 0);
      let from = -Math.PI / 2;
      MOTIONS.forEach((motion, index) => {
        const to = from + (2 * Math.PI * (parts[index] ?? 0)) / sum;
        image.beginPath();
        image.arc(0, 0, radius + RING / 2, from, to);
        image.globalAlpha = motion === 'silent' ? SILENT_ALPHA : 1;
        image.strokeStyle = colors[motion];
        image.lineWidth = RING;
        image.stroke();
        from = to;
      });
      image.globalAlpha = 1;
      drawDisc(image, radius - 1);
      image.fillStyle = colors.edge;
      image.fill();
      image.fillStyle = colors.text;
      image.font = '600 11px sans-serif';
      image.textAlign = 'center';
      image.textBaseline = 'middle';
      image.fillText(formatCount(count), 0, 0.5);
    });
  }

  /** A ring around the chosen vehicle's marker, and its plate below: at most one per frame, so it is not cached. */
  chosen(context: CanvasRenderingContext2D, x: number, y: number, plate: string): void {
    const { colors } = this;
    context.save();
    context.scale(this.scale, this.scale);
    context.translate(x, y);
    drawDisc(context, MARKER + 7);
    context.strokeStyle = colors.cluster;
    context.lineWidth = 3;
    context.stroke();
    context.font = '600 12px sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'top';
    context.lineWidth = 4;
    context.strokeStyle = colors.edge;
    context.fillStyle = colors.text;
    context.strokeText(plate, 0, MARKER + 11);
    context.fillText(plate, 0, MARKER + 11);
    context.restore();
  }

  /** @param paint draws the image when it is not cached, around the origin */
  private copy(
    context: CanvasRenderingContext2D,
    name: string,
    x: number,
    y: number,
    reach: number,
    paint: (image: OffscreenCanvasRenderingContext2D) => void,
  ): void {
    let image = this.images.get(name);
    if (image === undefined) {
      const size = Math.ceil(reach * this.scale) * 2;
      const canvas = new OffscreenCanvas(size, size);
      const drawing = canvas.getContext('2d');
      if (drawing === null) return;
      drawing.translate(size / 2, size / 2);
      drawing.scale(this.scale, this.scale);
      paint(drawing);
      image = canvas.transferToImageBitmap();
      if (this.images.size >= MAX_CACHED_IMAGES) this.images.clear();
      this.images.set(name, image);
    }
    // On whole device pixels: otherwise its edges would be blurred.
    context.drawImage(
      image,
      Math.round(x * this.scale) - image.width / 2,
      Math.round(y * this.scale) - image.height / 2,
    );
  }
}
