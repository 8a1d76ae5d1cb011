export const part = {
  failed: 'Bagian ini gagal dimuat.',
  advice: 'Periksa koneksi anda, lalu coba lagi. Jika tetap gagal, muat ulang halaman.',
  retry: 'Coba lagi',
  close: 'Close',
};
