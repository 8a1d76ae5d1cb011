import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCREENS } from './screens';

const resources = readdirSync(join(__dirname, '../../resources')).filter((file) => /^[^.]+\.tsx$/.test(file));

it.each(resources)('registers resources/%s', (file) => {
  const table = readFileSync(join(__dirname, 'screens.ts'), 'utf8');
  expect(table).toContain(`import('../../resources/${file.replace('.tsx', '')}')`);
});

it.each(SCREENS.filter(({ adds }) => adds !== undefined))(
  'offers to add at $path what that screen lists',
  async ({ adds, texts, load }) => {
    expect(Object.values(await load())).toContainEqual(expect.objectContaining({ resource: adds }));
    expect(texts.get().add).toBeTruthy();
  },
);

it('has each path once', () => {
  const paths = SCREENS.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

it('names in a refusal a menu that exists', () => {
  // Complaints are a menu, too, though its screens open without it.
  const menus = SCREENS.filter(({ path, needsMenu }) => needsMenu || path === 'complaint/maintanance');
  const forEverybody = ['account/settings', 'first-steps', 'home'];
  const named = SCREENS.filter(({ path }) => !forEverybody.includes(path)).map(
    ({ path, menu }) => menu ?? path,
  );
  expect(menus.map(({ path }) => path)).toEqual(expect.arrayContaining(named));
});
