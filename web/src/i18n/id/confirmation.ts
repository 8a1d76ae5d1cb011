export const confirmation = {
  title: 'Attention',
  yes: 'Yes',
  cancel: 'Cancel',
  ok: 'OK',
  success: 'Sukses',
  failure: 'Gagal',
};
