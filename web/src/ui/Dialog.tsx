import { Dialog as BlueprintDialog, type DialogProps } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { useDialogFocus } from './dialog-focus';

/** How many times it has opened. Hidden with its screen it closes, and opens again with that. */
function useOpenings(isOpen: boolean): number {
  const [{ count, wasOpen }, setOpenings] = useState({ count: 0, wasOpen: false });
  if (isOpen !== wasOpen) setOpenings({ count: count + Number(isOpen), wasOpen: isOpen });
  useEffect(() => () => setOpenings((before) => ({ ...before, count: before.count + 1 })), []);
  return count;
}

/**
 * Blueprint's dialog, above whatever is open when it opens. Overlays lie above each other in the order of their elements in the
 * page, and a Blueprint overlay that has been open keeps its element: opened again it would lie beneath what opened since. Each
 * opening is a new one here.
 */
export function Dialog(props: DialogProps): React.JSX.Element {
  const isOpen = props.isOpen ?? false;
  const openings = useOpenings(isOpen);
  const content = useDialogFocus(isOpen);
  return (
    <BlueprintDialog {...props} key={openings} containerRef={content} shouldReturnFocusOnClose={false} />
  );
}
