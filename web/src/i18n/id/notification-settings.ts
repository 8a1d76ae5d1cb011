import { params } from '@nanostores/i18n';

/** What a person is notified of, where and when. */
export const notificationSettings = {
  title: 'Notifikasi',
  lead: 'Pilih apa yang ingin anda ketahui, dan di mana.',
  kind: 'Jenis',
  BELL: 'Lonceng',
  MAIL: 'E-mail',
  choice: params('{kind}: {channel}'),
  forced: 'Demi keamanan akun, notifikasi ini tidak dapat dimatikan.',
  notOffered: 'Tidak tersedia',
  reset: params('Kembalikan {kind} ke default company'),
  companyTitle: 'Default notifikasi company',
  companyLead: 'Berlaku bagi user company anda yang belum memilih sendiri.',
  companyReset: params('Kembalikan {kind} ke default Armada'),
  scheduleTitle: 'E-mail dan jam tenang',
  digest: 'Kirim e-mail notifikasi yang belum dibaca',
  HOURLY: 'Setiap jam',
  DAILY: 'Setiap hari, pukul 07.00',
  quietFrom: 'Jam tenang dari',
  quietTo: 'sampai',
  quietLead: params(
    'Selama jam tenang tidak ada e-mail notifikasi dan bunyi; yang tertahan dikirim sesudahnya. Zona waktu: {timeZone}.',
  ),
  save: 'Simpan',
  failed: 'Pengaturan notifikasi gagal dimuat.',
  retry: 'Coba lagi',
  loading: 'Memuat . . .',
};
