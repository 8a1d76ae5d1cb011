import { params } from '@nanostores/i18n';

/** The texts that offer the address of a company. */
export const companyAddress = {
  use: params('Pakai alamat perusahaan: {address}'),
};
