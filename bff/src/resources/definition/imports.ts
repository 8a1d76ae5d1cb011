import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { ImportPayload } from '../../graphql/schema/import-payload.js';
import type { InputNames } from '../../graphql/schema/payload.js';
import { importCall, importRows } from './import-call.js';
import { defineInputType, type InputFields, sentFor } from './input-field.js';

export interface ImportOptions {
  /** Of the type of a row. */
  readonly description: string;
  readonly row: InputFields;
  /** A row that names an existing record changes it; in words, such as `an existing user`. */
  readonly existing: string;
}

interface Subject {
  readonly name: string;
  readonly pluralName: string;
  readonly plural: string;
  readonly path: string;
  readonly inputNames: InputNames;
}

/** `importSuppliers(rows, dryRun)`. */
export function importResolver(
  { name, pluralName, plural, path, inputNames }: Subject,
  { description, row: rowFields, existing }: ImportOptions,
) {
  const call = importCall(`${path}/import`);
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
      return importRows(context, call, sent, dryRun, inputNames);
    }
  }
  return ImportResolver;
}
