import { params } from '@nanostores/i18n';

/** The vehicles of a contract. */
export const contractVehicles = {
  waits: 'Pilih company terlebih dahulu.',
  loading: 'Memuat kendaraan . . .',
  failed: 'Kendaraan gagal dimuat.',
  retry: 'Coba lagi',
  search: 'Cari kendaraan atau supplier',
  tree: 'Kendaraan per supplier',
  chosen: params('{count} kendaraan dipilih'),
  chosenOf: params('{count} dari maksimum {max} kendaraan dipilih'),
  none: 'Tidak ada kendaraan yang tersedia.',
  noMatch: 'Tidak ada kendaraan yang cocok.',
  gone: params('{count} kendaraan terpilih tidak tersedia pada periode ini.'),
  dropGone: 'Lepas kendaraan itu',
};
