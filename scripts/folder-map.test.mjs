import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fromRoot } from './repository.mjs';
import { filesByFolder, sourceFiles } from './steps/source-files.mjs';

const map = readFileSync(fromRoot('docs', 'folders.md'), 'utf8');

/** The folders of each section, below its root. */
const listed = map.split(/^##+ /m).flatMap((section) => {
  const root = /^`([^`]+)`/.exec(section)?.[1];
  const lines = section.split('\n').filter((line) => line.startsWith('- '));
  return lines.flatMap((line) =>
    [...line.slice(0, line.indexOf(':')).matchAll(/`([^`]+)`/g)].map(([, name]) => `${root}/${name}`),
  );
});

/** Folders that need no line: tests, and a list of files that only grows. */
const WITHOUT = /\/(testing|migrations)(\/|$)|^web\/src\/gql\/|^web\/src$|^(bff|upstream)\/src(\/data-api)?$/;
const browserTests = sourceFiles.map(dirname).filter((folder) => folder.startsWith('tests/e2e/'));
const folders = [
  ...[...filesByFolder().keys()].filter(
    (folder) => /^(bff|upstream|web)\/src/.test(folder) && !WITHOUT.test(folder),
  ),
  ...new Set(browserTests),
];
/** `<name>` is every folder there that has no line, and what is in it. */
function matches(entry, folder) {
  if (!entry.endsWith('/<name>')) return entry === folder;
  const place = entry.slice(0, -'<name>'.length);
  return folder.startsWith(place) && !listed.includes(place + folder.slice(place.length).split('/')[0]);
}

test('every folder has a line', () => {
  expect(folders.filter((folder) => !listed.some((entry) => matches(entry, folder)))).toEqual([]);
});

test('every line names a folder', () => {
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((entry) => !folders.some((folder) => matches(entry, folder)))).toEqual([]);
});
