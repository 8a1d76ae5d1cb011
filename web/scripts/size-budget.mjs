/**
 * Fails when a page needs more JavaScript than size-budget.json allows.
 *
 * A page is its entries and all they import statically, read from the manifest of the last `vite build`, gzipped file by file.
 * `beyond` leaves out what another page has loaded already. Sizes are KiB (1,024 bytes).
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const web = new URL('../', import.meta.url);
const readJson = (path) => JSON.parse(readFileSync(new URL(path, web), 'utf8'));

let manifest;
try {
  manifest = readJson('dist/.vite/manifest.json');
} catch {
  process.stderr.write('There is no dist/.vite/manifest.json: run `npm run build -w web` first.\n');
  process.exit(1);
}
const budgets = readJson('size-budget.json');

/** All JavaScript files that the entries need before they can run. */
function filesOf(entries, seen = new Map()) {
  for (const key of entries) {
    const chunk = manifest[key];
    if (chunk === undefined) {
      process.stderr.write(`size-budget.json names ${key}, which is no entry of the build.\n`);
      process.exit(1);
    }
    if (seen.has(key)) continue;
    seen.set(key, chunk.file);
    filesOf(chunk.imports ?? [], seen);
  }
  return seen;
}

const KIB = 1024;
const gzipped = (file) => gzipSync(readFileSync(new URL(`dist/${file}`, web)), { level: 9 }).length / KIB;
let failed = false;
for (const [page, budget] of Object.entries(budgets)) {
  const before =
    budget.beyond === undefined ? new Set() : new Set(filesOf(budgets[budget.beyond].entries).values());
  const files = [...new Set(filesOf(budget.entries).values())].filter(
    (file) => file.endsWith('.js') && !before.has(file),
  );
  const sizes = files
    .map((file) => ({ file, size: gzipped(file) }))
    .sort((one, other) => other.size - one.size);
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  const excess = total - budget.maxKiB;
  process.stdout.write(
    `${page}: ${total.toFixed(1)} of ${budget.maxKiB} KiB gzipped${excess > 0 ? `, ${excess.toFixed(1)} too many` : ''}\n`,
  );
  for (const { file, size } of sizes) process.stdout.write(`  ${size.toFixed(1).padStart(6)}  ${file}\n`);
  failed ||= excess > 0;
}
if (failed) process.exit(1);
