import { params } from '@nanostores/i18n';

/** The buttons of the Downloads panel and of the Export menu. */
export const downloads = {
  title: 'Downloads',
  running: params('Downloads, {count} berjalan'),
  export: 'Export',
};
