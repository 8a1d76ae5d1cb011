import { cache } from '../../../i18n/i18n';

/** Returns a text of a screen in every language: a file may have been written in any of them. */
export type Translations = (key: string) => readonly string[];

/** The words of a part of the client, which is named as its screen is. */
export async function translationsOf(part: string): Promise<Translations> {
  const catalogue = await import('../../../i18n/en/catalogue');
  const english = Object.entries(catalogue).find(([name]) => name === part)?.[1] ?? {};
  const languages: readonly object[] = [Object(cache.id[part]), english];
  return (key) =>
    languages.flatMap((texts) => {
      const text: unknown = Object.entries(texts).find(([name]) => name === key)?.[1];
      return typeof text === 'string' ? [text] : [];
    });
}

/** A word as it is compared: its letters and digits alone, in lower case. */
const plain = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Checks whether a word is one of these; none is without a letter or a digit. */
export const isOneOf = (word: string, words: readonly string[]): boolean =>
  plain(word) !== '' && words.some((one) => plain(one) === plain(word));
