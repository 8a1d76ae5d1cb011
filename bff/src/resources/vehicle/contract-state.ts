import { defineCodes } from '../../graphql/schema/codes.js';

/** `state` of a contract [+], on a day of the fleet's calendar. */
export const contractStates = defineCodes('ContractState', 'Where a contract stands today.', {
  AHEAD: ['ahead', 'It begins on a later day.'],
  IN_FORCE: ['inForce', 'It is in force, for more than 30 days.'],
  ENDING: ['ending', 'It ends today or within 30 days, as the dashboard counts it.'],
  ENDED: ['ended', 'Its last day is over.'],
});
