import { $locale } from '../../i18n/i18n';
import { numberFormat } from '../../i18n/numbers';

/** Formats numbers for the screen. */
export const formatNumber = numberFormat({ maximumFractionDigits: 2 });

/** `64%`, without decimals. */
export const formatPercent = (value: number): string => `${formatNumber(Math.round(value))}%`;

/** `3 days`, in the chosen language. */
export function formatDays(count: number): string {
  const format = new Intl.NumberFormat($locale.get(), { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return format.format(count);
}
