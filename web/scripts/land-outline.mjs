/**
 * Writes src/map/base-layer/land-outline.json, the land that a map shows when no tile comes (ux, Maps 14), out of Natural Earth's
 * (public domain, 1 : 10 million) in the package world-atlas: as it is around Indonesia, simplified elsewhere.
 *
 * The file is a list of rings, each an encoded polyline of 3 decimals: `node scripts/land-outline.mjs`. A ring that crosses
 * the 180th meridian goes on beyond 180°: in a plane, jumping to -180° would draw a strip across the whole map.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

const DECIMALS = 1000;
/** West, south, east, north of what is kept as it is. */
const [WEST, SOUTH, EAST, NORTH] = [94, -12, 142, 8];
/** Elsewhere a line may be this many degrees of the Web Mercator plane off, and a ring smaller than this square is left out. */
const TOLERANCE = 0.25;
const SMALLEST = 0.6;
/** The ring around the pole goes this many degrees beyond ±180°, so that neighbouring copies of the world overlap. */
const OVERLAP = 1;
/** Degrees: two points nearer than this are the same. */
const SAME = 1e-4;

const packages = createRequire(import.meta.url);

/** Every ring of the land, as longitude and latitude; the last point is not the first again. */
function ringsOf(scale) {
  const atlas = JSON.parse(readFileSync(packages.resolve(`world-atlas/land-${scale}.json`), 'utf8'));
  const { features } = feature(atlas, atlas.objects.land);
  return features
    .flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates))
    .flat()
    .map((ring) => ring.slice(0, -1));
}

const shifted = (ring, degrees) => ring.map(([x, y]) => [x + degrees, y]);

function rangeOf(numbers) {
  return numbers.reduce(([low, high], n) => [Math.min(low, n), Math.max(high, n)], [Infinity, -Infinity]);
}

/** The ring without jumps from one side of the 180th meridian to the other, its middle within ±180°. */
function unwrapped(ring) {
  let turns = 0;
  const continuous = ring.map(([x, y], index) => {
    const step = index === 0 ? 0 : x - ring[index - 1][0];
    if (step > 180) turns -= 1;
    if (step < -180) turns += 1;
    return [x + turns * 360, y];
  });
  const [west, east] = rangeOf(continuous.map(([x]) => x));
  return shifted(continuous, -360 * Math.round((west + east) / 720));
}

/** Checks whether the ring goes around a pole: then it ends a turn away from where it begins. */
const isPolar = (ring) => Math.abs(ring.at(-1)[0] - ring[0][0]) > 180;

/** The land around the south pole: its coast from west to east, and back at the pole. */
function aroundPole(ring) {
  const coast = ring.at(-1)[0] > ring[0][0] ? ring : ring.toReversed();
  const turns = [-360, 0, 360].flatMap((degrees) => shifted(coast, degrees));
  const edge = 180 + OVERLAP;
  const shown = turns.filter(([x]) => Math.abs(x) <= edge);
  return [[-edge, -90], [-edge, shown[0][1]], ...shown, [edge, shown.at(-1)[1]], [edge, -90]];
}

/** The part of a ring that lies off the 180th meridian between two points on it; null for a ring that has no edge there. */
function openedAtMeridian(ring) {
  const isOn = ([x]) => Math.abs(Math.abs(x) - 180) < SAME;
  const start = ring.findIndex((point, index) => isOn(point) && !isOn(ring[(index + 1) % ring.length]));
  const turned = [...ring.slice(start), ...ring.slice(0, start)];
  if (start < 0 || turned.filter(isOn).length < 2) return null;
  const end = turned.findIndex((point, index) => index > 0 && isOn(point));
  // A ring that crosses the meridian elsewhere has no edge on it.
  return turned.slice(end).every(isOn) ? turned.slice(0, end + 1) : null;
}

