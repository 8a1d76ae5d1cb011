import { params } from '@nanostores/i18n';

export const form = {
  tooLong: params('Paling banyak {max} karakter, sekarang {count}.'),
};
