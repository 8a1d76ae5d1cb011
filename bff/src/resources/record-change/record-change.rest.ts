import { z } from 'zod';
import { transform } from 'zod/mini';
import { type ViewCall, viewCall } from '../../rest/calls.js';
import type { PayloadSchemas } from '../../rest/payload-schemas.js';
import { asText } from '../as-text.js';
import type { AnyResource } from '../define-resource.js';
import { type Field, Malformed } from '../definition/field.js';
import type { FieldChange, RecordChange } from './record-change.types.js';

/** A changed field, with the name that a save has for it. */
interface RestChange {
  readonly field: string;
  readonly former?: unknown;
  readonly now?: unknown;
  readonly isList: boolean;
}

/** Declares `GET path/changes/{id}`: the changes of a record, newest first. [+] */
export const recordChangesCall = ({
  path,
  fields,
}: Pick<AnyResource, 'path' | 'fields'>): ViewCall<RecordChange> =>
  viewCall(
    `${path}/changes`,
    (schemas) => {
      const read = changesReader(Object.entries(fields), schemas);
      return z.pipe(
        z.object({
          id: schemas.id,
          changedBy: schemas.optionalText,
          changedDate: schemas.optionalDateTime,
          fields: schemas.list(
            z.object({
              field: schemas.text,
              former: z.unknown().optional(),
              now: z.unknown().optional(),
              isList: schemas.flag,
            }),
          ),
        }),
        transform(
          ({ changedDate, fields: changed, ...row }): RecordChange => ({
            ...row,
            changedAt: changedDate,
            fields: read(changed),
          }),
        ),
      );
    },
    { optional: true },
  );

/** The same resource's rows, of which only the id is read. */
export const recordCall = ({ path }: Pick<AnyResource, 'path'>): ViewCall<{ id: string }> =>
  viewCall(`${path}/view`, (schemas) => z.object({ id: schemas.id }));

/** Makes what turns the changed fields of a save into those of the input, in the order of the input. */
function changesReader(fields: readonly (readonly [name: string, field: Field])[], schemas: PayloadSchemas) {
  const inputs = fields.flatMap(([name, { input, names, read }]) =>
    input === undefined ? [] : [{ name, names, sent: input.names, read: read(schemas) }],
  );
  return (changed: readonly RestChange[]): FieldChange[] =>
    inputs.flatMap(({ name, names, sent, read }) => {
      const own = changed.filter(({ field }) => sent.includes(field));
      if (own.length === 0) return [];
      const textOf = (side: 'former' | 'now'): string | null => {
        const values = own.map((change) => change[side]);
        if (values.every((value) => value === null || value === undefined)) return null;
        const [first] = values;
        if (isNamed(first)) return first.text;
        // Of a coordinate only one number may have changed.
        if (own.length < sent.length) return asText(values);
        try {
          return asText(
            read(Object.fromEntries(sent.map((one, index) => [names[index], valueIn(own, one, side)]))),
          );
        } catch (error) {
          if (!(error instanceof Malformed)) throw error;
          return asText(values);
        }
      };
      return [
        {
          field: name,
          former: textOf('former'),
          now: textOf('now'),
          isList: own.some(({ isList }) => isList),
        },
      ];
    });
}

const valueIn = (changes: readonly RestChange[], name: string, side: 'former' | 'now') =>
  changes.find(({ field }) => field === name)?.[side];

const isNamed = (value: unknown): value is { readonly text: string | null } =>
  typeof value === 'object' && value !== null && 'text' in value;
