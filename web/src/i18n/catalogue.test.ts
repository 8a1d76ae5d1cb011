import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from './en/catalogue';

/** The texts of every file of a language, by file name. */
function textsOf(language: 'id'): Record<string, Record<string, unknown>> {
  const folder = join(__dirname, language);
  return Object.fromEntries(
    readdirSync(folder).map((file) => {
      const name = file.replace(/\.ts$/, '');
      return [
        name,
        jest.requireActual<Record<string, Record<string, unknown>>>(join(folder, name))[name] ?? {},
      ];
    }),
  );
}

const base = textsOf('id');

it('Every part of the client has an English file', () => {
  expect(Object.keys(catalogue).sort()).toEqual(Object.keys(base).sort());
});

it.each(Object.entries(catalogue))('%s: every text is there in English, and no other', (name, english) => {
  expect(Object.keys(english).sort()).toEqual(Object.keys(base[name] ?? {}).sort());
});
