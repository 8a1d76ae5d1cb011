/**
 * Fails when a page needs more JavaScript than size-budget.json allows.
 *
 * A page is its entries and all they import statically, read from the manifest of the last `vite build`, gzipped file by file. An entry
 * is a source file, or the name of a file of vite.config.ts that several source files are merged into, which counts completely.
 * `eachOf` is a page for every lazily loaded file of that pattern (`*` for a name, `**` for folders) without one of its own.
 * `beyond` leaves out what another page has loaded already, and what that one goes beyond. Sizes are KiB
 * (1,024 bytes). A screen of screens.ts that no page stands for fails too.
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

/** The key of an entry in the manifest. */
function keyOf(entry) {
  if (manifest[entry] !== undefined) return entry;
  const isMerged = ([key, { file, name }]) => key.startsWith('_') && file.endsWith('.js') && name === entry;
  const [key] = Object.entries(manifest).find(isMerged) ?? [];
  return key ?? stop(`size-budget.json names ${entry}, which is no entry of the build.`);
}

/** All JavaScript files that the entries need before they can run. */
function filesOf(entries, seen = new Map()) {
  for (const key of entries.map(keyOf)) {
    const chunk = manifest[key];
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

/** The lazily loaded files that a page of `eachOf` stands for. @param {string} pattern */
function filesLike(pattern) {
  const escaped = pattern.replaceAll('.', '\\.');
  const like = new RegExp(
    `^${escaped.replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(.*/)?'))}$`,
  );
  const named = Object.values(budgets).flatMap(({ entries }) => entries ?? []);
  return Object.keys(manifest).filter(
    (key) => manifest[key].isDynamicEntry && like.test(key) && !named.includes(key),
  );
}

const gzipped = (file) => gzipSync(readFileSync(new URL(`dist/${file}`, web)), { level: 9 }).length / KIB;
const measured = new Set();
let failed = false;

function measure(name, entries, { beyond, maxKiB }) {
  for (const entry of entries) measured.add(entry);
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
  const pages = filesLike(budget.eachOf);
  if (pages.length === 0) stop(`size-budget.json: the build has no entry like ${budget.eachOf}.`);
  for (const key of pages) measure(key, [key], budget);
}

const routes = readFileSync(new URL('src/app/routing/screens.ts', web), 'utf8');
for (const [, path] of routes.matchAll(/import\('(\.[^']+)'\)/g)) {
  const screen = new URL(`${path}.tsx`, 'file:///src/app/routing/').pathname.slice(1);
  if (measured.has(screen)) continue;
  process.stdout.write(`${screen}: a screen without a limit in size-budget.json\n`);
  failed = true;
}
if (failed) process.exit(1);
