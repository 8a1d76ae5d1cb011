import { Calendar, Confirm, Help, Issue, Reset, Shield, Tick, WarningSign, Wrench } from '@blueprintjs/icons';
import type { Choices } from '../crud/choices';
import type { ComplaintAction, ComplaintStatus } from '../gql/graphql';
import type { complaintWords } from '../i18n/id/complaint-words';
import type { Due } from './complaint-due';

type Word = keyof typeof complaintWords;

/** Fleet-operations 4, complaint status. */
export const COMPLAINT_STATUSES: Choices<ComplaintStatus, Word> = {
  OPEN: { text: 'open', icon: <Issue />, tone: 'primary' },
  IN_PROGRESS: { text: 'inProgress', icon: <Wrench />, tone: 'warning' },
  DONE: { text: 'done', icon: <Tick />, tone: 'success' },
  REOPEN: { text: 'reopen', icon: <Reset />, tone: 'danger' },
  CLOSED: { text: 'closed', icon: <Shield />, tone: 'neutral' },
  UNKNOWN: { text: 'unknown', icon: <Help />, tone: 'neutral' },
};

/** Fleet-operations 4, follow-up action. */
export const COMPLAINT_ACTIONS: Choices<ComplaintAction, Word> = {
  REPAIR: { text: 'repair', icon: <Wrench />, tone: 'neutral' },
  REPLACEMENT: { text: 'replacement', icon: <Reset />, tone: 'neutral' },
  UNKNOWN: { text: 'unknown', icon: <Help />, tone: 'neutral' },
};

/** Green, amber, red (ux 18). */
export const DUES: Choices<Due, Word> = {
  SETTLED: { text: 'settled', icon: <Confirm />, tone: 'neutral' },
  ON_TIME: { text: 'onTime', icon: <Calendar />, tone: 'success' },
  DUE_SOON: { text: 'dueSoon', icon: <Calendar />, tone: 'warning' },
  OVERDUE: { text: 'overdue', icon: <WarningSign />, tone: 'danger' },
};
