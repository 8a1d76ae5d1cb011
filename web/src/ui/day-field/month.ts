import { addDays, addMonths, dayOf, partsOf } from '../dates/day';

/** The first day of a week in Indonesia and Singapore by CLDR: Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const startOfWeek = (day: string): string => addDays(day, -weekdayOf(day));

/** The weeks of a day's month: six, so that the calendar keeps its height. */
export function weeksOf(day: string): string[][] {
  const [year, month] = partsOf(day);
  const first = startOfWeek(dayOf(year, month, 1));
  return Array.from({ length: 6 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, index) => addDays(first, week * 7 + index)),
  );
}

interface Press {
  key: string;
  shiftKey: boolean;
}

/** The day that a key moves to, as in the WAI-ARIA pattern of a date picker; null for a key that moves nowhere. */
export function dayAfterKey(day: string, { key, shiftKey }: Press): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return startOfWeek(day);
    case 'End':
      return addDays(startOfWeek(day), 6);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}
