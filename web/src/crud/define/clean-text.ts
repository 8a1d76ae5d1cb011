/** Blanks of all widths, and letters that are drawn as blanks. */
const BLANKS = /[\t\p{Zs}\u115f\u1160\u2800\u3164\uffa0]/gu;
/** The characters that nobody sees: control and format characters, but line breaks and those that join letters or emoji. */
const INVISIBLE = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;
const JOINERS = /[\u200c\u200d]/g;

/**
 * A text as the data API stores it (`upstream/src/data-api/http/clean-text.ts`): composed, with one kind of blank, nothing invisible,
 * and none at its ends. Two texts that look alike are equal then; one that nobody sees is ''.
 */
export function cleanText(text: string): string {
  const seen = text.replace(BLANKS, ' ').replace(INVISIBLE, '').normalize('NFC').trim();
  if (seen.replace(JOINERS, '').trim() === '') return '';
  return seen.includes('\n') ? seen : seen.replace(/ {2,}/g, ' ');
}
