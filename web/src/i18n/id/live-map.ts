/** The live map over the whole window. */
export const liveMap = {
  title: 'Lokasi Terakhir Kendaraan',
  searchPlate: 'Cari pelat',
  stateFilter: 'Status di peta',
  allStates: 'Semua status',
  stations: 'Charging Station',
  fitAll: 'Tampilkan semua',
  leaveMap: 'Keluar (Esc)',
  empty: 'Data tidak ditemukan',
  failed: 'Peta gagal dimuat.',
  retry: 'Coba lagi',
  loading: 'Memuat peta',
};
