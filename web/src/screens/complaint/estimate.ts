import { formatDate } from '../../ui/dates/dates';
import type { Detail } from './operations';

/** `31 Jan 2026, 14:30`; the day alone where no time was set; null without an estimate. */
export function estimateOf({
  estimatedCompletion,
  estimatedTime,
}: Pick<Detail, 'estimatedCompletion' | 'estimatedTime'>): string | null {
  if (!estimatedCompletion) return null;
  return [formatDate(estimatedCompletion), estimatedTime].filter(Boolean).join(', ');
}
