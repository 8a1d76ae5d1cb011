/**
 * Fails when a page needs more JavaScript than size-budget.json allows.
 *
 * A page is its entries and all they import statically, read from the manifest of the last `vite build`, gzipped file by file.
 * `eachOf` is a page for every entry of that folder. `beyond` leaves out what another page has loaded already, and what that one
 * goes beyond; `except` has the pages with a limit of their own. Sizes are KiB (1,024 bytes).
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const KIB = 1024;
const web = new URL('../', import.meta.url);
const readJson = (path) => JSON.parse(readFileSync(new URL(path, web), 'utf8'));

/** @returns {never} */
function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

let manifest;
try {
  manifest = readJson('dist/.vite/manifest.json');
} catch {
  stop('There is no dist/.vite/manifest.json: run `npm run build -w web` first.');
}
const budgets = readJson('size-budget.json');

/** All JavaScript files that the entries need before they can run. */
function filesOf(entries, seen = new Map()) {
  for (const key of entries) {
    const chunk = manifest[key];
    if (chunk === undefined) stop(`size-budget.json names ${key}, which is no entry of the build.`);
    if (seen.has(key)) continue;
    seen.set(key, chunk.file);
    filesOf(chunk.imports ?? [], seen);
  }
  return seen;
}

/** The files that a page and those it goes beyond have loaded. */
function loadedWith(name) {
  if (name === undefined) return new Set();
  const { entries, beyond } =
    budgets[name] ?? stop(`size-budget.json goes beyond ${name}, which it does not have.`);
  return new Set([...loadedWith(beyond), ...filesOf(entries).values()]);
}

const folderOf = (key) => key.slice(0, key.lastIndexOf('/'));
const gzipped = (file) => gzipSync(readFileSync(new URL(`dist/${file}`, web)), { level: 9 }).length / KIB;
let failed = false;

function measure(name, entries, { beyond, maxKiB }) {
  const before = loadedWith(beyond);
  const sizes = [...new Set(filesOf(entries).values())]
    .filter((file) => file.endsWith('.js') && !before.has(file))
    .map((file) => ({ file, size: gzipped(file) }))
    .sort((one, other) => other.size - one.size);
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  const excess = total - maxKiB;
  process.stdout.write(
    `${name}: ${total.toFixed(1)} of ${maxKiB} KiB gzipped${excess > 0 ? `, ${excess.toFixed(1)} too many` : ''}\n`,
  );
  for (const { file, size } of sizes) process.stdout.write(`  ${size.toFixed(1).padStart(6)}  ${file}\n`);
  failed ||= excess > 0;
}

for (const [page, budget] of Object.entries(budgets)) {
  if (budget.eachOf === undefined) {
    measure(page, budget.entries, budget);
    continue;
  }
  const pages = Object.keys(manifest).filter(
    (key) => manifest[key].isDynamicEntry && folderOf(key) === budget.eachOf,
  );
  if (pages.length === 0) stop(`size-budget.json: the build has no entry in ${budget.eachOf}.`);
  for (const key of pages) measure(key, [key], { ...budget, maxKiB: budget.except?.[key] ?? budget.maxKiB });
}
if (failed) process.exit(1);
