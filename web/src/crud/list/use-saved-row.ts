import { useStore } from '@nanostores/react';
import { useCallback, useMemo, useState } from 'react';
import type { ListPage } from '../resource/resource';
import { $savedRow } from '../saved/saved-record';

interface MarkedPage {
  page: ListPage | null;
  /** Id of the marked row. */
  marked: string | undefined;
  /** Shows the page as it was loaded. */
  forget: () => void;
}

/**
 * The page with the row that was saved last, until the next search or page turn: where the search does not find the row any
 * more, it stays in its place.
 * @param address of the search
 */
export function useSavedRow(resource: string, address: string, page: ListPage | null): MarkedPage {
  const saved = useStore($savedRow);
  // What was saved before the list was shown is of no interest.
  const [kept, setKept] = useState({ saved, address: '', keep: (shown: ListPage) => shown });
  const forget = useCallback(() => setKept((before) => ({ ...before, address: '' })), []);
  const isNew = kept.saved !== saved && saved?.resource === resource;
  // A row that is saved again, as by an undo, is put in the place that it was kept in.
  const isKept = (kept.saved === saved || isNew) && kept.address === address;
  const shown = useMemo(() => (isKept && page ? kept.keep(page) : page), [isKept, page, kept]);
  if (isNew) setKept({ saved, address, keep: saved.keeper(shown) });
  else if (kept.address !== '' && kept.address !== address) forget();
  return { page: shown, marked: isKept ? saved?.id : undefined, forget };
}
