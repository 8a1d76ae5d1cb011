import type { contractVehicles as base } from '../id/contract-vehicles';
import type { English } from './english';

export const contractVehicles: English<typeof base> = {
  waits: 'Choose a company first.',
  loading: 'Loading the vehicles . . .',
  failed: 'The vehicles could not be loaded.',
  retry: 'Try again',
  search: 'Search vehicle or supplier',
  tree: 'Vehicles by supplier',
  chosen: '{count} vehicles chosen',
  chosenOf: '{count} of at most {max} vehicles chosen',
  none: 'No vehicle is available.',
  noMatch: 'No vehicle matches.',
  gone: '{count} chosen vehicles are not available in this period.',
  dropGone: 'Drop them',
};
