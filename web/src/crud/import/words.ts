import { cache } from '../../i18n/i18n';

/** What a text of a screen is in every language: a file may have been written in any of them. */
export type Words = (key: string) => readonly string[];

/** The words of a part of the client, which is named as its screen is. */
export async function wordsOf(part: string): Promise<Words> {
  const catalogue = await import('../../i18n/en/catalogue');
  const english = Object.entries(catalogue).find(([name]) => name === part)?.[1] ?? {};
  const languages: readonly object[] = [Object(cache.id[part]), english];
  return (key) =>
    languages.flatMap((texts) => {
      const text: unknown = Object.entries(texts).find(([name]) => name === key)?.[1];
      return typeof text === 'string' ? [text] : [];
    });
}

/** A word as it is compared: without case, stars of what is required, and spaces more than one. */
export const plain = (word: string): string =>
  word.normalize('NFKC').toLowerCase().replace(/[*:]/g, ' ').replace(/\s+/g, ' ').trim();

/** Whether a word is one of these. */
export const isOneOf = (word: string, words: readonly string[]): boolean =>
  words.some((one) => plain(one) === plain(word));
