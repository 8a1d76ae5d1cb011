import type { ApolloClient } from '@apollo/client';
import type { StoreValue } from 'nanostores';
import { failureText, isUncertain } from '../../api/errors';
import { newKey } from '../../api/idempotency-key';
import { showToast, type ToastLink } from '../../ui/messages/toast';
import type { SavePayload } from '../resource/resource';
import type { messages } from '../values/messages';

/** Milliseconds in which a save can be undone. */
const UNDO_TIMEOUT_MS = 10_000;

/** The part of a mutation's payload that an undo reads. */
export type Outcome = Pick<SavePayload, 'success' | 'message'> & {
  readonly errors: readonly { readonly code: string }[];
};

/** A record that was saved. */
export interface SavedRecord {
  /** The version that the save was based on, 0 of a new record. Where the data API does not count versions, the save cannot be undone. */
  readonly version: number | null | undefined;
  /**
   * Takes the save back, based on the version that it made, under an `idempotency-key`: the server refuses it when somebody changed
   * the record since.
   */
  readonly restore: (version: number, key: string) => Promise<Outcome>;
}

/** A save that succeeded. */
interface UndoableSave {
  readonly client: ApolloClient;
  readonly texts: StoreValue<typeof messages>;
  readonly message: string;
  /** The changes in words. */
  readonly detail?: string | undefined;
  readonly link?: ToastLink | undefined;
  /** In the order in which they were saved; none when nothing changed. */
  readonly records: readonly SavedRecord[];
  /** Loads what is stored after an undo or a conflict. @returns it in words */
  readonly reload?: () => Promise<{ readonly detail?: string }>;
}

/** Shows the success of a save, and for 10 s the way to undo it. */
export function showUndoable(save: UndoableSave): void {
  const { texts, message, detail, link, records } = save;
  const restores = records.flatMap(({ version, restore }) => {
    if (version == null) return [];
    const key = newKey();
    // Each save counts the version up by one (REST contract).
    return [() => restore(version + 1, key)];
  });
  const isUndoable = restores.length > 0 && restores.length === records.length;
  const act = (): void => void undo(save, restores.toReversed());
  showToast('success', message, isUndoable ? UNDO_TIMEOUT_MS : undefined, {
    ...(detail !== undefined && { detail }),
    ...(link !== undefined && { link }),
    ...(isUndoable && { action: { text: texts.undo, isUndo: true, act } }),
  });
}

/** Takes the save of each record back, until one is refused. */
async function undo(save: UndoableSave, restores: readonly (() => Promise<Outcome>)[]): Promise<void> {
  const { client, texts, reload } = save;
  try {
    let outcome: Outcome = { success: true, message: '', errors: [] };
    for (const restore of restores) if (outcome.success) outcome = await restore();
    const { success, message, errors } = outcome;
    if (success) showToast('success', message || texts.saved, undefined, await reload?.());
    else if (errors.some(({ code }) => code === 'CONFLICT'))
      showToast('danger', texts.notUndone, UNDO_TIMEOUT_MS, await reload?.());
    else showToast('danger', message);
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
  } catch (error) {
    const text = failureText(error);
    if (text === null) return;
    // Whether it was saved is unknown: the same keys make a repetition harmless.
    const again = { text: texts.undo, isUndo: true, act: () => void undo(save, restores) };
    showToast('danger', text, UNDO_TIMEOUT_MS, isUncertain(error) ? { action: again } : {});
  }
}
