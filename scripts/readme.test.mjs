import { existsSync, readFileSync } from 'node:fs';
import { inHouse } from './house.mjs';

const readme = readFileSync(inHouse('README.md'), 'utf8');

test('the README names every variable of the gateway, and says of it what the code says', async () => {
  const { variables } = await import(inHouse('bff', 'dist', 'config.js'));
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
  for (const [name, { about }] of Object.entries(variables)) {
    const ours = rows.filter((row) => row.startsWith(`| \`${name}\` |`) && row.endsWith(`| ${about} |`));
    expect([name, ours.length]).toEqual([name, 1]);
  }
});

test('the README names every variable of the upstream', () => {
  const source = readFileSync(inHouse('upstream', 'src', 'config.ts'), 'utf8');
  const names = [...source.matchAll(/read\('([A-Z_]+)'\)/g)].map(([, name]) => name);
  expect(names).toContain('DATABASE_URL');
  const upstream = readme.slice(readme.indexOf('### Upstream'));
  for (const name of names) expect(upstream).toContain(`| \`${name}\` |`);
});

test('every picture and file that the README points to is there', () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => path);
  expect(links.length).toBeGreaterThan(0);
  for (const path of links) expect([path, existsSync(inHouse(path))]).toEqual([path, true]);
});
