import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { SignedIn } from '../../../graphql/schema/access-rule.js';
import type { Context } from '../../../graphql/schema/context.js';
import { ImportPayload } from '../../../graphql/schema/import-payload.js';
import type { InputNames } from '../../../graphql/schema/payload.js';
import type { Fields } from '../field.js';
import { defineInputType, type InputFields, sentFor } from '../input-field.js';
import { importCall, importRows } from './import-call.js';
import { importRowOf, type NamedFields } from './import-row.js';

export interface ImportOptions {
  /** The description of the type of a row. */
  readonly description: string;
  /** The fields; those of the input unless given. */
  readonly row?: InputFields;
  /** Fields of the input that a row does not have, and those that it has under other names. */
  readonly without?: readonly string[];
  readonly names?: NamedFields;
  /** A row that names an existing record changes it; in words, such as `an existing user`. */
  readonly existing: string;
}

interface Subject {
  readonly name: string;
  readonly pluralName: string;
  readonly plural: string;
  readonly path: string;
  readonly inputNames: InputNames;
  readonly fields: Fields;
  readonly inputFields: InputFields;
}

/** `importSuppliers(rows, dryRun)`. */
export function importResolver(
  { name, pluralName, plural, path, inputNames, fields, inputFields }: Subject,
  { description, row, without, names, existing }: ImportOptions,
) {
  const rowFields = row ?? importRowOf(inputFields, without, names);
  const call = importCall(`${path}/import`, fields, rowFields);
  const rowNames = Object.fromEntries(
    Object.entries(rowFields).flatMap(([field, input]) => input.names.map((each) => [each, field])),
  );
  const rowType = defineInputType(`${name}ImportRow`, description, rowFields);
  @Resolver()
  class ImportResolver {
    @SignedIn()
    @Mutation(() => ImportPayload, {
      name: `import${pluralName}`,
      description: `Adds and changes many ${plural} at once, all or none. Rows follow the rules of a save; a row that names ${existing} changes it.`,
    })
    import(
      @Arg('rows', () => [rowType], { description: 'At most 1000.' }) rows: object[],
      @Arg('dryRun', () => Boolean, {
        description: 'Whether to save nothing and only return the action for each row.',
      })
      dryRun: boolean,
      @Ctx() context: Context,
    ): Promise<ImportPayload> {
      const sent = rows.map((row) => sentFor(rowFields, row, { isNew: false, loadAddress: '' }));
      return importRows(context, call, sent, dryRun, { ...inputNames, ...rowNames });
    }
  }
  return ImportResolver;
}
