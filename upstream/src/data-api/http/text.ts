import type { FastifyRequest } from 'fastify';

/** Languages of the texts that people read; the first is the default. */
export const LANGUAGES = ['id', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Text = Readonly<Record<Language, string>>;

export const textIn = (text: Text, language: Language): string => text[language];

/** A text that is the same in every language: names, and messages for developers. */
export const sameInAll = (text: string): Text => ({ id: text, en: text });

/** The language of a request's texts: its `Accept-Language`, else the caller's preference, else Indonesian. */
export const languageOf = ({ headers, caller }: Pick<FastifyRequest, 'headers' | 'caller'>): Language =>
  acceptedLanguage(headers['accept-language']) ?? caller?.language ?? LANGUAGES[0];

/** The language that an `Accept-Language` header prefers among those that there are; undefined where it names none. */
function acceptedLanguage(header = ''): Language | undefined {
  const ranges = header.split(',').map((entry) => {
    const [range = '', ...parameters] = entry
      .toLowerCase()
      .split(';')
      .map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { language: range.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
  });
  const accepted = ranges.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return accepted.map(({ language }) => language).find(isLanguage);
}

const isLanguage = (word: string): word is Language => LANGUAGES.some((language) => language === word);
