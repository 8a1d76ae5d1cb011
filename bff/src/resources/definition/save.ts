import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { type InputNames, Payload } from '../../graphql/schema/payload.js';
import { rowId } from '../../rest/rows/row-id.js';
import type { Fields } from './field.js';
import { defineInputType, type InputFields, sentFor } from './input-field.js';
import { namedClass } from './names.js';

/** The fields of an item that can be saved. */
export function inputFieldsOf(fields: Fields): InputFields {
  const inputs: Record<string, InputFields[string]> = {};
  for (const [name, { input }] of Object.entries(fields)) if (input) inputs[name] = input;
  return inputs;
}

/** The fields of an item that can be changed in many records at once. */
export function bulkFieldsOf(fields: Fields): InputFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { bulk }]) => (bulk ? [[name, bulk]] : [])),
  );
}

/** The GraphQL name of each input field by its names in the data API, so that errors name the fields that the client sent. */
export function inputNamesOf(fields: Fields): InputNames {
  const inputNames: Record<string, string> = {};
  for (const [field, { names, filter, input }] of Object.entries(fields))
    if (input)
      for (const name of [...names, ...(filter?.names ?? []), ...input.names])
        if (name !== field) inputNames[name] = field;
  return inputNames;
}

/** Declares the type of the input of a save. */
export const defineInput = (
  name: string,
  { description, noun }: { readonly description: string; readonly noun: string },
  fields: InputFields,
): ClassType<object> =>
  defineInputType(name, description, {
    ...fields,
    version: {
      type: Int,
      nullable: true,
      description: `The version that was edited; if the ${noun} has changed since, nothing is saved (code CONFLICT).`,
    },
  });

/**
 * The REST payload of a save.
 * @param id null for a new record, which is sent as 0
 * @param loadAddress the file service's `…/load`: photos are sent as addresses below it
 */
export const savePayload = (
  fields: InputFields,
  id: string | null,
  input: { readonly version?: number | null },
  loadAddress: string,
) => ({
  id: rowId(id ?? '0', 'id'),
  ...sentFor(fields, input, { isNew: id === null, loadAddress }),
  version: input.version ?? undefined,
});

/** Declares the payload of a save; the saved record is read again only when the client selects more than its id. */
export function definePayload(
  name: string,
  field: string,
  item: ClassType<object>,
  { description, record }: { readonly description: string; readonly record: string },
): ClassType<Payload> {
  const type = namedClass(name, class extends Payload {});
  Field(() => item, { nullable: true, description: record })(type.prototype, field);
  ObjectType(name, { description })(type);
  return type;
}
