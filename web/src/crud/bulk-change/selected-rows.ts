/** The selected rows of a search. */
export interface SelectedRows {
  readonly ids: ReadonlySet<string>;
  /** True if every row that the search finds is selected, on whatever page. */
  readonly isAll: boolean;
  /** Place on the page from which a range goes: the row that was selected last. */
  readonly anchor: number | null;
}

interface Row {
  readonly id: string;
}

export const NONE: SelectedRows = { ids: new Set(), isAll: false, anchor: null };

/** Without "all" only the rows of the page are known by their ids. */
const idsOf = ({ ids, isAll }: SelectedRows, rows: readonly Row[]): Set<string> =>
  new Set(isAll ? rows.map(({ id }) => id) : ids);

/** Selects a row, or no longer. */
export function toggled(selected: SelectedRows, rows: readonly Row[], index: number): SelectedRows {
  const id = rows[index]?.id;
  if (id === undefined) return selected;
  const ids = idsOf(selected, rows);
  if (!ids.delete(id)) ids.add(id);
  return { ids, isAll: false, anchor: index };
}

/** Selects the rows from the anchor to a row. */
export function extended(selected: SelectedRows, rows: readonly Row[], index: number): SelectedRows {
  const anchor = selected.anchor === null ? index : Math.min(selected.anchor, rows.length - 1);
  const ids = idsOf(selected, rows);
  for (const { id } of rows.slice(Math.min(anchor, index), Math.max(anchor, index) + 1)) ids.add(id);
  return { ids, isAll: false, anchor };
}

/** Selects every row of the page, or none of them. */
export function withPage(selected: SelectedRows, rows: readonly Row[], isOn: boolean): SelectedRows {
  const ids = idsOf(selected, rows);
  for (const { id } of rows) {
    if (isOn) ids.add(id);
    else ids.delete(id);
  }
  return { ids, isAll: false, anchor: null };
}

/** Counts the page's rows that are selected. */
export function onPage({ ids, isAll }: SelectedRows, rows: readonly Row[]): 'none' | 'some' | 'all' {
  const count = isAll ? rows.length : rows.filter(({ id }) => ids.has(id)).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}
