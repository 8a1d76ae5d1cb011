import { params } from '@nanostores/i18n';

/** The map of all charging stations. */
export const stationMap = {
  title: 'Charging Station Map',
  map: 'Peta charging station',
  count: params('{count} charging station'),
  some: params('{shown} dari {count} charging station'),
  loading: 'Memuat peta . . .',
  empty: 'Data tidak ditemukan.',
  failed: 'Charging station gagal dimuat.',
  retry: 'Coba lagi',
  manage: 'Manage Charging Station',
};
