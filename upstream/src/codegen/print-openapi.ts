import { writeFileSync } from 'node:fs';
import { fastify } from 'fastify';
import { createServices } from '../data-api/create-services.js';
import { dataApi } from '../data-api/data-api.js';
import { openDatabase } from '../database/open-database.js';
import { builtEmptyDatabase } from '../database/pglite/empty-database.js';

const LINE = 120;

/** JSON whose objects and lists are on one line where they fit. */
function printed(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value);
  if (flat.length + indent.length <= LINE || typeof value !== 'object' || value === null) return flat;
  const inner = `${indent} `;
  const parts = Array.isArray(value)
    ? value.map((item) => printed(item, inner))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${printed(item, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`;
}

const [, , file] = process.argv;
if (!file) {
  process.stderr.write('Usage: print-openapi <file>\n');
  process.exit(1);
}
const image = await builtEmptyDatabase();
const db = await openDatabase({ memory: true, ...(image !== undefined && { image }) });
const app = fastify();
const { services } = createServices(
  { db, events: undefined, secretsKeys: [], timeZone: 'Asia/Jakarta' },
  app.log,
);
await app.register(dataApi(services), { prefix: '/api' });
const served = await app.inject('/api/openapi.json');
writeFileSync(file, `${printed(served.json())}\n`);
await app.close();
await db.destroy();
