import type { ComplaintStatus } from '../gql/graphql';
import { addDays, today } from '../ui/dates/day';

/** The state of a complaint relative to its completion date. */
export type Due = 'SETTLED' | 'ON_TIME' | 'DUE_SOON' | 'OVERDUE';

interface Timed {
  status: ComplaintStatus;
  isOverdue: boolean;
  /** `2026-01-31`. */
  estimatedCompletion?: string | null;
}

/** Decides whether a complaint is on time, due today or tomorrow, or overdue; null without a date. */
export function dueOf({ status, isOverdue, estimatedCompletion }: Timed): Due | null {
  if (status === 'DONE' || status === 'CLOSED') return 'SETTLED';
  if (isOverdue) return 'OVERDUE';
  if (!estimatedCompletion) return null;
  const now = today();
  // The data API updates `isOverdue` once a day: a past date is already overdue.
  if (estimatedCompletion < now) return 'OVERDUE';
  return estimatedCompletion <= addDays(now, 1) ? 'DUE_SOON' : 'ON_TIME';
}

const DAY_MS = 86_400_000;

/** Days since the completion date of a complaint that is overdue; null for any other. */
export function daysOverdue(complaint: Timed): number | null {
  const { estimatedCompletion } = complaint;
  if (dueOf(complaint) !== 'OVERDUE' || !estimatedCompletion) return null;
  return Math.max(0, (Date.parse(today()) - Date.parse(estimatedCompletion)) / DAY_MS);
}
