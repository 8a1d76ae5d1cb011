import { today } from '../crud/day';
import type { ComplaintStatus } from '../gql/graphql';

/** The state of a complaint relative to its completion date. */
export type Due = 'SETTLED' | 'ON_TIME' | 'DUE_SOON' | 'OVERDUE';

interface Timed {
  status: ComplaintStatus;
  isOverdue: boolean;
  /** `2026-01-31`. */
  estimatedCompletion?: string | null;
}

/** The day after a day, `2026-01-31`. */
function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** Whether a complaint is on time, due today or tomorrow, or overdue; null without a date. */
export function dueOf({ status, isOverdue, estimatedCompletion }: Timed): Due | null {
  if (status === 'DONE' || status === 'CLOSED') return 'SETTLED';
  if (isOverdue) return 'OVERDUE';
  if (!estimatedCompletion) return null;
  const now = today();
  // The data API updates `isOverdue` once a day: a past date is already overdue.
  if (estimatedCompletion < now) return 'OVERDUE';
  return estimatedCompletion <= dayAfter(now) ? 'DUE_SOON' : 'ON_TIME';
}
