import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useOpenRecord } from '../../crud/list/use-open-record';
import type { VehicleDialogName } from '../../dialogs/VehicleDialog';
import {
  changedSearch,
  DIALOG_ENTRY,
  isDialogEntry,
  useScreenNavigation,
  useScreenSearch,
} from '../../ui/screen-navigation';

const DIALOGS: readonly VehicleDialogName[] = ['edit', 'complaint'];

export interface VehicleDialogControl {
  opened: VehicleDialogName | null;
  open: (dialog: VehicleDialogName) => void;
  close: () => void;
  onChanged: (isChanged: boolean) => void;
}

/** The open dialog, kept in the address as `dialog`: Back closes it, after a prompt if it has unsaved entries. */
export function useVehicleDialog(): VehicleDialogControl {
  const [search, setSearch] = useScreenSearch();
  const { state } = useLocation();
  const navigate = useScreenNavigation();
  const open = useCallback(
    (dialog: string) => setSearch(changedSearch(search, { dialog }), { state: DIALOG_ENTRY }),
    [search, setSearch],
  );
  const close = useCallback(() => {
    if (isDialogEntry(state)) navigate(-1);
    else setSearch(changedSearch(search, { dialog: null }), { replace: true });
  }, [state, search, navigate, setSearch]);
  const { opened, onChanged } = useOpenRecord({
    record: search.get('dialog'),
    openRecord: open,
    closeRecord: close,
  });
  return { opened: DIALOGS.find((name) => name === opened) ?? null, open, close, onChanged };
}
