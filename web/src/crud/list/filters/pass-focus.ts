import { rowsWithin } from '../../table/use-row-keys';

/** Passes the focus of a panel that folds away to the rows of its list: the table's, or the first card. */
export function passFocusToRows(panel: Element | null): void {
  if (panel === null || !panel.contains(document.activeElement)) return;
  const list = panel.parentElement;
  if (list === null) return;
  const rows = rowsWithin(list) ?? list.querySelector<HTMLElement>('.card-link');
  rows?.focus({ preventScroll: true });
}
