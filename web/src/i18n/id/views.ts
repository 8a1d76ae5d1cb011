import { params } from '@nanostores/i18n';

/** Named views of a list. */
export const views = {
  title: 'Tampilan tersimpan',
  none: 'Belum ada tampilan tersimpan.',
  newName: 'Simpan sebagai',
  save: 'Simpan',
  saveChanges: params('Simpan perubahan ke {name}'),
  undoChanges: params('Kembali ke {name}'),
  first: params('Buka {name} lebih dulu'),
  rename: params('Ubah nama {name}'),
  nameOf: params('Nama baru {name}'),
  remove: params('Hapus {name}'),
  removeQuestion: params('Hapus tampilan {name}?'),
  removeView: 'Hapus tampilan',
  nameMissing: 'Isi nama tampilan.',
  nameTaken: 'Nama ini sudah dipakai.',
  saved: params('Tampilan {name} disimpan.'),
  full: 'Ruang pengaturan anda penuh. Hapus tampilan yang tidak dipakai, lalu coba lagi.',
  hint: 'Tampilan menyimpan filter, urutan, jumlah baris dan kolom.',
};
