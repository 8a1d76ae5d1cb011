/**
 * Extracts the streets of a part of the world from Protomaps' daily build of OpenStreetMap, for MAP_FILE:
 *
 *   npm run map -- --bbox=west,south,east,north --out=area.pmtiles [--from=archive, a URL or a file] [--maxzoom=15]
 *
 * It needs the program `pmtiles`, which reads only the wanted part over HTTP.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { PlainError, runCommand, say } from '../console.mjs';

const usage = 'npm run map -- --bbox=west,south,east,north --out=area.pmtiles';

/** Builds are kept for some days; that of yesterday is complete everywhere. */
function latestBuild() {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  return `https://build.protomaps.com/${yesterday.toISOString().slice(0, 10).replaceAll('-', '')}.pmtiles`;
}

function readArguments() {
  const text = { type: 'string' };
  let values;
  try {
    ({ values } = parseArgs({ options: { bbox: text, out: text, from: text, maxzoom: text } }));
  } catch (error) {
    throw new PlainError(`${error.message}. Usage: ${usage}`);
  }
  const { bbox = '', out = '', from = latestBuild(), maxzoom = '15' } = values;
  const corners = bbox.split(',').map((corner) => (corner.trim() === '' ? Number.NaN : Number(corner)));
  const [west, south, east, north] = corners;
  const isBox = corners.length === 4 && west >= -180 && east <= 180 && south >= -90 && north <= 90;
  if (!isBox || !(west < east && south < north))
    throw new PlainError(
      `--bbox takes four numbers in degrees, west,south,east,north, such as 106.6,-6.5,107.1,-5.9 for Jakarta. Usage: ${usage}`,
    );
  if (out === '') throw new PlainError(`--out names the file to write. Usage: ${usage}`);
  if (!/^\d{1,2}$/.test(maxzoom) || Number(maxzoom) > 15)
    throw new PlainError('--maxzoom takes a number from 0 to 15.');
  return { bbox: corners.join(','), out, from, maxzoom };
}

await runCommand(async () => {
  const { bbox, out, from, maxzoom } = readArguments();
  const program = process.env.PMTILES || 'pmtiles';
  say(`Extracting ${bbox} from ${from} …`);
  const { error, status } = spawnSync(
    program,
    ['extract', from, out, `--bbox=${bbox}`, `--maxzoom=${maxzoom}`],
    { stdio: 'inherit' },
  );
  if (error)
    throw new PlainError(
      `The program ${program} is missing: install it from https://github.com/protomaps/go-pmtiles/releases, or name it with PMTILES.`,
    );
  if (status !== 0)
    throw new PlainError(
      `${program} failed (${status}). If ${from} does not exist, name another build of https://maps.protomaps.com/builds with --from.`,
    );
  say(`Wrote ${out}. Start with MAP_FILE=${out} to draw it.`);
  return 0;
});
