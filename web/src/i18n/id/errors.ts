/** What a person reads for each `extensions.code` of the gateway, and for a request that never arrived. */
export const errors = {
  UNAUTHENTICATED: 'Sorry, Your session has expired, please login again.',
  FORBIDDEN: 'Anda tidak memiliki izin untuk ini.',
  BAD_USER_INPUT: 'Data yang dikirim tidak dapat diterima. Periksa isian Anda.',
  RATE_LIMITED: 'Terlalu banyak permintaan. Tunggu sebentar, lalu coba lagi.',
  OPERATION_TOO_COMPLEX: 'Permintaan terlalu besar. Persempit pencarian Anda.',
  PERSISTED_OPERATION_NOT_FOUND: 'Versi aplikasi sudah berubah. Muat ulang halaman ini.',
  NOT_SUPPORTED: 'Fungsi ini belum tersedia pada layanan data.',
  UPSTREAM_UNAVAILABLE: 'Layanan data sedang tidak dapat dihubungi. Coba lagi sebentar lagi.',
  UPSTREAM_TIMEOUT: 'Layanan data tidak menjawab tepat waktu. Coba lagi sebentar lagi.',
  UPSTREAM_BAD_REPLY: 'Layanan data memberi jawaban yang tidak dapat dibaca.',
  INTERNAL: 'Terjadi kesalahan pada server. Coba lagi sebentar lagi.',
  network: 'Terjadi kesalahan... Periksa koneksi Anda, lalu coba lagi.',
};
