import { type RefObject, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Entries } from './fields/form-context';
import { keepInterrupted, signedInUser, takeInterrupted } from './interrupted-entries';

/**
 * Brings back what was typed into this form before the session ran out or its screen was hidden, over the record as it is
 * stored now, and keeps it should that happen (again).
 * @param typed holds the entries while the screen is hidden.
 * @param onRestored called once entries have been put back.
 */
export function useInterruptedEntries(
  form: UseFormReturn<Entries>,
  record: string,
  typed: RefObject<Entries>,
  onRestored: () => void,
): void {
  const { dirtyFields } = form.formState;
  const changed = useRef(dirtyFields);
  changed.current = dirtyFields;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form begins, and once when it ends
  useEffect(() => {
    const userId = signedInUser();
    const entries = Object.entries({ ...takeInterrupted(record), ...typed.current });
    for (const [name, value] of entries) form.setValue(name, value, { shouldDirty: true });
    if (entries.length > 0) onRestored();
    return () => {
      const entered = Object.entries(form.getValues()).filter(([name]) => name in changed.current);
      typed.current = Object.fromEntries(entered);
      if (userId !== null) keepInterrupted(userId, record, typed.current);
    };
  }, []);
}
