import type { UserEvent } from '@testing-library/user-event';
import type { Answer } from './gateway';

/** What the test of every CRUD screen needs to know of one of them. */
export interface ScreenCase {
  title: string;
  address: string;
  /** Text of the button that adds. */
  add?: string;
  list: string;
  create: string;
  update: string;
  answers: Record<string, Answer>;
  /** A list of no rows. */
  none: unknown;
  /** A text of the first row, which is in its cell and in the text field to edit. */
  row: string;
  /** Fills the empty form. */
  fill: (user: UserEvent, dialog: HTMLElement) => Promise<void>;
  /** What the filled form sends. */
  input: Record<string, unknown>;
  /** A text field to edit, and its name in the input. */
  field: string;
  inputField: string;
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

/** Who made a row and when, as every row of a list says it. */
export const AUDIT = {
  createdBy: 'Siti',
  createdAt: '2026-01-31T10:00:00+07:00',
  updatedBy: 'Joko',
  updatedAt: '2026-02-01T10:00:00+07:00',
  version: 3,
};
