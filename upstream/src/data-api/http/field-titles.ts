import type { Text } from './text.js';

/** The names of the fields of forms in messages: the English title, which schemas carry, with the Indonesian one. */
const TITLES = {
  'API token': 'API token',
  Issuer: 'Penerbit identitas',
  Subject: 'Subjek identitas',
  Action: 'Tindakan',
  Address: 'Alamat',
  Assignee: 'Penanggung jawab',
  Administrator: 'Administrator',
  'Battery model': 'Model baterai',
  'Battery type': 'Tipe baterai',
  'Callback URL': 'Callback URL',
  Category: 'Kategori',
  'Category description': 'Deskripsi Category',
  'Category name': 'Nama Category',
  Colour: 'Warna',
  Comment: 'Komentar',
  Communication: 'Komunikasi',
  Company: 'Perusahaan',
  'Company supplier': 'Perusahaan supplier',
  'Company tenant': 'Perusahaan tenant',
  'Company type': 'Tipe perusahaan',
  Complaint: 'Komplain',
  Contract: 'Kontrak',
  'Contract number': 'Nomor kontrak',
  Description: 'Deskripsi',
  'Dry run': 'Uji coba',
  'E-mail': 'E-mail',
  'End date': 'Tanggal selesai',
  'Estimated day': 'Tanggal perkiraan selesai',
  'Estimated time': 'Jam perkiraan selesai',
  Evidence: 'Bukti',
  'Expiry date': 'Tanggal berakhir',
  Facility: 'Fasilitas',
  File: 'Berkas',
  Filter: 'Filter',
  Format: 'Format',
  IMEI: 'IMEI',
  Icon: 'Ikon',
  Id: 'Id',
  Language: 'Bahasa',
  Latitude: 'Lintang',
  'License plate': 'Pelat',
  'Login path': 'Login path',
  Longitude: 'Bujur',
  'Max capacity': 'Kapasitas maksimum',
  'Max mileage': 'Jarak tempuh maksimum',
  'Max vehicles': 'Jumlah kendaraan maksimum',
  Menus: 'Menu',
  Name: 'Nama',
  'New password': 'Password baru',
  Office: 'Kantor',
  'Old password': 'Password lama',
  Order: 'Urutan',
  Parent: 'Menu induk',
  Password: 'Password',
  Path: 'Path',
  Phone: 'Nomor telepon',
  Photo: 'Foto',
  Power: 'Daya',
  Priority: 'Prioritas',
  Radius: 'Radius',
  'Read only': 'Hanya baca',
  Reason: 'Alasan',
  'Report to': 'Melapor kepada',
  'Rent status': 'Status sewa',
  'Resolution days': 'Estimasi Penyelesaian',
  'User type': 'Tipe user',
  Rows: 'Baris',
  'Serial number': 'Nomor seri',
  'Start date': 'Tanggal mulai',
  Status: 'Status',
  Title: 'Judul',
  Token: 'Token',
  'Tracker ID': 'ID pelacak',
  'Tracker token': 'Token pelacak',
  'Tracker device': 'Perangkat',
  'Top speed': 'Kecepatan maksimum',
  'Total vehicles': 'Jumlah kendaraan',
  Type: 'Tipe',
  Warehouse: 'Gudang',
  Username: 'Username',
  Vehicle: 'Kendaraan',
  'Vehicle model': 'Model kendaraan',
  'Vehicle status': 'Status kendaraan',
  Vehicles: 'Kendaraan',
  Year: 'Tahun',
} as const;

export type FieldTitle = keyof typeof TITLES;

/** The name of a field in messages: a title of the list above, or a text of its own in both languages. */
export type Title = FieldTitle | Text;

export const fieldTitle = (title: Title): Text =>
  typeof title === 'string' ? { id: TITLES[title], en: title } : title;

/** The keywords of a schema for a title; an Indonesian title that is not in the list goes into an extension of OpenAPI. */
export const titled = (title: Title) => {
  const { id, en } = fieldTitle(title);
  return isFieldTitle(en) && TITLES[en] === id ? { title: en } : { title: en, 'x-title-id': id };
};

/** The title that a schema carries; undefined where it has none. */
export function titleIn(schema: unknown): Text | undefined {
  if (typeof schema !== 'object' || schema === null || !('title' in schema)) return undefined;
  const { title } = schema;
  if (typeof title !== 'string') return undefined;
  if ('x-title-id' in schema && typeof schema['x-title-id'] === 'string')
    return { id: schema['x-title-id'], en: title };
  return isFieldTitle(title) ? fieldTitle(title) : undefined;
}

const isFieldTitle = (title: unknown): title is FieldTitle =>
  typeof title === 'string' && Object.hasOwn(TITLES, title);
