import type { tripPlayer as base } from '../id/trip-player';
import type { English } from './english';

export const tripPlayer: English<typeof base> = {
  speedGraph: 'Speed graph',
  graphKeys: 'The left and right arrows move from reading to reading, Page Up and Page Down by a minute.',
  stops: 'Stops',
  stopOf: 'Stop at {time}, {minutes} minutes',
  minutes: '{minutes} min',
};
