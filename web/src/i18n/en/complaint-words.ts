import type { complaintWords as base } from '../id/complaint-words';
import { complaintWords as id } from '../id/complaint-words';

export const complaintWords: typeof base = {
  ...id,
  unknown: 'Unknown',
  overdue: 'Overdue',
  dueSoon: 'Due soon',
  onTime: 'On time',
  settled: 'Settled',
};
