import { params } from '@nanostores/i18n';

/** The photo area and the lightbox. */
export const photos = {
  add: 'Add Photo',
  hint: 'JPG, JPEG, PNG, max 2MB. Seret atau tempel foto ke sini.',
  limit: params('Paling banyak {max} foto.'),
  leftOut: params('Paling banyak {max} foto: {count} foto tidak ditambahkan.'),
  failed: 'Sorry, Upload photo error.',
  wrongType: params('{name}: hanya jpg, jpeg atau png.'),
  tooLarge: params('{name}: lebih dari 2MB setelah dikompres.'),
  unreadable: params('{name}: foto tidak dapat dibaca.'),
  preparing: 'Menyiapkan . . .',
  waiting: 'Menunggu jaringan . . .',
  uploading: params('Mengunggah {percent}%'),
  cancel: 'Batal',
  retry: 'Coba lagi',
  remove: params('Hapus foto {number}'),
  undo: 'Urungkan',
  deleted: 'Akan dihapus',
  open: params('Buka foto {number}'),
  photo: params('Foto {number}'),
  of: params('{number} dari {count}'),
  close: 'Close',
  previous: 'Foto sebelumnya',
  next: 'Foto berikutnya',
};
