import type { AnyRecord, LiveChange } from '../resource/resource';

/** The changes since the list was loaded. */
export interface Waiting {
  /** The changed records by id; true for a new one. */
  readonly isNew: ReadonlyMap<string, boolean>;
  /** True if there are more than were sent. */
  readonly isOutdated: boolean;
}

export const NOTHING: Waiting = { isNew: new Map(), isOutdated: false };

/** The changes with a batch of further ones. */
export function withChanges(before: Waiting, changes: readonly LiveChange<AnyRecord>[]): Waiting {
  const isNew = new Map(before.isNew);
  for (const change of changes)
    if (change.record) isNew.set(change.record.id, change.isNew || isNew.get(change.record.id) === true);
  return { isNew, isOutdated: before.isOutdated || changes.some(({ record }) => record == null) };
}

/** The numbers of new and of changed records that are not on screen. */
export function countsOf({ isNew }: Waiting, shown: ReadonlySet<string>): { added: number; changed: number } {
  const hidden = [...isNew].filter(([id]) => !shown.has(id));
  const added = hidden.filter(([, isAdded]) => isAdded).length;
  return { added, changed: hidden.length - added };
}
