import type { OperationTable } from './operation-calls.js';

const place = { name: 'Gambir', display_name: 'Gambir, Jakarta Pusat', lat: '-6.176', lon: '106.827' };

/** Addresses and places, which the gateway caches: each is requested once, from the geocoder only. */
export const placeCalls: OperationTable = {
  ReverseGeocode: {
    variables: { latitude: -6.176, longitude: 106.827 },
    calls: {
      'GET /geo/reverse?lat=-6.17600&lon=106.82700&format=jsonv2&accept-language=id': { json: place },
    },
  },
  SearchPlaces: {
    variables: { text: 'Gambir' },
    calls: { 'GET /geo/search?q=gambir&format=jsonv2&accept-language=id': { json: [place] } },
  },
};
