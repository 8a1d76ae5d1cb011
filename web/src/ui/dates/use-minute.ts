import { useStore } from '@nanostores/react';
import { atom, onMount } from 'nanostores';
import { $locale } from '../../i18n/i18n';

/** Milliseconds. */
const MINUTE = 60_000;

/** Counts minutes while a component listens: one timer for all ages on screen. */
const $minutes = atom(0);
onMount($minutes, () => {
  const timer = setInterval(() => $minutes.set($minutes.get() + 1), MINUTE);
  return () => clearInterval(timer);
});
const $never = atom(0);

/** A text that is another one after a minute, and in another language; always the same unless `isTicking`. */
export function useMinute(isTicking: boolean): string {
  return `${useStore($locale)} ${useStore(isTicking ? $minutes : $never)}`;
}
