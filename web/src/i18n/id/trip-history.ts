import { params } from '@nanostores/i18n';

/** The period of the trip history, its sums, and moving from trip to trip. */
export const tripHistory = {
  period: 'Periode',
  all: 'Semua',
  today: 'Hari ini',
  yesterday: 'Kemarin',
  week: '7 hari',
  month: 'Bulan ini',
  own: 'Rentang sendiri',
  from: 'Dari',
  to: 'Sampai',
  reversed: 'Tanggal selesai tidak boleh sebelum tanggal mulai',
  noTripsInPeriod: 'Tidak ada perjalanan pada periode ini.',
  totals: 'Total periode',
  tripCount: 'Perjalanan',
  distance: 'Jarak',
  duration: 'Durasi',
  energyUsed: 'Energi',
  energyCost: 'Biaya energi',
  exportOf: params('Riwayat perjalanan {plate}'),
  earlier: 'Perjalanan sebelumnya',
  later: 'Perjalanan berikutnya',
};
