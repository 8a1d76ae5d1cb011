import type { LatLng } from '../map/lat-lng';
import { type Choice, type Choices, choiceOf } from './choices';
import { formatDate, formatDay, formatInstant, formatNumber } from './format';

/** The formatted content of a cell, so that scrolling formats nothing. */
export interface CellContent {
  readonly text: string;
  /** The tooltip with the exact value, where it differs from the text. */
  readonly title?: string;
  /** A status, whose word is in the screen's texts. */
  readonly choice?: Choice;
  /** The URL of the picture beside a name; null without one. */
  readonly portrait?: string | null;
  /** The place that the text links to on a map. */
  readonly place?: CellPlace;
}

/** A place and the metres around it; null for no circle. */
export interface CellPlace {
  readonly place: LatLng;
  readonly radius: number | null;
}

export type ColumnKind = 'text' | 'number' | 'digits' | 'instant' | 'day';

const EMPTY: CellContent = { text: '' };

/** The cell of a row's raw value. */
export function cellOf(value: unknown, kind: ColumnKind, choices: Choices | undefined): CellContent {
  if (value === null || value === undefined || value === '') return EMPTY;
  if (choices !== undefined) {
    const choice = choiceOf(choices, value);
    return choice === undefined ? { text: String(value) } : { text: choice.text, choice };
  }
  if (kind === 'number' && typeof value === 'number') return { text: formatNumber(value) };
  if (kind === 'instant' && typeof value === 'string') {
    return { text: formatDay(value), title: formatInstant(value) };
  }
  if (kind === 'day' && typeof value === 'string') return { text: formatDate(value) };
  return { text: String(value) };
}
