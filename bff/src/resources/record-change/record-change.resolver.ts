import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { GatewayError } from '../../errors/errors.js';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { PageArgs, pageOf } from '../../graphql/schema/paging.js';
import { rowId } from '../../rest/rows/row-id.js';
import type { Page } from '../definition/list.js';
import { members, Resource } from '../permission/permission.js';
import { recordCall, recordChangesCall } from './record-change.rest.js';
import { RecordChangePage } from './record-change.types.js';

/** The calls for each member of the enum. */
const calls = new Map(
  members.map(({ member, resource }) => [
    member,
    { changes: recordChangesCall(resource), record: recordCall(resource) },
  ]),
);

/** The changes that people have made in the records of every resource. */
@Resolver()
export class RecordChangeResolver {
  @SignedIn()
  @Query(() => RecordChangePage, {
    nullable: true,
    description:
      'One page of the changes of a record, newest first; null when there is no such record in scope. NOT_SUPPORTED if the data API keeps no changes.',
  })
  async recordChanges(
    @Arg('resource', () => Resource, { description: 'What kind of record it is.' }) kind: string,
    @Arg('id', () => ID, { description: 'The record.' }) id: string,
    @Args(() => PageArgs) { page, size }: PageArgs,
    @Ctx() { rest }: Context,
  ): Promise<Page<object> | null> {
    const call = calls.get(kind);
    if (call === undefined) throw new Error(`${kind} has no call for its changes`);
    const { changes, record } = call;
    const ofRecord = { ...changes, path: `${changes.path}/${rowId(id, 'id')}` };
    try {
      return pageOf(await rest.page(ofRecord, { page, size }), { page, size });
    } catch (error) {
      if (!(error instanceof GatewayError) || error.code !== 'NOT_SUPPORTED') throw error;
      // Either the record or the call is missing.
      if ((await rest.one(record, id)) === null) return null;
      throw error;
    }
  }
}
