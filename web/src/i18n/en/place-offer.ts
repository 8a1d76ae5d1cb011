import type { placeOffer as base } from '../id/place-offer';
import type { English } from './english';

export const placeOffer: English<typeof base> = {
  found: 'Address found: {address}',
  use: 'Use this address',
};
