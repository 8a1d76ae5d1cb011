export const confirmation = {
  title: 'Attention',
  cancel: 'Cancel',
  discard: 'Perubahan belum disimpan. Tutup tanpa menyimpan?',
  discardChanges: 'Buang perubahan',
  keepEditing: 'Lanjut mengedit',
  ok: 'OK',
  success: 'Sukses',
  failure: 'Gagal',
};
