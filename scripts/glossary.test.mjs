import { readFileSync } from 'node:fs';
import { parseSync, types } from '@babel/core';
import { fromRoot } from './repository.mjs';
import { writtenFiles } from './steps/source-files.mjs';

const PAGE = 'docs/glossary.md';
const page = readFileSync(fromRoot(PAGE), 'utf8');

/** The words to write and not to write, by language. */
const rules = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .flatMap((line) => {
    const [, , id, en, notId, notEn] = line.split('|').map((cell) => cell.trim());
    return [
      { language: 'id', write: id, not: notId },
      { language: 'en', write: en, not: notEn },
    ];
  })
  .flatMap(({ not, ...rule }) =>
    not
      .split(', ')
      .filter(Boolean)
      .map((word) => ({ ...rule, word, pattern: new RegExp(`(?<![\\w-])${word}s?(?![\\w-])`, 'i') })),
  );

/** The texts that the specification has word for word. */
const specified = new Set(page.split('```')[1].trim().split('\n').slice(1));

/** The strings of a program's node; what a template inserts is left out. */
function stringsOf(node) {
  const strings = [];
  types.traverseFast(node, (part) => {
    if (part.type === 'StringLiteral') strings.push(part.value);
    if (part.type === 'TemplateLiteral') strings.push(part.quasis.map(({ value }) => value.cooked).join('…'));
  });
  return strings;
}

/** Calls back for every node of a file of TypeScript. */
function visit(file, callback) {
  const options = {
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript', 'decorators-legacy'] },
  };
  types.traverseFast(parseSync(readFileSync(fromRoot(file), 'utf8'), options), callback);
}

const CLIENT = /^web\/src\/i18n\/(id|en)\//;

/** The client's declarations of texts, by language and name: the object, and its file. */
const declared = { id: new Map(), en: new Map() };
for (const file of writtenFiles.filter((path) => CLIENT.test(path))) {
  const [, language] = CLIENT.exec(file);
  visit(file, ({ type, id, init }) => {
    if (type === 'VariableDeclarator') declared[language].set(id.name, { file, object: init });
  });
}

/** The texts of a declaration by their keys, with those of other declarations that it is spread from. */
function textsByKey(language, name) {
  const { object } = declared[language].get(name);
  if (object.type !== 'ObjectExpression') return new Map();
  const texts = new Map();
  for (const { type, key, value, argument } of object.properties) {
    if (type !== 'SpreadElement') {
      texts.set(key.name ?? key.value, stringsOf(value));
      continue;
    }
    // `...id` and `...id.name` are the Indonesian texts of this or that name.
    const other = argument.property?.name ?? (argument.name === 'id' ? name : argument.name);
    const isIndonesian = argument.object !== undefined || argument.name === 'id';
    for (const entry of textsByKey(isIndonesian ? 'id' : language, other)) texts.set(...entry);
  }
  return texts;
}

/** The texts that the client shows in a language. */
const clientTexts = (language) =>
  [...declared[language]].flatMap(([name, { file }]) =>
    [...textsByKey(language, name).values()].flat().map((text) => ({ file, language, text })),
  );

/** The texts of a server's file: pairs of `id` and `en`. */
function serverTexts(file) {
  const texts = [];
  visit(file, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const textOf = (name) => node.properties.find(({ key }) => key?.name === name)?.value;
    if (textOf('id') === undefined || textOf('en') === undefined) return;
    for (const language of ['id', 'en'])
      texts.push(...stringsOf(textOf(language)).map((text) => ({ file, language, text })));
  });
  return texts;
}

const TITLES = 'upstream/src/data-api/http/field-titles.ts';

/** The names of fields in messages of the data API: English with Indonesian ones. */
function fieldTitles() {
  const texts = [];
  visit(TITLES, ({ type, id, init }) => {
    if (type !== 'VariableDeclarator' || id.name !== 'TITLES') return;
    const { properties } = init.expression ?? init;
    for (const { key, value } of properties)
      texts.push({ language: 'en', text: key.name ?? key.value }, { language: 'id', text: value.value });
  });
  return texts.map((text) => ({ file: TITLES, ...text }));
}

/** The lines of a page without its code. */
function pageTexts(file) {
  const text = readFileSync(fromRoot(file), 'utf8')
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, '…');
  return text.split('\n').map((line) => ({ file, language: 'en', text: line.replace(/\]\([^)]*\)/g, ']') }));
}

const isServer = (file) =>
  /^(bff|upstream)\/src\/.*\.ts$/.test(file) &&
  !/\.test\.ts$|\/testing\//.test(file) &&
  /\ben\b/.test(readFileSync(fromRoot(file), 'utf8'));

const pagesAndServers = writtenFiles.flatMap((file) => {
  if (isServer(file)) return serverTexts(file);
  return /^(docs\/[\w-]+|README|CONTRIBUTING)\.md$/.test(file) && file !== PAGE ? pageTexts(file) : [];
});
const texts = [...clientTexts('id'), ...clientTexts('en'), ...fieldTitles(), ...pagesAndServers];

/** The places where a text of this language has a word that the glossary does not want. */
const found = texts
  .filter(({ text }) => !specified.has(text))
  .flatMap(({ file, language, text }) =>
    rules
      .filter((rule) => rule.language === language && rule.pattern.test(text.replace(/\{\w+\}/g, '…')))
      .map(({ word, write }) => ({ language, word, place: `${file}: "${text.trim()}": write "${write}"` })),
  );

test('the texts of the client, the gateway, the services and the pages are read', () => {
  const sources = [/^web\/.*\/id\//, /^web\/.*\/en\//, /^upstream\//, /^docs\//, /^README/];
  for (const source of sources)
    expect(texts.filter(({ file }) => source.test(file)).length).toBeGreaterThan(20);
});

test.each(rules)('$language: "$word" is "$write"', ({ language, word }) => {
  const places = found.filter((one) => one.language === language && one.word === word);
  expect(places.map(({ place }) => place)).toEqual([]);
});

test('each text of the specification is one that is shown', () => {
  const shown = new Set(texts.map(({ text }) => text));
  expect([...specified].filter((text) => !shown.has(text))).toEqual([]);
});
