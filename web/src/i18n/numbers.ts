import { $locale, type Locale } from './i18n';

/** The regions that the separators of a language are taken from: `1.234,5` and `1,234.5`. */
const REGIONS: Readonly<Record<Locale, string>> = { id: 'id-ID', en: 'en-SG' };

/** Formats numbers of one kind, in the chosen language. */
export function numberFormat(options?: Intl.NumberFormatOptions): (value: number) => string {
  const formats = new Map<Locale, Intl.NumberFormat>();
  return (value) => {
    const locale = $locale.get();
    const format = formats.get(locale) ?? new Intl.NumberFormat(REGIONS[locale], options);
    formats.set(locale, format);
    return format.format(value);
  };
}