/** Joins the rings that Natural Earth has cut at the 180th meridian. */
function joinedAtMeridian(rings) {
  const opened = rings.map((ring) => ({ ring, open: openedAtMeridian(ring) }));
  const middleOf = ({ open }) => (open[0][1] + open.at(-1)[1]) / 2;
  const western = opened.filter(({ open }) => open !== null && open[0][0] > 0);
  const eastern = opened.filter(({ open }) => open !== null && open[0][0] < 0);
  const whole = opened.filter(({ open }) => open === null).map(({ ring }) => ring);
  for (const west of western) {
    const east = eastern.find((other) => Math.abs(middleOf(other) - middleOf(west)) < 0.01);
    if (east === undefined) throw new Error(`Nothing goes on at 180, ${middleOf(west)}`);
    whole.push([...west.open, ...shifted(east.open, 360).slice(1, -1)]);
  }
  if (western.length !== eastern.length) throw new Error('Some land is cut at the 180th meridian');
  return whole;
}

/** A point in the plane that maps are projected to (Web Mercator), in degrees. */
function projected([x, y]) {
  const latitude = Math.max(-85, Math.min(85, y));
  return [x, (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI];
}

/** Computes how far a point lies from the line between two others. */
function offLine(point, from, to) {
  const [[x, y], [x1, y1], [x2, y2]] = [point, from, to].map(projected);
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** The points of a line that matter to its shape (Douglas and Peucker), without its last one. */
function simplified(line) {
  if (line.length < 3) return line.slice(0, 1);
  const [from, to] = [line[0], line.at(-1)];
  let [farthest, at] = [0, 0];
  for (let index = 1; index < line.length - 1; index += 1) {
    const distance = offLine(line[index], from, to);
    if (distance > farthest) [farthest, at] = [distance, index];
  }
  if (farthest <= TOLERANCE) return [from];
  return [...simplified(line.slice(0, at + 1)), ...simplified(line.slice(at))];
}

const isNear = ([x, y]) => x >= WEST && x <= EAST && y >= SOUTH && y <= NORTH;

/** The ring, simplified where it is far from Indonesia; null where it is too small to be seen there. */
function thinned(ring) {
  if (!ring.some(isNear)) {
    const [width, height] = [0, 1].map((axis) => {
      const [low, high] = rangeOf(ring.map((point) => projected(point)[axis]));
      return high - low;
    });
    if (width * height < SMALLEST ** 2) return null;
  }
  // Begins where the ring is near, or at its farthest end: the ends of a line always stay.
  const first = Math.max(0, ring.findIndex(isNear));
  const turned = [...ring.slice(first), ...ring.slice(0, first), ring[first]];
  const kept = turned.flatMap((point, index) => (index === 0 || isNear(point) ? [index] : []));
  if (kept.length === 1) kept.push(farthestFrom(turned));
  return kept.flatMap((index, order) =>
    simplified(turned.slice(index, (kept[order + 1] ?? turned.length - 1) + 1)),
  );
}

function farthestFrom(ring) {
  const [x, y] = ring[0];
  const distances = ring.map((point) => Math.hypot(point[0] - x, point[1] - y));
  return distances.indexOf(distances.reduce((most, distance) => Math.max(most, distance), 0));
}

/** One number of the encoded polyline algorithm. */
function encodeNumber(number) {
  let rest = number < 0 ? ~(number << 1) : number << 1;
  let text = '';
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}

/** A ring as latitude and longitude steps; '' for one too small to be seen. */
function encode(ring) {
  let [x, y, count, text] = [0, 0, 0, ''];
  for (const [longitude, latitude] of ring) {
    const [nextX, nextY] = [Math.round(longitude * DECIMALS), Math.round(latitude * DECIMALS)];
    if (count > 0 && nextX === x && nextY === y) continue;
    text += encodeNumber(nextY - y) + encodeNumber(nextX - x);
    [x, y, count] = [nextX, nextY, count + 1];
  }
  return count < 3 ? '' : text;
}

const rings = ringsOf('10m').map(unwrapped);
const land = [
  ...joinedAtMeridian(rings.filter((ring) => !isPolar(ring))),
  ...rings.filter(isPolar).map(aroundPole),
];
const encoded = land.map(thinned).flatMap((ring) => (ring === null ? [] : [encode(ring)]));
writeFileSync(
  new URL('../src/map/base-layer/land-outline.json', import.meta.url),
  `${JSON.stringify(
    encoded.filter((text) => text !== ''),
    null,
    2,
  )}\n`,
);
