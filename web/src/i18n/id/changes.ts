import { params } from '@nanostores/i18n';

/** The texts about changes of a save, of other users meanwhile, and of earlier times. */
export const changes = {
  saved: 'Data berhasil disimpan.',
  show: 'Tampilkan',
  undo: 'Urungkan',
  notUndone: 'Tidak dapat diurungkan: data ini sudah diubah orang lain.',
  conflictTitle: 'Data ini sudah diubah orang lain',
  conflictLead: params('{name} menyimpan perubahan lebih dulu. Pilih nilai yang dipakai, lalu simpan lagi.'),
  somebody: 'Seseorang',
  mine: 'Isian saya',
  theirs: 'Nilai tersimpan',
  changedMeanwhile: params('{name} menyimpan perubahan pada {time}.'),
  goneMeanwhile:
    'Data ini sudah dihapus atau tidak lagi dalam wewenang anda. Isian di bawah tidak dapat disimpan.',
  seeChanges: 'Lihat perubahan',
  nothingDiffers: 'Isian anda sama dengan yang tersimpan.',
  keepMine: 'Pilih semua isian saya',
  takeTheirs: 'Pilih semua nilai tersimpan',
  useChosen: 'Pakai nilai terpilih',
  emptyValue: '(kosong)',
  photoCount: params('{count} foto'),
  entryCount: params('{count} isian'),
  history: 'Riwayat',
  historyLoading: 'Memuat riwayat . . .',
  historyEmpty: 'Belum ada perubahan yang tercatat.',
  historyFailed: 'Riwayat gagal dimuat.',
  historyMore: 'Tampilkan lebih banyak',
  historySystem: 'Sistem',
  historyChanged: 'diubah',
};
