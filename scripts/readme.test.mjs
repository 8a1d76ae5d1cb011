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

test('the README names every variable of the upstream, and says of it what the code says', async () => {
  const { variables } = await import(inHouse('upstream', 'dist', 'variables.js'));
  const upstream = readme.slice(readme.indexOf('### Upstream'), readme.indexOf('## To deploy'));
  const rows = upstream.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows).toHaveLength(Object.keys(variables).length);
  for (const [name, about] of Object.entries(variables)) {
    const ours = rows.filter((row) => row.startsWith(`| \`${name}\` |`) && row.endsWith(`| ${about} |`));
    expect([name, ours.length]).toEqual([name, 1]);
  }
});

test('every picture and file that the README points to is there', () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => path);
  expect(links.length).toBeGreaterThan(0);
  for (const path of links) expect([path, existsSync(inHouse(path))]).toEqual([path, true]);
});
