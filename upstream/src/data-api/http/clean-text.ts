/** Text without a character that could be changed: what most texts are. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** A letter with more marks than any script has: sorting them takes time that grows with their square. */
const MOST_MARKS = 30;
/** Marks, and what does not separate them. */
const MARKS = /[\p{M}\p{Cc}\p{Cf}]+/gu;
const NO_MARK = /[\p{Cc}\p{Cf}]/gu;
/** U+0000 and halves of surrogate pairs: JSON can encode them, a database's text cannot hold them. */
const NO_TEXT = /[\0\p{Surrogate}]/u;

/** A line break, in each of its forms. */
const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;
/** Blanks of all widths, and letters that are drawn as blanks. */
const BLANKS = /[\t\p{Zs}\u115f\u1160\u2800\u3164\uffa0]/gu;
/** The characters that nobody sees: control characters but the line break, and format characters but those that join letters. */
const INVISIBLE = /(?![\n\u200c\u200d])(?:[\p{Cc}\p{Cf}]|\u034f|\u17b4|\u17b5)/gu;
/** A letter, emoji or mark that a joiner may follow: of a script that needs it. */
const JOINED = [
  ...[
    'Arabic',
    'Bengali',
    'Devanagari',
    'Gujarati',
    'Gurmukhi',
    'Kannada',
    'Khmer',
    'Malayalam',
    'Mongolian',
  ],
  ...['Myanmar', 'Oriya', 'Sinhala', 'Syriac', 'Tamil', 'Telugu'],
]
  .map((script) => `\\p{Script=${script}}`)
  .concat('\\p{Extended_Pictographic}', '\\p{Emoji_Modifier}', '\\ufe0f')
  .join('|');
/** A joiner that joins nothing. */
const LONE_JOINERS = new RegExp(
  `(?<!${JOINED})(?:\\u200c|\\u200d)+|(?:\\u200c|\\u200d)+(?!\\p{L}|\\p{M}|\\p{Extended_Pictographic})`,
  'gu',
);
/** Several blanks in a row. */
const MANY_BLANKS = / {2,}/g;

/** Checks whether a text can be stored and read. */
export const isText = (text: string): boolean => !NO_TEXT.test(text) && !hasManyMarks(text);

function hasManyMarks(text: string): boolean {
  for (const [marks] of text.matchAll(MARKS))
    if (marks.length > MOST_MARKS && [...marks.replace(NO_MARK, '')].length > MOST_MARKS) return true;
  return false;
}

/**
 * A text as people see it: composed characters (NFC), one kind of blank, one kind of line break, nothing invisible and no change of the
 * direction of writing, no blank at its ends, and in a text of one line never two blanks in a row. Two texts that look alike are equal
 * then. Joiners stay where a script or an emoji needs them. The time grows with the length of the text.
 * @param text has at most 30 marks on a letter (`isText`)
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  const seen = text
    .replace(LINE_BREAKS, '\n')
    .replace(BLANKS, ' ')
    .replace(INVISIBLE, '')
    .replace(LONE_JOINERS, '')
    .normalize('NFC')
    .trim();
  return seen.includes('\n') ? seen : seen.replace(MANY_BLANKS, ' ');
}
