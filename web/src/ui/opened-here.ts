/** Marks a history entry made by opening a dialog, so that closing it goes back instead of leaving the entry behind. */
export const OPENED_HERE = { openedHere: true } as const;

/** @param state of a location */
export function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}
