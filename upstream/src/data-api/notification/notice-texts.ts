import type { NotificationTranslations } from '../../database/column-types.js';
import { longDay } from '../http/day.js';
import type { Text } from '../http/text.js';
import type { NotificationKind } from './kinds.js';

export interface NoticeText {
  kind: NotificationKind;
  title: Text;
  description: Text;
}

export const textColumns = ({ kind, title, description }: NoticeText) => ({
  kind,
  title: title.id,
  description: description.id,
  translations: { en: { title: title.en, description: description.en } } satisfies NotificationTranslations,
});

export const leftArea = (plate: string, tenant: string): NoticeText => ({
  kind: 'area',
  title: { id: 'Kendaraan keluar dari areanya', en: 'Vehicle left its area' },
  description: { id: `${plate} keluar dari area ${tenant}`, en: `${plate} left the area of ${tenant}` },
});

export const returnedToArea = (plate: string, tenant: string): NoticeText => ({
  kind: 'area',
  title: { id: 'Kendaraan kembali ke areanya', en: 'Vehicle is back in its area' },
  description: { id: `${plate} kembali ke area ${tenant}`, en: `${plate} is back in the area of ${tenant}` },
});

/** @param endDate `YYYY-MM-DD` */
export function contractEnds(
  contractNo: string,
  tenant: string,
  daysLeft: number,
  endDate: string,
): NoticeText {
  const end = longDay(endDate);
  const description = {
    id: `${contractNo} dengan ${tenant} berakhir pada ${end.id}`,
    en: `${contractNo} with ${tenant} ends on ${end.en}`,
  };
  const kind = 'contractEnds';
  if (daysLeft === 0)
    return { kind, title: { id: 'Kontrak berakhir hari ini', en: 'Contract ends today' }, description };
  const days = daysLeft === 1 ? 'day' : 'days';
  return {
    kind,
    title: { id: `Kontrak berakhir dalam ${daysLeft} hari`, en: `Contract ends in ${daysLeft} ${days}` },
    description,
  };
}

export const exportReady = (file: string): NoticeText => ({
  kind: 'exportReady',
  title: { id: 'Export siap', en: 'Export ready' },
  description: {
    id: `${file} dapat di-download selama 24 jam`,
    en: `${file} can be downloaded for 24 hours`,
  },
});

export const complaintRaised = (by: string, description: string): NoticeText => ({
  kind: 'complaintRaised',
  title: { id: 'Komplain baru', en: 'New complaint' },
  description: { id: `dibuat oleh ${by}. ${description}`, en: `raised by ${by}. ${description}` },
});

export const complaintCommented = (by: string, comment: Text): NoticeText => ({
  kind: 'complaintCommented',
  title: { id: 'Komentar baru', en: 'New comment' },
  description: { id: `${by}: ${comment.id}`, en: `${by}: ${comment.en}` },
});

/** @param step the statuses before and after it @param because its reason or action */
export const complaintMoved = (
  title: Text,
  step: { from: string; to: string },
  by: string,
  because: string,
): NoticeText => ({
  kind: 'complaintMoved',
  title,
  description: {
    id: `${step.from} → ${step.to} oleh ${by}. ${because}`,
    en: `${step.from} → ${step.to} by ${by}. ${because}`,
  },
});

/** @param day `YYYY-MM-DD` @param time `HH:MM`; null: some time that day */
export function complaintEstimated(day: string, time: string | null, by: string): NoticeText {
  const due = longDay(day);
  const at = time === null ? '' : `, ${time}`;
  return {
    kind: 'complaintMoved',
    title: { id: 'Perkiraan selesai komplain berubah', en: 'Estimated completion of a complaint changed' },
    description: { id: `${due.id}${at} oleh ${by}`, en: `${due.en}${at} by ${by}` },
  };
}

export const complaintAssigned = (by: string): NoticeText => ({
  kind: 'complaintAssigned',
  title: { id: 'Komplain ditugaskan kepada Anda', en: 'Complaint assigned to you' },
  description: { id: `oleh ${by}`, en: `by ${by}` },
});

export const passwordChanged: NoticeText = {
  kind: 'accountSecurity',
  title: { id: 'Password Anda diubah', en: 'Your password was changed' },
  description: {
    id: 'Jika bukan Anda yang mengubahnya, segera hubungi administrator Anda.',
    en: 'If it was not you, contact your administrator at once.',
  },
};

export const emailChanged = (address: string): NoticeText => ({
  kind: 'accountSecurity',
  title: { id: 'E-mail akun Anda diubah', en: 'The e-mail of your account was changed' },
  description: {
    id: `E-mail akun Anda sekarang ${address}. Jika Anda tidak mengetahui perubahan ini, segera hubungi administrator Anda.`,
    en: `The e-mail of your account is now ${address}. If you do not know of this change, contact your administrator at once.`,
  },
});

/** The text in place of that of a comment that was deleted. */
export const DELETED_COMMENT: Text = { id: 'komentar dihapus', en: 'comment deleted' };

/** @param dueOn `YYYY-MM-DD` */
export function complaintOverdue(dueOn: string): NoticeText {
  const due = longDay(dueOn);
  return {
    kind: 'complaintOverdue',
    title: { id: 'Komplain terlambat', en: 'Complaint overdue' },
    description: { id: `batas waktunya ${due.id}`, en: `was due on ${due.en}` },
  };
}

/** Longer descriptions are cut: the bell shows a line or two. */
const LONGEST = 200;

/** The text, with the complaint that it is about. */
export function aboutComplaint(
  { plate, title }: { plate: string; title: string },
  text: NoticeText,
): NoticeText {
  const about = (text: string) => shortened(`${plate}, ${title}: ${text}`);
  return {
    ...text,
    description: { id: about(text.description.id), en: about(text.description.en) },
  };
}

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
