import { Dialog as BlueprintDialog, type DialogProps } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { useDialogFocus } from './dialog-focus';

/** Counts how many times the dialog has opened. It closes when its screen is hidden, and opens again with it. */
function useOpenings(isOpen: boolean): number {
  const [{ count, wasOpen }, setOpenings] = useState({ count: 0, wasOpen: false });
  if (isOpen !== wasOpen) setOpenings({ count: count + Number(isOpen), wasOpen: isOpen });
  useEffect(() => () => setOpenings((before) => ({ ...before, count: before.count + 1 })), []);
  return count;
}

/**
 * Blueprint's dialog, always above the overlays that are open when it opens. Overlays are stacked in the order of their elements
 * in the page, and a Blueprint overlay keeps its element after it was closed: opened again, it would be below overlays opened
 * since. So each opening mounts a new one.
 */
export function Dialog(props: DialogProps): React.JSX.Element {
  const isOpen = props.isOpen ?? false;
  const openings = useOpenings(isOpen);
  const content = useDialogFocus(isOpen);
  return (
    <BlueprintDialog {...props} key={openings} containerRef={content} shouldReturnFocusOnClose={false} />
  );
}
