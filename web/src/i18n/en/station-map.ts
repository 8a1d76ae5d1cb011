import type { stationMap as base } from '../id/station-map';
import type { English } from './english';

export const stationMap: English<typeof base> = {
  title: 'Charging Station Map',
  map: 'Map of charging stations',
  count: '{count} charging stations',
  some: '{shown} of {count} charging stations',
  loading: 'Loading the map…',
  empty: 'No data found.',
  failed: 'The charging stations could not be loaded.',
  retry: 'Retry',
  manage: 'Manage Charging Station',
};
