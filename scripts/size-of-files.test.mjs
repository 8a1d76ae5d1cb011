import { filesByFolder, linesOf, sourceFiles } from './steps/source-files.mjs';

const MOST_LINES = 400;
const MOST_FILES = 15;

/** Folders that may have more, each with its reason. */
const largeFolders = {
  'upstream/src/database/migrations': 'a list that only grows, in the order of its numbers',
  'web/src/i18n/id': 'one file of texts for each screen',
  'web/src/i18n/en': 'one file of texts for each screen',
  'web/src/resources': 'one file for each CRUD screen',
};

test(`no file has more than ${MOST_LINES} lines`, () => {
  const long = sourceFiles.filter((path) => linesOf(path).length - 1 > MOST_LINES);
  expect(long).toEqual([]);
});

test(`no folder has more than ${MOST_FILES} source files besides tests`, () => {
  const full = [...filesByFolder()].filter(
    ([folder, count]) => count > MOST_FILES && !(folder in largeFolders),
  );
  expect(full).toEqual([]);
});
