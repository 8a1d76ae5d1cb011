import './saved-row.css';
import type { ApolloClient } from '@apollo/client';
import type { StoreValue } from 'nanostores';
import { graphql } from '../../gql';
import type { ToastLink } from '../../ui/messages/toast';
import { type CellContent, cellOf } from '../resource/cell';
import { isFlags } from '../resource/choices';
import type { FormField, FormValues } from '../resource/field';
import { runMutation } from '../resource/operations';
import type { Draft, Resource, SavePayload, ScreenOptions } from '../resource/resource';
import { isSame } from '../values/conflict';
import type { messages } from '../values/messages';
import { valueText } from '../values/value-texts';
import { markRow } from './saved-row';
import { type SavedRecord, showUndoable } from './undo-toast';

const UNDO_CREATE = graphql(`
  mutation UndoCreate($resource: Resource!, $id: ID!) {
    undoCreate(resource: $resource, id: $id) { success message errors { code } }
  }
`);

/** A save that succeeded. */
export interface Save {
  client: ApolloClient;
  resource: Resource;
  options: ScreenOptions;
  /** The texts of all records. */
  shared: StoreValue<typeof messages>;
  /** The record as it was loaded. */
  draft: Draft;
  /** The saved entries. */
  values: FormValues;
  payload: SavePayload;
  isWritable: (field: string) => boolean;
}

/**
 * Shows the success of a new record's save, with a link to the record unless its page opens by itself, and for 10 s the way to remove the
 * record again.
 */
export function showCreated(
  { client, resource, shared, payload }: Save,
  address: Pick<ToastLink, 'to' | 'act'> | null,
  mayUndo: boolean,
): void {
  const { record, message } = payload;
  if (record) markRow(resource.name, record.id, {});
  const remove: SavedRecord['restore'] = (_version, key) =>
    runMutation(UNDO_CREATE, client, { resource: resource.resource, id: record?.id }, key);
  showUndoable({
    client,
    texts: shared,
    message: message || shared.saved,
    link: address === null ? undefined : { text: shared.show, ...address },
    records: record && mayUndo ? [{ version: 0, restore: remove }] : [],
  });
}

/** The content of the columns that show a field. */
function cellsOfField(resource: Resource, field: FormField, value: string, text: string) {
  const cell: CellContent = isCode(field) ? cellOf(value, 'text', field.choices) : { text };
  return resource.columns
    .filter(({ header }) => header === field.label)
    .map(({ key }): [string, CellContent] => [key, cell]);
}

/** Checks whether the field's values are codes with words of their own. */
const isCode = (field: FormField): field is FormField & { kind: 'choice' } =>
  field.kind === 'choice' && !isFlags(field.choices);

/** Describes the changes of a save in words. Secrets are left out: they cannot be put back. */
async function changesOf(save: Save, before: FormValues, now: FormValues) {
  const { client, resource, options, draft, shared, isWritable } = save;
  const texts = resource.texts.get();
  const sources = { client, options, drafts: [draft], texts, shared };
  const fields = resource.fields.filter(
    ({ name, kind }) => kind !== 'password' && isWritable(name) && !isSame(before[name], now[name]),
  );
  const changes = await Promise.all(
    fields.map(async (field) => ({ field, words: await valueText(field, now, sources) })),
  );
  const [first, ...others] = changes;
  const cells = changes.flatMap(({ field, words }) => {
    const value = now[field.name];
    return typeof value === 'string' ? cellsOfField(resource, field, value, words) : [];
  });
  const name = await nameOf(resource, now, sources);
  const several = `${name}: ${shared.entryCount({ count: changes.length })}`;
  // The word of a code names its field.
  const one = ({ field, words }: { field: FormField; words: string }) =>
    isCode(field) ? `${name} → ${words}` : `${name}: ${texts[field.label]} → ${words}`;
  return {
    count: changes.length,
    text: first === undefined || others.length > 0 ? several : one(first),
    cells: Object.fromEntries(cells),
  };
}

/** The record's name: what stands in the field that its card has as the name, else in the first text. */
async function nameOf(
  resource: Resource,
  values: FormValues,
  sources: Parameters<typeof valueText>[2],
): Promise<string> {
  const headers = resource.card.name.map(({ header }) => header);
  const field =
    resource.fields.find(({ label }) => headers.includes(label)) ??
    resource.fields.find(({ kind }) => kind === 'text');
  const value = field && values[field.name];
  if (field === undefined || typeof value !== 'string' || value === '') return resource.texts.get().record;
  return field.kind === 'text' ? value : valueText(field, values, sources);
}

/** Shows the success of a change, what changed, and for 10 s the way to undo it. */
export async function showChanged(save: Save): Promise<void> {
  const { client, draft, values, payload, shared } = save;
  const { detail } = await markChanges(save, draft.values, values);
  const { version } = draft;
  showUndoable({
    client,
    texts: shared,
    message: payload.message || shared.saved,
    detail,
    records:
      detail === undefined
        ? []
        : [{ version, restore: (base, key) => draft.save(client, draft.values, key, base) }],
    reload: async () => {
      // Of the record, which screens that are hidden show, too.
      const latest = await reloadRecord(save);
      return latest === null ? {} : markChanges(save, values, latest.values);
    },
  });
}

/** The record as it is stored now; null when it cannot be loaded. */
async function reloadRecord({ client, resource, draft }: Save): Promise<Draft | null> {
  return draft.id === null ? null : resource.load(client, draft.id).catch(() => null);
}

/** Marks the row with what has changed. @returns the changes in words */
async function markChanges(
  save: Save,
  before: FormValues,
  now: FormValues,
): Promise<{ readonly detail?: string }> {
  const { count, cells, text } = await changesOf(save, before, now);
  markRow(save.resource.name, save.draft.id ?? '', cells);
  return count === 0 ? {} : { detail: text };
}
