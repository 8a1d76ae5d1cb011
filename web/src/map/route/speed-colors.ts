/** The upper limit of each colour in km/h; the last has none. Neighbours are distinguishable in light and dark mode. */
export const SPEED_COLORS: readonly { readonly below: number; readonly color: string }[] = [
  { below: 10, color: '#3d6fd1' },
  { below: 30, color: '#128a7e' },
  { below: 50, color: '#c99700' },
  { below: 80, color: '#e0661a' },
  { below: Number.POSITIVE_INFINITY, color: '#c4252d' },
];

/** The colour of a route without speeds. */
export const UNKNOWN_SPEED_COLOR = '#6b7785';

/** @param speed km/h; null for unknown */
export function speedColor(speed: number | null): string {
  if (speed === null) return UNKNOWN_SPEED_COLOR;
  return SPEED_COLORS.find(({ below }) => speed < below)?.color ?? UNKNOWN_SPEED_COLOR;
}
