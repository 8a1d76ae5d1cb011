import type { UserEvent } from '@testing-library/user-event';
import type { Responder } from '../gateway';

/** The data of one CRUD screen for the tests that run for every screen. */
/** An input without the fields that have no value: those that a form leaves empty. */
export const withoutNull = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));

export interface ScreenCase {
  title: string;
  address: string;
  /** Text of the button that adds. */
  add?: string;
  list: string;
  create: string;
  update: string;
  responses: Record<string, Responder>;
  /** A list of no rows. */
  none: unknown;
  /** A text of the first row, which is in its cell and in the text field to edit. */
  row: string;
  /** Another text of that row, where the first one is a link. */
  otherText?: string;
  /** Labels of the required fields of an empty form. */
  required: readonly string[];
  /** Fills the empty form. */
  fill: (user: UserEvent, dialog: HTMLElement) => Promise<void>;
  /** The input that the filled form sends. */
  input: Record<string, unknown>;
  /** A text field to edit, and its name in the record and in the input. */
  field: string;
  inputField: string;
  /** Label of the pick list that a record keeps as it was made. */
  locked?: string;
  /** A filter by its label, the option to choose, and the filter then sent. */
  filter: { label: string; option: string; requested: Record<string, unknown> };
  /** The screen's options for a user with a single company, and the field in which it is preselected; null for none. */
  onlyOption: { responses: Record<string, Responder>; label: string; value: string } | null;
}

/** A page of rows. */
export function pageOf(name: string, items: readonly object[]): Record<string, unknown> {
  return {
    [name]: {
      items,
      pageInfo: { page: 1, size: 20, totalItems: items.length, totalPages: Math.ceil(items.length / 20) },
    },
  };
}

/** The same rows as the first of many pages. */
export function ofManyPages(response: unknown): unknown {
  const pages = Object.entries(Object(response)).map(([name, page]) => [
    name,
    { ...Object(page), pageInfo: { page: 1, size: 20, totalItems: 650, totalPages: 33 } },
  ]);
  return Object.fromEntries(pages);
}

/** The same record after another user changed `field`. */
export function savedMeanwhile(response: unknown, field: string, value: string): unknown {
  const records = Object.entries(Object(response)).map(([name, record]) => [
    name,
    { ...Object(record), [field]: value, version: 4, updatedBy: 'Siti' },
  ]);
  return Object.fromEntries(records);
}

/** The audit fields of every row. */
export const AUDIT = {
  createdBy: 'Siti',
  createdAt: '2026-01-31T10:00:00+07:00',
  updatedBy: 'Joko',
  updatedAt: '2026-02-01T10:00:00+07:00',
  version: 3,
};
