let typed = '';
let stopKeeping = (): void => undefined;

/**
 * Keeps what is typed until the palette's field takes it: somebody who types right after Ctrl+K is faster than the palette's code may
 * load and its dialog renders. Until then the keys do nothing else.
 */
export function keepEarlyKeys(): void {
  stopKeeping();
  typed = '';
  const keep = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing) return;
    if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key.length === 1) typed += key;
    else if (key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', keep, { capture: true });
  stopKeeping = () => window.removeEventListener('keydown', keep, { capture: true });
}

/** @returns what was typed since the palette was opened; from now on the keys act as usual. */
export function takeEarlyKeys(): string {
  stopKeeping();
  const taken = typed;
  typed = '';
  return taken;
}
