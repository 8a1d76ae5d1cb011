import { params } from '@nanostores/i18n';

/** What offers the address of a company. */
export const companyAddress = {
  use: params('Pakai alamat perusahaan: {address}'),
};
