import type { Motion } from './live-vehicle';

/** The colours of the theme that markers are drawn in. */
export interface MarkerColors {
  readonly moving: string;
  readonly stopped: string;
  readonly offline: string;
  readonly cluster: string;
  readonly onCluster: string;
  readonly edge: string;
  readonly text: string;
}

/** Reads them where the map stands; they change with theme and mode alone. */
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

/** A marker told apart by shape as well as by colour: an arrow moves, a disc stands, an empty diamond is offline (ux, Maps 15). */
export function drawVehicle(
  context: CanvasRenderingContext2D,
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

export function drawCluster(
  context: CanvasRenderingContext2D,
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
export function drawChosen(
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
