import { params } from '@nanostores/i18n';

export const palette = {
  title: 'Cari dan perintah',
  hint: 'Cari layar, perintah, pelat, komplain, perusahaan, user . . .',
  recent: 'Terakhir dipakai',
  screens: 'Layar',
  actions: 'Perintah',
  plates: 'Vehicle',
  tickets: 'Complaint',
  tenants: 'Company Tenant',
  suppliers: 'Company Supplier',
  contracts: 'Company Contract',
  users: 'User',
  searching: 'Mencari data . . .',
  empty: 'Data tidak ditemukan.',
  failed: 'Pencarian gagal.',
  retry: 'Coba lagi',
  found: params('{count} hasil'),
  keys: '↑ ↓ pilih · Enter buka · Esc tutup',
};
