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
  /** How a row can name a record, such as `a user who is there`. */
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
      description: `Adds and changes many ${plural} at once, all or none. Rows go by the rules of a save; one that names ${existing} changes that one.`,
    })
    import(
      @Arg('rows', () => [rowType], { description: 'At most 1000.' }) rows: object[],
      @Arg('dryRun', () => Boolean, {
        description: 'Whether to save nothing and tell what would become of each.',
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
