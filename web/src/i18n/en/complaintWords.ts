import type { complaintWords as base } from '../id/complaintWords';
import { complaintWords as id } from '../id/complaintWords';

export const complaintWords: typeof base = {
  ...id,
  unknown: 'Unknown',
  overdue: 'Overdue',
  dueSoon: 'Due soon',
  onTime: 'On time',
  settled: 'Settled',
};
