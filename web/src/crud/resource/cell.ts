import type { LatLng } from '../../map/lat-lng';
import { ageOf, formatDate, formatInstant, formatWhen } from '../../ui/dates/dates';
import { type Choice, type Choices, choiceOf } from './choices';
import { formatDays, formatNumber, formatPercent } from './format';

/** The formatted content of a cell, so that scrolling formats nothing. */
export interface CellContent {
  readonly text: string;
  /** The tooltip with the exact value, where it differs from the text. */
  readonly title?: string;
  /** A status, whose word is in the screen's texts. */
  readonly choice?: Choice;
  /** The word of a status that the screen's texts do not have. */
  readonly word?: string;
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

/** `age` is how long ago an instant was, however long; `days` a number of them. */
export type ColumnKind = 'text' | 'number' | 'percent' | 'digits' | 'instant' | 'day' | 'age' | 'days';

const EMPTY: CellContent = { text: '' };

/** The cell of a row's raw value. */
export function cellOf(value: unknown, kind: ColumnKind, choices: Choices | undefined): CellContent {
  if (value === null || value === undefined || value === '') return EMPTY;
  if (choices !== undefined) {
    const choice = choiceOf(choices, value);
    return choice === undefined ? { text: String(value) } : { text: choice.text, choice };
  }
  if (kind === 'number' && typeof value === 'number') return { text: formatNumber(value) };
  if (kind === 'percent' && typeof value === 'number') return { text: formatPercent(value) };
  if (kind === 'days' && typeof value === 'number') return { text: formatDays(value) };
  if (kind === 'age' && typeof value === 'string') {
    return { text: ageOf(value), title: formatInstant(value) };
  }
  if (kind === 'instant' && typeof value === 'string') {
    return { text: formatWhen(value), title: formatInstant(value) };
  }
  if (kind === 'day' && typeof value === 'string') return { text: formatDate(value) };
  return { text: String(value) };
}

/** The text of a cell. */
export function cellText(
  { choice, word, text }: CellContent,
  texts: Readonly<Record<string, string>>,
): string {
  return word ?? (choice === undefined ? text : (texts[choice.text] ?? choice.text));
}
