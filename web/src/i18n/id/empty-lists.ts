import { params } from '@nanostores/i18n';

/** The purpose of each list, shown while it has no rows, by the resource's name. */
export const emptyLists = {
  noMatch: 'Tidak ada data yang cocok dengan filter ini.',
  clearFilter: 'Hapus filter',
  first: params('Tambah {name} pertama'),
  notYours: 'Belum ada data yang dapat anda lihat.',
  vehicle: 'Kendaraan armada: pelat, model, supplier, status dan posisinya.',
  vehicleModel: 'Model kendaraan per supplier. Setiap kendaraan memiliki satu model.',
  batteryModel: 'Model baterai per supplier, yang dipakai oleh model kendaraan.',
  chargingStation: 'Charging station dan supplier yang memakainya.',
  contract: 'Kontrak sewa: siapa menyewa kendaraan mana, dari kapan sampai kapan.',
  complaintCategory: 'Kategori komplain per supplier, dengan lama penyelesaiannya.',
  complaint: 'Komplain tentang kendaraan, dari laporan pertama sampai ditutup.',
  companyTenant: 'Perusahaan yang menyewa kendaraan.',
  companySupplier: 'Perusahaan pemilik kendaraan.',
  user: 'Orang yang dapat masuk, dengan perusahaan dan tipe user-nya.',
  userType: 'Tipe user menentukan menu yang dapat dibuka seseorang.',
  menu: 'Menu yang dapat diberikan kepada tipe user.',
};
