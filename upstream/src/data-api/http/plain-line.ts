/** Characters of a text that are looked at. */
const MOST_READ = 1_000;
/** E-mail addresses and links. */
const ADDRESS = /@|\/\/|\\\\|^[a-z][a-z+.-]*:./i;
/** A dot as in `example.com`: mail programs make links of such words. */
const DOT_IN_A_WORD = /(?<=[\p{L}\p{N}-])[.。](?=\p{L})/gu;

/**
 * A name of somebody or something as it is written into a mail or a notification: one line of at most so many characters, without
 * invisible characters, e-mail addresses and links. A dot within a word gets a space after it.
 */
export function plainLine(text: string, longest: number): string {
  const words = text
    .slice(0, MOST_READ)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .split(/[\s\p{Cc}\p{Z}]+/u)
    .filter((word) => word !== '' && !ADDRESS.test(word));
  const line = [...words.join(' ').replace(DOT_IN_A_WORD, '. ')];
  return line.length <= longest ? line.join('') : `${line.slice(0, longest - 1).join('')}…`;
}
