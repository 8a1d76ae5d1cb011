import type { dayField as base } from '../id/day-field';
import type { English } from './english';

export const dayField: English<typeof base> = {
  calendar: 'Calendar',
  openCalendar: 'Open calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  today: 'Today',
  clear: 'Clear',
  notADay: 'Write a date such as 31 Jan 2026 or 31/1/2026.',
  tooEarly: 'Must not be before {day}.',
  tooLate: 'Must not be after {day}.',
};
