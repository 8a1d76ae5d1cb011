import { params } from '@nanostores/i18n';

/** Records that others add or change while their list is open, and the alerts about them. */
export const liveList = {
  added: params('{count} baru'),
  changed: params('{count} berubah'),
  outdated: 'Daftar mungkin tidak mutakhir',
  show: 'Tampilkan',
  addedTitle: params('{record} baru'),
  changedTitle: params('{record} berubah'),
  several: params('{record}: {count} baru atau berubah'),
  open: 'Buka',
  title: 'Notifikasi komplain',
  lead: 'Untuk komplain yang dibuat atau diubah orang lain selama daftar komplain terbuka.',
  sound: 'Bunyi',
  browser: 'Notifikasi browser saat tab lain di depan',
  blocked: 'Browser memblokir notifikasi situs ini. Izinkan di pengaturan browser.',
};
