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
