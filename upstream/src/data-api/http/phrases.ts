import { fieldTitle, type Title } from './field-titles.js';
import type { Text } from './text.js';

/** Messages that several rules share. */
export const CHANGED_SINCE: Text = {
  id: 'Data telah diubah oleh user lain. Periksa perubahannya, lalu simpan lagi.',
  en: 'Someone else has changed this record. Check the changes, then save again.',
};

export function wasNotFound(title: Title): Text {
  const { id, en } = fieldTitle(title);
  return { id: `${id} tidak ditemukan`, en: `${en} was not found` };
}

export function isTaken(title: Title, value: string): Text {
  const { id, en } = fieldTitle(title);
  return { id: `${id} ${value} sudah digunakan`, en: `${en} ${value} is already used` };
}

export function isTakenAtCompany(title: Title, value: string): Text {
  const { id, en } = fieldTitle(title);
  return {
    id: `${id} ${value} sudah ada di perusahaan ini`,
    en: `${en} ${value} already exists at this company`,
  };
}
