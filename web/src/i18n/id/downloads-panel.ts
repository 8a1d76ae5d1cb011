import { params } from '@nanostores/i18n';

/** The Downloads panel and the Export menu. */
export const downloadsPanel = {
  asXlsx: 'Excel (XLSX)',
  asCsv: 'CSV',
  requested: 'Permintaan download telah dikirim ke server',
  preparing: 'Sedang mempersiapkan file anda',
  generateError: 'Permintaan download gagal: Generate error',
  requestFailed: 'Request download failed (x8000)',
  downloadFailed: 'Download failed (x8001)',
  fileMissing: 'Download gagal: file tidak ditemukan',
  succeeded: 'Download berhasil',
  noMessage: 'No Message Available',
  cancelled: 'Download dibatalkan',
  expired: 'Berkas sudah dihapus setelah 24 jam',
  cancel: params('Batalkan {name}'),
  save: params('Download {name}'),
  history: 'Riwayat 24 jam terakhir',
  empty: 'Belum ada download.',
  rows: params('{rows} dari {total} baris'),
  written: params('{rows} baris'),
  loading: 'Memuat riwayat …',
  historyFailed: 'Riwayat gagal dimuat.',
};
