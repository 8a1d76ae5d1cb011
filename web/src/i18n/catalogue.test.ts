import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as catalogue from './en/catalogue';

/** The texts of a language, by the names of its files' exports. */
function textsOf(language: 'id'): Record<string, Record<string, unknown>> {
  const folder = join(__dirname, language);
  return Object.assign({}, ...readdirSync(folder).map((file) => jest.requireActual(join(folder, file))));
}

const base = textsOf('id');

it('Every part of the client has its English texts', () => {
  expect(Object.keys(catalogue).sort()).toEqual(Object.keys(base).sort());
});

it.each(Object.entries(catalogue))('%s: every text is there in English, and no other', (name, english) => {
  expect(Object.keys(english).sort()).toEqual(Object.keys(base[name] ?? {}).sort());
});

/** The client's own sources, without texts, tests and what is generated. */
function sources(): string {
  const root = join(__dirname, '..');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^(i18n|gql|testing)\//.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

const written = sources();

/** A text is read as `t.key`, or its key is named in a declaration: as a string, or as a column, filter or field. */
function isUsed(key: string): boolean {
  return new RegExp(`[.?]${key}\\b|['"]${key}['"]|\\b${key}: (\\{|<|amount)`).test(written);
}

// The texts of errors are chosen by the code that the gateway returns.
const parts = Object.entries(base).filter(([name]) => name !== 'errors');

it.each(parts)('%s: there is no text that nothing shows', (_name, texts) => {
  expect(Object.keys(texts).filter((key) => !isUsed(key))).toEqual([]);
});

it('A new text is missing in neither language', () => {
  const empty = [base, catalogue].flatMap((language) =>
    Object.entries(language).flatMap(([name, texts]) =>
      Object.entries(texts).flatMap(([key, text]) => (text === '' ? [`${name}.${key}`] : [])),
    ),
  );
  expect(empty).toEqual([]);
});
