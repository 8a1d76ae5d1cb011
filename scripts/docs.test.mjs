import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readRecipe } from './recipe.mjs';
import { fromRoot } from './repository.mjs';

const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
const docs = readdirSync(fromRoot('docs')).filter((name) => name.endsWith('.md'));
const pages = [...docs.map((name) => `docs/${name}`), 'README.md', 'CONTRIBUTING.md'].map((path) => ({
  path,
  text: readFileSync(fromRoot(path), 'utf8'),
}));

/** A path that starts with a folder of the repository and has a file ending. */
const files =
  /`((?:bff|web|upstream|tests|scripts|docs|docker)\/[\w./-]+\.(?:ts|tsx|mjs|js|json|md|graphql|cfg|yaml))(?=[`\s])/g;

test.each(pages)('every file and link in $path exists', ({ path, text }) => {
  const created = readRecipe(text).flatMap(({ path: file, place }) => (place ? [] : [file]));
  const named = [...text.matchAll(files)].map(([, file]) => file).filter((file) => !created.includes(file));
  expect(named.filter((file) => !existsSync(fromRoot(file)))).toEqual([]);
  const folder = path.startsWith('docs/') ? 'docs' : '.';
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => link);
  expect(links.filter((link) => !existsSync(fromRoot(folder, link)))).toEqual([]);
});

test.each(pages)('every npm command in $path exists', ({ text }) => {
  const named = [...text.matchAll(/npm run ([\w-]+)(?! -w)(?:[`\s.,;)]|$)/gm)].map(([, name]) => name);
  const ofWorkspaces = [...text.matchAll(/npm run ([\w-]+) -w (\w+)/g)];
  const others = named.filter((name) => !ofWorkspaces.some(([, other]) => other === name));
  expect(others.filter((name) => !(name in scripts))).toEqual([]);
  for (const [, name, workspace] of ofWorkspaces)
    expect(JSON.parse(readFileSync(fromRoot(workspace, 'package.json'), 'utf8')).scripts).toHaveProperty(
      name,
    );
});

describe('docs/security.md', () => {
  const { text } = pages.find(({ path }) => path === 'docs/security.md');

  test('mentions every chapter of ASVS 5.0', () => {
    for (let chapter = 1; chapter <= 17; chapter += 1) expect(text).toMatch(new RegExp(`\\bV${chapter}\\b`));
  });

  const costs = [...text.matchAll(/^\| ([^|]+) \| ([\d,]+) \| `([^`]+)` `(\w+)` \|$/gm)].map(
    ([, what, figure, file, name]) => ({ what, figure: Number(figure.replaceAll(',', '')), file, name }),
  );

  test('lists what a request may cost', () => expect(costs.length).toBeGreaterThan(20));

  test.each(costs)('at most $figure $what', ({ figure, file, name }) => {
    const code = readFileSync(fromRoot(file), 'utf8');
    const [, product] = new RegExp(`\\b${name}(?: =|:) ([\\d_ *]+)[;,]`).exec(code) ?? [];
    const factors = product?.split('*').map((factor) => Number(factor.replaceAll('_', '')));
    expect(factors?.reduce((all, factor) => all * factor, 1)).toBe(figure);
  });

  const promises = text
    .split(/^\| promise .*\n.*\n/m)
    .slice(1)
    .flatMap((table) => table.split('\n\n')[0].trim().split('\n'))
    .map((row) => {
      const [promise, , tests] = row.split(' | ');
      return { promise: promise.slice(2), tests: [...tests.matchAll(/`([^`]+)` "([^"]+)"/g)] };
    });

  test.each(promises)('names existing tests for: $promise', ({ tests }) => {
    expect(tests).not.toEqual([]);
    const missing = tests.filter(([, file, name]) => !readFileSync(fromRoot(file), 'utf8').includes(name));
    expect(missing.map(([reference]) => reference)).toEqual([]);
  });
});
