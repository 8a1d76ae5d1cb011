import { params } from '@nanostores/i18n';

/** The trees of menus beside Manage Menu and in the dialog of a user type. */
export const menuTree = {
  title: 'Root Menu',
  all: 'Semua menu',
  help: 'Seret untuk memindahkan, atau tekan Alt dengan tombol panah: atas dan bawah mengubah urutan, kanan memasukkan, kiri mengeluarkan.',
  moved: params('{name} dipindahkan.'),
  cycle: params('{name} tidak dapat dipindahkan ke bawah dirinya sendiri.'),
  loading: 'Memuat menu . . .',
  failed: 'Menu gagal dimuat.',
  retry: 'Coba lagi',
  granted: params('{count} dari {total} menu'),
};
