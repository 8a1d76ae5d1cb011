import type { map as base } from '../id/map';
import type { English } from './english';

export const map: English<typeof base> = {
  pickTitle: 'Pick address on Maps',
  map: 'Map',
  mapOf: 'Map of {name}',
  loading: 'Loading the map…',
  failed: 'The map could not be loaded.',
  retry: 'Retry',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  mapKeys:
    'A click picks a place. Arrows move the map, + and − zoom, Enter puts the marker in the middle of the map.',
  pin: 'Marker: drag it, or press the arrow keys to move it',
  search: 'Search for a place',
  searchStart: 'Search',
  searching: 'Searching for places…',
  found: '{count} places found',
  notFound: 'No place found.',
  searchFailed: 'The search for places is not available now.',
  myPosition: 'My position',
  positionRefused:
    'The browser does not let your position be read. Allow location for this site, then try again.',
  positionUnavailable: 'Your position cannot be determined on this device.',
  positionLate: 'Your position was not found in time. Try again.',
  positionInsecure: 'Your position can only be read at an https address.',
  pair: 'Latitude, longitude',
  pairWrong: 'Enter latitude and longitude, such as -6.176, 106.827.',
  radius: 'Radius (m)',
  radiusWrong: 'Enter a number.',
  address: 'Address',
  noPlace: 'Click the map to pick a place.',
  looking: 'Looking up the address…',
  noAddress: 'No address was found for this place; the address field is left as it is.',
  take: 'Pick',
  cancel: 'Cancel',
  close: 'Close',
};
