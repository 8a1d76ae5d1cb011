import { formatNumber } from '../../../crud/resource/format';
import { numberFormat } from '../../../i18n/numbers';

const formatRupiah = numberFormat({
  style: 'currency',
  currency: 'IDR',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
});

/** Null for an unknown value. */
export const inUnit = (value: number | null | undefined, unit: string): string | null =>
  value == null ? null : `${formatNumber(value)} ${unit}`;

export const inRupiah = (value: number | null | undefined): string | null =>
  value == null ? null : formatRupiah(value);

interface DurationTexts {
  minutes: (values: { count: string }) => string;
  hours: (values: { hours: string; minutes: string }) => string;
}

export function lasting(t: DurationTexts, minutes: number | null | undefined): string | null {
  if (minutes == null) return null;
  if (minutes < 60) return t.minutes({ count: String(minutes) });
  return t.hours({ hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) });
}
