import { atom } from 'nanostores';

const STORED_UNDER = 'armada.character-keys';

/**
 * True if shortcuts of one character without Ctrl or Alt work. Who speaks to the browser, or whose hand slips, can switch them off
 * (WCAG 2.1.4); stored in this browser.
 */
export const $characterKeys = atom(localStorage.getItem(STORED_UNDER) !== '0');

/** Switches the shortcuts of one character. */
export function setCharacterKeys(areOn: boolean): void {
  localStorage.setItem(STORED_UNDER, areOn ? '1' : '0');
  $characterKeys.set(areOn);
}
