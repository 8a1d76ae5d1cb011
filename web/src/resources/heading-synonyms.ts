/* Headings that people give to the same fields of several resources in their spreadsheets, beside the labels of the form. */

export const NAME_HEADINGS = ['nama lengkap', 'full name'] as const;
export const COMPANY_NAME_HEADINGS = ['nama perusahaan', 'perusahaan', 'company name', 'company'] as const;
export const EMAIL_HEADINGS = ['alamat email', 'email address', 'surel'] as const;
export const PHONE_HEADINGS = [
  ...['telepon', 'telp', 'no telp', 'no telepon', 'nomor telepon', 'no hp', 'hp', 'nomor hp', 'handphone'],
  ...['phone number', 'mobile', 'mobile phone', 'telephone', 'whatsapp', 'wa'],
] as const;
export const ADDRESS_HEADINGS = ['alamat lengkap', 'full address', 'street', 'jalan'] as const;
export const STATUS_HEADINGS = ['aktif', 'active', 'is active', 'status aktif'] as const;
export const START_HEADINGS = [
  ...['tanggal mulai', 'tgl mulai', 'tanggal awal', 'mulai', 'berlaku dari'],
  ...['start', 'from', 'valid from'],
] as const;
export const END_HEADINGS = [
  ...['tanggal akhir', 'tanggal selesai', 'tanggal berakhir', 'tgl akhir', 'berakhir', 'berlaku sampai'],
  ...['sampai', 'end', 'until', 'valid until', 'expiry date'],
] as const;
export const VEHICLES_HEADINGS = [
  ...['total kendaraan', 'jumlah kendaraan', 'maksimum kendaraan', 'maks kendaraan'],
  ...['max vehicles', 'maximum vehicles', 'number of vehicles'],
] as const;
export const POSITION_HEADINGS = [
  ...['lat lng', 'lat long', 'lat lon', 'koordinat', 'titik', 'lokasi', 'lintang bujur', 'posisi'],
  ...['coordinates', 'coordinate', 'location', 'position'],
] as const;
export const SUPPLIER_HEADINGS = [
  'supplier',
  'pemasok',
  'pemilik',
  'owner',
  ...COMPANY_NAME_HEADINGS,
] as const;
export const PLATE_HEADINGS = [
  ...['nomor polisi', 'no polisi', 'nopol', 'plat', 'plat nomor', 'nomor plat', 'no plat'],
  ...[
    'plate',
    'plate number',
    'registration',
    'registration number',
    'license plates',
    'licence plate',
    'kendaraan',
  ],
] as const;
export const TENANT_HEADINGS = ['tenant', 'penyewa', ...COMPANY_NAME_HEADINGS] as const;
export const CONTRACT_HEADINGS = [
  ...['no kontrak', 'nomor kontrak', 'kontrak', 'contract', 'contract no'],
] as const;
