/**
 * Writes src/map/land-outline.json, the land that a map shows when no tile comes (ux, Maps 14), out of Natural Earth's
 * (public domain) in the package world-atlas: fine (1 : 10 million) around Indonesia, coarse (1 : 110 million) elsewhere.
 *
 * The file is a list of parts, each a list of rings, each an encoded polyline of 3 decimals: `node scripts/land-outline.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

const DECIMALS = 1000;
/** West, south, east, north of what is drawn finely. */
const [WEST, SOUTH, EAST, NORTH] = [94, -12, 142, 8];
/** Parts overlap by this many degrees, so that no seam shows between them. */
const SEAM = 0.02;

const packages = createRequire(import.meta.url);

/** Every ring of the land at a scale, as longitude and latitude. */
function ringsOf(scale) {
  const atlas = JSON.parse(readFileSync(packages.resolve(`world-atlas/land-${scale}.json`), 'utf8'));
  const { features } = feature(atlas, atlas.objects.land);
  return features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  );
}

/** The part of a ring on one side of a line: `inside` tells the side, `cross` where an edge crosses it. */
function clipSide(ring, inside, cross) {
  return ring.flatMap((point, index) => {
    const before = ring[(index + ring.length - 1) % ring.length];
    if (inside(point)) return inside(before) ? [point] : [cross(before, point), point];
    return inside(before) ? [cross(before, point)] : [];
  });
}

function atLongitude(x) {
  return ([x1, y1], [x2, y2]) => [x, y1 + ((y2 - y1) * (x - x1)) / (x2 - x1)];
}

function atLatitude(y) {
  return ([x1, y1], [x2, y2]) => [x1 + ((x2 - x1) * (y - y1)) / (y2 - y1), y];
}

/** What of a ring lies in a box (Sutherland and Hodgman). */
function clip(ring, [west, south, east, north]) {
  const sides = [
    [([x]) => x >= west, atLongitude(west)],
    [([x]) => x <= east, atLongitude(east)],
    [([, y]) => y >= south, atLatitude(south)],
    [([, y]) => y <= north, atLatitude(north)],
  ];
  return sides.reduce((rest, [inside, cross]) => clipSide(rest, inside, cross), ring);
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

function part(rings, box) {
  return rings.map((ring) => encode(clip(ring, box))).filter((text) => text !== '');
}

const fine = ringsOf('10m');
const coarse = ringsOf('110m');
const parts = [
  part(fine, [WEST, SOUTH, EAST, NORTH]),
  part(coarse, [-180, -90, WEST + SEAM, 90]),
  part(coarse, [EAST - SEAM, -90, 180, 90]),
  part(coarse, [WEST, NORTH - SEAM, EAST, 90]),
  part(coarse, [WEST, -90, EAST, SOUTH + SEAM]),
];
writeFileSync(
  new URL('../src/map/land-outline.json', import.meta.url),
  `${JSON.stringify(parts, null, 2)}\n`,
);
