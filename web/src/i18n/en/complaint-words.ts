import { complaintWords as id } from '../id/complaint-words';

export const complaintWords: typeof id = {
  ...id,
  unknown: 'Unknown',
  overdue: 'Overdue',
  dueSoon: 'Due soon',
  onTime: 'On time',
  settled: 'Settled',
  low: 'Low',
  high: 'High',
  urgent: 'Urgent',
};
