import type { liveMap as base } from '../id/live-map';
import type { English } from './english';

export const liveMap: English<typeof base> = {
  title: 'Latest vehicle locations',
  searchPlate: 'Search by license plate',
  stateFilter: 'State on the map',
  allStates: 'All states',
  stations: 'Charging stations',
  fitAll: 'Fit all',
  leaveMap: 'Exit (Esc)',
  empty: 'No data found',
  failed: 'The map could not be loaded.',
  retry: 'Retry',
  loading: 'Loading the map',
};
