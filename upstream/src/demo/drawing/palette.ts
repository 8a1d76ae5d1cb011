/** The colours of the demo fleet, by the name that stands in a vehicle's papers (`warna`). */
export const colors = {
  Putih: { body: '#f4f6f8', shade: '#c9d2da', light: '#ffffff' },
  Hitam: { body: '#2b3038', shade: '#15181d', light: '#4d5561' },
  Merah: { body: '#d8343f', shade: '#a01f2c', light: '#f06a70' },
  Biru: { body: '#2667c9', shade: '#184790', light: '#5f95e8' },
  Hijau: { body: '#1f9d6b', shade: '#12704a', light: '#55c797' },
  Kuning: { body: '#f2b52a', shade: '#c58810', light: '#ffd56e' },
  Oranye: { body: '#ee7326', shade: '#b94f0f', light: '#ff9f62' },
  'Abu-abu': { body: '#8792a0', shade: '#5f6976', light: '#aeb8c4' },
} as const;

export type ColorName = keyof typeof colors;
export type Paint = (typeof colors)[ColorName];

export const colorNames: readonly ColorName[] = [
  'Putih',
  'Hitam',
  'Merah',
  'Biru',
  'Hijau',
  'Kuning',
  'Oranye',
  'Abu-abu',
];
