import { type FieldTitle, fieldTitle } from './field-titles.js';
import type { Text } from './text.js';

/** What several rules have to say. */
export function wasNotFound(title: FieldTitle): Text {
  const { id, en } = fieldTitle(title);
  return { id: `${id} tidak ditemukan`, en: `${en} was not found` };
}

export function isTaken(title: FieldTitle, value: string): Text {
  const { id, en } = fieldTitle(title);
  return { id: `${id} ${value} sudah digunakan`, en: `${en} ${value} is already used` };
}

export function isTakenAtCompany(title: FieldTitle, value: string): Text {
  const { id, en } = fieldTitle(title);
  return {
    id: `${id} ${value} sudah ada di perusahaan ini`,
    en: `${en} ${value} already exists at this company`,
  };
}
