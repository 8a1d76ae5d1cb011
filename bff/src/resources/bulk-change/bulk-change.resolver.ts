import { Arg, Args, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { PageArgs, pageOf } from '../../graphql/schema/paging.js';
import { payloadOf } from '../../graphql/schema/payload.js';
import { rowId } from '../../rest/rows/row-id.js';
import type { Page } from '../definition/list.js';
import { saveListed } from '../saved-row.js';
import type { Subscribing } from '../subscribing.js';
import { bulkChangeRows, bulkChangeUndo, bulkChangeView } from './bulk-change.rest.js';
import {
  type BulkChange,
  type BulkChangeOutcome,
  BulkChangePage,
  BulkChangePayload,
  BulkChangeRowPage,
  bulkChange,
  outcomes,
} from './bulk-change.types.js';
import type { BulkChangeLive } from './bulk-change-feeds.js';
import { startedPayload } from './started-payload.js';

/** Changes of many records. */
@Resolver()
export class BulkChangeResolver {
  @SignedIn()
  @Query(() => bulkChange.type, {
    nullable: true,
    description: "One of the caller's bulk changes; null when there is none with this id.",
  })
  bulkChange(
    @Arg('id', () => ID, { description: 'The bulk change.' }) id: string,
    @Ctx() { rest }: Context,
  ): Promise<BulkChange | null> {
    return rest.byId(bulkChangeView, id);
  }

  @SignedIn()
  @Query(() => BulkChangePage, {
    description: "One page of the caller's bulk changes of the last 30 days, newest first.",
  })
  async bulkChanges(
    @Args(() => PageArgs) { page, size }: PageArgs,
    @Ctx() { rest }: Context,
  ): Promise<Page<BulkChange>> {
    return pageOf(await rest.page(bulkChangeView, { page, size }), { page, size });
  }

  @SignedIn()
  @Query(() => BulkChangeRowPage, {
    description: "One page of the records of one of the caller's bulk changes.",
  })
  async bulkChangeRows(
    @Arg('id', () => ID, { description: 'The bulk change.' }) id: string,
    @Arg('outcome', () => outcomes.type, {
      nullable: true,
      description: 'Only records with this outcome.',
    })
    outcome: BulkChangeOutcome | null | undefined,
    @Args(() => PageArgs) { page, size }: PageArgs,
    @Ctx() { rest }: Context,
  ): Promise<Page<object>> {
    const filter = {
      bulkChange: rowId(id, 'id'),
      outcome: outcome ? String(outcomes.write(outcome, 'outcome')) : undefined,
    };
    return pageOf(await rest.page(bulkChangeRows, { page, size, ...filter }), { page, size });
  }

  @SignedIn()
  @Mutation(() => BulkChangePayload, {
    description:
      'Puts the former values back, as a bulk change of its own; a record that somebody has changed since is refused.',
  })
  async undoBulkChange(
    @Arg('id', () => ID, { description: 'The bulk change.' }) id: string,
    @Ctx() context: Context,
  ): Promise<BulkChangePayload> {
    const reply = await saveListed(context.rest, bulkChangeView, bulkChangeUndo, { id: rowId(id, 'id') });
    return startedPayload(context, payloadOf(reply), { counts: null, id: reply.id });
  }

  @SignedIn()
  @Subscription(() => bulkChange.type, {
    description:
      'The progress of a bulk change: immediately, and after each change. NOT_SUPPORTED if the data API has no bulk changes.',
    subscribe: async ({ args: { id }, context }: Subscribing<BulkChangeLive, { id: string }>) =>
      context.live.bulkChanges.progressed(await context.currentUserId(), id, context),
  })
  bulkChangeProgressed(
    @Arg('id', () => ID, { description: 'The bulk change.' }) _id: string,
    @Root() progressed: BulkChange,
  ): BulkChange {
    return progressed;
  }
}
