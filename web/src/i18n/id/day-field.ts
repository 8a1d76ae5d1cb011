import { params } from '@nanostores/i18n';

/** The date field and its calendar. */
export const dayField = {
  calendar: 'Kalender',
  openCalendar: 'Buka kalender',
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan berikutnya',
  previousYear: 'Tahun sebelumnya',
  nextYear: 'Tahun berikutnya',
  today: 'Hari ini',
  clear: 'Kosongkan',
  notADay: 'Tulis tanggal seperti 31 Jan 2026 atau 31/1/2026.',
  tooEarly: params('Tidak boleh sebelum {day}.'),
  tooLate: params('Tidak boleh setelah {day}.'),
};
