import { Arg, type ClassType, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { type InputNames, payloadOf, userErrors } from '../../graphql/schema/payload.js';
import { encodeFlag } from '../../rest/encode.js';
import { rowId } from '../../rest/rows/row-id.js';
import { defineInputType, type InputFields, sentFor } from '../definition/input-field.js';
import type { ListInputs } from '../definition/list.js';
import { bulkChangeStart } from './bulk-change.rest.js';
import { BulkChangePayload } from './bulk-change.types.js';
import { startedPayload } from './started-payload.js';

/** The data API's maximum number of rows of a bulk change. */
const MAX_ROWS = 20_000;

interface Subject {
  readonly name: string;
  readonly pluralName: string;
  readonly plural: string;
  readonly path: string;
  readonly list: ListInputs;
  readonly inputNames: InputNames;
}

interface ChangeInput {
  readonly ids?: string[] | null;
  readonly filter?: object | null;
  readonly change: object;
}

/** `changeVehicles(input, dryRun)`. @param fields those that can be changed */
export function bulkResolver(
  { name, pluralName, plural, path, list, inputNames }: Subject,
  fields: InputFields,
) {
  const start = bulkChangeStart(path);
  const changeType = defineInputType(
    `${name}Change`,
    `One change of many ${plural}: exactly one of the fields.`,
    fields,
  );
  const inputType: ClassType<object> = defineInputType(
    `Change${pluralName}Input`,
    `The ${plural} to change, by their ids or by a filter, and the change.`,
    {
      ids: { type: [ID], nullable: true, maxItems: MAX_ROWS, description: `The ${plural}.` },
      filter: {
        type: list.filter,
        nullable: true,
        isNested: true,
        description: `All ${plural} in scope that match this filter, in place of \`ids\`.`,
      },
      change: { type: changeType, description: 'The change.' },
    },
  );

  @Resolver()
  class BulkResolver {
    @SignedIn()
    @Mutation(() => BulkChangePayload, {
      name: `change${pluralName}`,
      description: `Changes many ${plural} in the background, each accepted or refused by itself; \`bulkChangeProgressed\` reports the progress.`,
    })
    async change(
      @Arg('input', () => inputType, { description: `The ${plural} and the change.` })
      { ids, filter, change }: ChangeInput,
      @Arg('dryRun', () => Boolean, { description: 'Whether to only count what it would do.' })
      dryRun: boolean,
      @Ctx() context: Context,
    ): Promise<BulkChangePayload> {
      const body = {
        ...(ids && { ids: ids.map((id) => rowId(id, 'ids')) }),
        ...(filter && { filter: given(list.parameters(filter, null)) }),
        // Null empties the field.
        change: sentFor(fields, change, { isNew: false, loadAddress: '' }),
        dryRun: encodeFlag(dryRun),
      };
      const reply = await context.rest.act(start, body);
      if (!reply.success) {
        const errors = userErrors(reply.errors, inputNames);
        return startedPayload(context, { ...reply, errors }, { counts: null, id: null });
      }
      const { id, ...counts } = reply.data;
      return startedPayload(context, payloadOf({ ...reply, errors: [], id }), { counts, id });
    }
  }
  return BulkResolver;
}

const given = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
