import { atom } from 'nanostores';
import type { ListPage } from '../resource/resource';

/** The record saved last: the list that is on screen marks its row. */
export interface SavedRow {
  /** The resource's name. */
  readonly resource: string;
  readonly id: string;
  /** From a page with its row: what puts the row, as saved, in its place in a page that does not have it any more. */
  readonly keeper: (page: ListPage | null) => (page: ListPage) => ListPage;
}

export const $savedRow = atom<SavedRow | null>(null);
