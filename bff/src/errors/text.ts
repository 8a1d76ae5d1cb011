/** Languages of the texts that people read; the first is the default. */
export const languages = ['id', 'en'] as const;
export type Language = (typeof languages)[number];
export const [defaultLanguage] = languages;

/** A text for people, in every language. */
export type Text = Readonly<Record<Language, string>>;

export const textIn = (text: Text, language: Language): string => text[language];

/** A text that is the same in every language: a message for developers, or a text that the data API has translated. */
export const sameInAll = (text: string): Text => ({ id: text, en: text });

/** The supported language that an `Accept-Language` header prefers; null if it names none. */
export function acceptedLanguage(header = ''): Language | null {
  const ranges = header.split(',').map((entry) => {
    const [range = '', ...parameters] = entry
      .toLowerCase()
      .split(';')
      .map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { language: range.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
  });
  const accepted = ranges.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return accepted.map(({ language }) => language).find(isLanguage) ?? null;
}

const isLanguage = (word: string): word is Language => languages.some((language) => language === word);
