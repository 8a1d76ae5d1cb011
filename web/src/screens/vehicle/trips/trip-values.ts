import { formatNumber } from '../../../crud/format';

const RUPIAH = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
});

/** Null for an unknown value. */
export const inUnit = (value: number | null | undefined, unit: string): string | null =>
  value == null ? null : `${formatNumber(value)} ${unit}`;

export const inRupiah = (value: number | null | undefined): string | null =>
  value == null ? null : RUPIAH.format(value);

interface DurationTexts {
  minutes: (values: { count: string }) => string;
  hours: (values: { hours: string; minutes: string }) => string;
}

export function lasting(t: DurationTexts, minutes: number | null | undefined): string | null {
  if (minutes == null) return null;
  if (minutes < 60) return t.minutes({ count: String(minutes) });
  return t.hours({ hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) });
}
