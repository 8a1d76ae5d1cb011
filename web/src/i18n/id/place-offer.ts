import { params } from '@nanostores/i18n';

/** The address found for a picked place, beside a typed one. */
export const placeOffer = {
  found: params('Alamat yang ditemukan: {address}'),
  use: 'Pakai alamat ini',
};
