import { cleanText } from './clean-text.js';

test.each([
  ['a zero-width space at the end', 'budi@example.com\u200b', 'budi@example.com'],
  ['a byte order mark', '\ufeffBudi', 'Budi'],
  ['a no-break space', 'CV\u00a0Cakrawala', 'CV Cakrawala'],
  ['an ideographic space and a tab', 'CV\u3000\tCakrawala', 'CV Cakrawala'],
  ['two blanks', 'CV  Cakrawala', 'CV Cakrawala'],
  ['blanks at both ends', '  Budi ', 'Budi'],
  ['a decomposed letter', 'Cafe\u0301', 'Café'],
  ['an override of the direction', 'abc\u202Etxt.exe\u202C', 'abctxt.exe'],
  ['a soft hyphen and a control character', 'Bu\u00addi\u0007', 'Budi'],
  ['a filler that looks blank', '\u3164', ''],
  ['nothing but a zero-width space', '\u200b', ''],
  ['a joiner between Latin letters', 'Bu\u200ddi', 'Budi'],
  ['line breaks of several kinds', 'one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
])('cleans %s', (_what, sent, read) => {
  expect(cleanText(sent)).toBe(read);
});

test.each([
  ['an emoji of several people', '👨‍👩‍👧'],
  ['an emoji with a variation selector', '❤️'],
  ['a Persian word with a non-joiner', 'می\u200cخواهم'],
  ['a Devanagari conjunct with a joiner', 'क्\u200dष'],
  ['two lines with blanks that indent', 'one\n  two'],
  ['plain text', 'B 1234 ABC, Jl. Sudirman No. 5'],
])('keeps %s', (_what, text) => {
  expect(cleanText(text)).toBe(text);
});

test('is the same when it is done twice', () => {
  for (const text of ['a \u200b b', ' \u200d x', 'e\u200b\u0301', '\u00a0\n\u00a0'])
    expect(cleanText(cleanText(text))).toBe(cleanText(text));
});
