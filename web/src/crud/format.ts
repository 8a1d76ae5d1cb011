import { $locale } from '../i18n/i18n';

/** How numbers read on screen: with the Indonesian separators. */
const NUMBER = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });

export function formatNumber(value: number): string {
  return NUMBER.format(value);
}

/** `3 days`, in the chosen language. */
export function formatDays(count: number): string {
  const format = new Intl.NumberFormat($locale.get(), { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return format.format(count);
}
