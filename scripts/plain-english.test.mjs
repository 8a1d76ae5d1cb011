import { linesOf, sourceFiles } from './steps/source-files.mjs';

/** Words that begin the middle of a sentence: a docstring names the thing that it describes, or says what it does. */
const FRAGMENT = /^(?:What|Whether|Who|Whose|Which|Of|Its|Their|How|Where)\b/;

/** The first line of each docstring of a file, with its place. */
function docstringsOf(path) {
  const lines = linesOf(path);
  return lines.flatMap((line, index) => {
    const [, first] = /^\s*\/\*\*\s*(.*)$/.exec(line) ?? [];
    if (first === undefined) return [];
    const text = first || (lines[index + 1] ?? '').replace(/^\s*\* ?/, '');
    return [{ text, place: `${path}:${index + 1}: ${text.slice(0, 120)}` }];
  });
}

test('a docstring is a sentence or names a thing: it does not begin with What, Whether, Of …', () => {
  const docstrings = sourceFiles.flatMap(docstringsOf);
  expect(docstrings.length).toBeGreaterThan(3000);
  expect(docstrings.filter(({ text }) => FRAGMENT.test(text)).map(({ place }) => place)).toEqual([]);
});
