/** The texts that a person reads where the gateway's message is for developers (by its code), or none arrived. */
export const errors = {
  OPERATION_TOO_COMPLEX: 'Permintaan terlalu besar. Persempit pencarian anda.',
  PERSISTED_OPERATION_NOT_FOUND: 'Versi aplikasi sudah berubah. Muat ulang halaman ini.',
  INTERNAL: 'Terjadi kesalahan pada server. Coba lagi sebentar lagi.',
  network: 'Terjadi kesalahan... Periksa koneksi anda, lalu coba lagi.',
};
