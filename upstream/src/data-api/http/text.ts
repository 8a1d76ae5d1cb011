import type { FastifyRequest } from 'fastify';

/** Languages of the texts that people read; the first is the default. */
export const LANGUAGES = ['id', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text for people, in every language. */
export type Text = Readonly<Record<Language, string>>;

/** The text in one language; a plain string is the same in all of them. */
export const textIn = (text: Text | string, language: Language): string =>
  typeof text === 'string' ? text : text[language];

/** The language that the request's `Accept-Language` names first among those that there are; Indonesian without one. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const wanted = (headers['accept-language'] ?? '')
    .split(',')
    .map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === wanted.find(isLanguage)) ?? LANGUAGES[0];
}

const isLanguage = (word: string): word is Language => LANGUAGES.some((language) => language === word);
