import { params } from '@nanostores/i18n';

/** The speed graph and the stops of a trip. */
export const tripPlayer = {
  speedGraph: 'Grafik kecepatan',
  graphKeys: 'Panah kiri dan kanan berpindah dari data ke data, Page Up dan Page Down satu menit.',
  stops: 'Pemberhentian',
  stopOf: params('Berhenti {time}, {minutes} menit'),
  minutes: params('{minutes} menit'),
};
