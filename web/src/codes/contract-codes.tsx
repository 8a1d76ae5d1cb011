import { CalendarIcon, ConfirmIcon, DisableIcon, TimeIcon } from '@blueprintjs/icons';
import { type Choices, UNKNOWN_CHOICE } from '../crud/resource/choices';
import type { ContractState } from '../gql/graphql';
import { i18n } from '../i18n/i18n';
import { contract as texts } from '../i18n/id/resources';

/** The names of a contract's fields and states. */
export const messages = i18n('contract', texts);

/** The states of a contract. */
export const contractStates: Choices<ContractState, keyof typeof texts> = {
  AHEAD: { text: 'ahead', icon: <CalendarIcon />, tone: 'primary' },
  IN_FORCE: { text: 'inForce', icon: <ConfirmIcon />, tone: 'success' },
  ENDING: { text: 'ending', icon: <TimeIcon />, tone: 'warning' },
  ENDED: { text: 'ended', icon: <DisableIcon />, tone: 'neutral' },
  UNKNOWN: UNKNOWN_CHOICE,
};
