import type { LatLngBounds, LatLngTuple } from 'leaflet';

/** The precision with which scripts/land-outline.mjs writes. */
const DECIMALS = 1000;

/** Reads the encoded polyline algorithm's text. */
function decode(text: string): LatLngTuple[] {
  const numbers: number[] = [];
  let [number, shift] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const bits = text.charCodeAt(index) - 63;
    number |= (bits & 0x1f) << shift;
    shift += 5;
    if (bits >= 0x20) continue;
    numbers.push(number & 1 ? ~(number >> 1) : number >> 1);
    [number, shift] = [0, 0];
  }
  const points: LatLngTuple[] = [];
  let [latitude, longitude] = [0, 0];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    latitude += numbers[index] ?? 0;
    longitude += numbers[index + 1] ?? 0;
    points.push([latitude / DECIMALS, longitude / DECIMALS]);
  }
  return points;
}

/** A closed line around land, or around a lake in it, and the rectangle that it fills. */
export interface Ring {
  readonly points: readonly LatLngTuple[];
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

function ringOf(points: readonly LatLngTuple[]): Ring {
  const latitudes = points.map(([latitude]) => latitude);
  const longitudes = points.map(([, longitude]) => longitude);
  return {
    points,
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

/** The rings of the world's land, detailed around Indonesia; none jumps from 180° to -180°. Loaded only when a map needs it. */
export async function loadLand(): Promise<Ring[]> {
  const { default: rings } = await import('./land-outline.json');
  return rings.map((text) => ringOf(decode(text)));
}

/** Copies of the world beside it, for maps that are wider than it or moved across 180°. */
const COPIES = [-360, 0, 360];

const moved = (points: readonly LatLngTuple[], degrees: number): LatLngTuple[] =>
  points.map(([latitude, longitude]) => [latitude, longitude + degrees]);

/** The rings that reach into a part of the map, the copies of the world included: the rest need not be projected. */
export function ringsIn(rings: readonly Ring[], view: LatLngBounds): LatLngTuple[][] {
  return COPIES.flatMap((degrees) =>
    rings
      .filter(
        ({ south, west, north, east }) =>
          south <= view.getNorth() &&
          north >= view.getSouth() &&
          west + degrees <= view.getEast() &&
          east + degrees >= view.getWest(),
      )
      .map(({ points }) => moved(points, degrees)),
  );
}
