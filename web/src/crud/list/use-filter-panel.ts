import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { rowsWithin } from '../table/use-row-keys';

interface Options {
  isSearched: boolean;
  /** The search, as text. */
  address: string;
  /** True while the rows of the search are on their way, or have failed to arrive. */
  isAwaiting: boolean;
  totalItems: number;
}

export interface FilterPanelState {
  id: string;
  isOpen: boolean;
  /** False before it was ever open; then it stays, folded away, with what is typed into it. */
  isMounted: boolean;
  toggle: () => void;
}

/**
 * The panel of filters: open before a search, folded away by the rows that a search finds.
 * @returns the panel, and what names the search whose rows will fold it away
 */
export function useFilterPanel({ isSearched, address, isAwaiting, totalItems }: Options): {
  panel: FilterPanelState;
  await: (address: string) => void;
} {
  const id = useId();
  const [isOpen, setOpen] = useState(!isSearched);
  const [isMounted, setMounted] = useState(isOpen);
  if (isOpen && !isMounted) setMounted(true);
  const awaited = useRef(isSearched ? address : null);
  const [wasSearched, setWasSearched] = useState(isSearched);
  // Back can return to before the search, where only the filters are shown; Forward folds them away with its rows.
  if (wasSearched !== isSearched) {
    setWasSearched(isSearched);
    if (isSearched) awaited.current = address;
    else setOpen(true);
  }
  useEffect(() => {
    // A search that failed is awaited until a retry brings its rows.
    if (awaited.current !== address || isAwaiting) return;
    awaited.current = null;
    setOpen(totalItems === 0);
    if (totalItems > 0) passFocusToRows(document.getElementById(id));
  }, [address, isAwaiting, totalItems, id]);

  const awaitRows = useCallback((search: string) => {
    awaited.current = search;
  }, []);
  return { panel: { id, isOpen, isMounted, toggle: () => setOpen(!isOpen) }, await: awaitRows };
}

/** Passes the focus of a panel that folds away to the rows of its list: the table's, or the first card. */
function passFocusToRows(panel: Element | null): void {
  if (panel === null || !panel.contains(document.activeElement)) return;
  const list = panel.parentElement;
  if (list === null) return;
  const rows = rowsWithin(list) ?? list.querySelector<HTMLElement>('.card-link');
  rows?.focus({ preventScroll: true });
}
