/**
 * Writes a PMTiles archive of an invented city, for tests, benches and screenshots.
 *
 *   node tests/streets/write-archive.mjs <file> [--zooms=from-to, default 6-14] [--bounds=west,south,east,north]
 */
import { parseArgs } from 'node:util';
import GeoJSONVT from 'geojson-vt';
import { runCommand, say } from '../../scripts/console.mjs';
import { writeArchive } from './archive.mjs';
import { cityBounds, cityLayers, landBounds } from './city.mjs';
import { encodeTile } from './vector-tile.mjs';

const extent = 4096;
/** The last zoom with the land around the city. */
const lastOfLand = 12;

/**
 * @param {string} file
 * @param {{zooms?: [number, number], bounds?: number[], given?: Parameters<typeof cityLayers>[0]}} [options]
 * @returns {{z: number, x: number, y: number}[]} the tiles that it has
 */
export function writeCityArchive(file, { zooms = [6, 14], bounds = landBounds, given } = {}) {
  const [from, to] = zooms;
  const indices = Object.entries(cityLayers(given)).map(([name, features]) => ({
    name,
    index: new GeoJSONVT(features, { maxZoom: to, indexMaxZoom: to, indexMaxPoints: 0, extent, buffer: 128 }),
  }));
  const tiles = [];
  for (let z = from; z <= to; z++) {
    for (const { x, y } of tilesIn(z > lastOfLand && bounds === landBounds ? cityBounds : bounds, z)) {
      const layers = Object.fromEntries(
        indices.map(({ name, index }) => [
          name,
          (index.getTile(z, x, y)?.features ?? []).filter(({ tags }) => isShown(tags, z)),
        ]),
      );
      const bytes = encodeTile(layers, extent);
      if (bytes.length > 0) tiles.push({ z, x, y, bytes });
    }
  }
  writeArchive(file, tiles, { bounds });
  return tiles.map(({ z, x, y }) => ({ z, x, y }));
}

/** As in Protomaps' tiles, where small streets begin at zoom 12 or 13. */
const isShown = ({ kind }, z) => kind !== 'minor_road' || z >= 13;

function tilesIn([west, south, east, north], z) {
  const column = (longitude) => Math.floor(((longitude + 180) / 360) * 2 ** z);
  const row = (latitude) => {
    const sine = Math.sin((latitude * Math.PI) / 180);
    return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z);
  };
  const found = [];
  for (let x = column(west); x <= column(east); x++)
    for (let y = row(north); y <= row(south); y++) found.push({ x, y });
  return found;
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  await runCommand(async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { zooms: { type: 'string' }, bounds: { type: 'string' } },
    });
    const numbers = (text, by) => text?.split(by).map(Number);
    const { length } = writeCityArchive(positionals[0], {
      zooms: numbers(values.zooms, '-'),
      bounds: numbers(values.bounds, /,/),
    });
    say(`${length} tiles in ${positionals[0]}`);
    return 0;
  });
