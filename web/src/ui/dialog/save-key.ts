import type { KeyboardEvent } from 'react';

/** Checks whether these keys save: Ctrl+Enter, or Cmd+Enter on a Mac. */
export const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey);

/** Submits a form by the keys that save. React also reports the keys of a dialog that a field of the form has opened. */
export function submitBySaveKey(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (!isSaveKey(event) || !(target instanceof Node && currentTarget.contains(target))) return;
  event.preventDefault();
  currentTarget.requestSubmit();
}
