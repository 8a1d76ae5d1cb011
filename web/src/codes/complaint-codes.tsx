import {
  ArrowDownIcon,
  ArrowUpIcon,
  CalendarIcon,
  ConfirmIcon,
  HelpIcon,
  IssueIcon,
  MinusIcon,
  ResetIcon,
  ShieldIcon,
  TickIcon,
  WarningSignIcon,
  WrenchIcon,
} from '@blueprintjs/icons';
import type { Choices } from '../crud/resource/choices';
import type { ComplaintAction, ComplaintPriority, ComplaintStatus } from '../gql/graphql';
import type { complaintWords } from '../i18n/id/complaint-words';
import type { Due } from './complaint-due';

type Word = keyof typeof complaintWords;

/** Fleet-operations 4, complaint status. */
export const COMPLAINT_STATUSES: Choices<ComplaintStatus, Word> = {
  OPEN: { text: 'open', icon: <IssueIcon />, tone: 'primary' },
  IN_PROGRESS: { text: 'inProgress', icon: <WrenchIcon />, tone: 'warning' },
  DONE: { text: 'done', icon: <TickIcon />, tone: 'success' },
  REOPEN: { text: 'reopen', icon: <ResetIcon />, tone: 'danger' },
  CLOSED: { text: 'closed', icon: <ShieldIcon />, tone: 'neutral' },
  UNKNOWN: { text: 'unknown', icon: <HelpIcon />, tone: 'neutral' },
};

/** Fleet-operations 4, follow-up action. */
export const COMPLAINT_ACTIONS: Choices<ComplaintAction, Word> = {
  REPAIR: { text: 'repair', icon: <WrenchIcon />, tone: 'neutral' },
  REPLACEMENT: { text: 'replacement', icon: <ResetIcon />, tone: 'neutral' },
  UNKNOWN: { text: 'unknown', icon: <HelpIcon />, tone: 'neutral' },
};

/** The priorities of a complaint. */
export const COMPLAINT_PRIORITIES: Choices<ComplaintPriority, Word> = {
  LOW: { text: 'low', icon: <ArrowDownIcon />, tone: 'neutral' },
  NORMAL: { text: 'normal', icon: <MinusIcon />, tone: 'neutral' },
  HIGH: { text: 'high', icon: <ArrowUpIcon />, tone: 'warning' },
  URGENT: { text: 'urgent', icon: <WarningSignIcon />, tone: 'danger' },
  UNKNOWN: { text: 'unknown', icon: <HelpIcon />, tone: 'neutral' },
};

/** Green, amber, red. */
export const DUES: Choices<Due, Word> = {
  SETTLED: { text: 'settled', icon: <ConfirmIcon />, tone: 'neutral' },
  ON_TIME: { text: 'onTime', icon: <CalendarIcon />, tone: 'success' },
  DUE_SOON: { text: 'dueSoon', icon: <CalendarIcon />, tone: 'warning' },
  OVERDUE: { text: 'overdue', icon: <WarningSignIcon />, tone: 'danger' },
};
