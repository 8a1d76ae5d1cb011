import type { LatLngTuple } from 'leaflet';

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

/** The rings of the world's land, detailed around Indonesia; none jumps from 180° to -180°. Loaded only when a map needs it. */
export async function loadLand(): Promise<LatLngTuple[][]> {
  const { default: rings } = await import('./land-outline.json');
  return rings.map(decode);
}
