import { params } from '@nanostores/i18n';

/** Maps and the picker (administration 2.11; ux, Maps 14 to 17). */
export const map = {
  pickTitle: 'Pick address on Maps',
  map: 'Peta',
  mapOf: params('Peta {name}'),
  loading: 'Memuat peta . . .',
  failed: 'Peta gagal dimuat.',
  retry: 'Coba lagi',
  zoomIn: 'Perbesar',
  zoomOut: 'Perkecil',
  mapKeys:
    'Klik memilih tempat. Panah menggeser peta, + dan − mengubah perbesaran, Enter menaruh penanda di tengah peta.',
  pin: 'Penanda: geser, atau tekan panah untuk memindahkannya',
  search: 'Cari tempat',
  searchStart: 'Cari',
  searching: 'Mencari tempat . . .',
  found: params('{count} tempat ditemukan'),
  notFound: 'Tempat tidak ditemukan.',
  searchFailed: 'Pencarian tempat sedang tidak tersedia.',
  myPosition: 'Posisi saya',
  positionRefused:
    'Browser tidak mengizinkan posisi anda dibaca. Izinkan lokasi untuk situs ini, lalu coba lagi.',
  positionUnavailable: 'Posisi anda tidak dapat ditentukan di perangkat ini.',
  positionLate: 'Posisi anda tidak ditemukan tepat waktu. Coba lagi.',
  positionInsecure: 'Posisi hanya dapat dibaca lewat alamat https.',
  pair: 'Latitude, Longitude',
  pairWrong: 'Isi lintang dan bujur, misalnya -6.176, 106.827.',
  radius: 'Radius (m)',
  radiusWrong: 'Isi angka.',
  address: 'Alamat',
  noPlace: 'Klik pada peta untuk memilih tempat.',
  looking: 'Mencari alamat . . .',
  noAddress: 'Alamat tempat ini tidak ditemukan; isian alamat tidak diubah.',
  take: 'Pilih',
  cancel: 'Cancel',
  close: 'Close',
};
