import { MaxLength } from 'class-validator';
import { Arg, Args, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import { ActionPayload } from '../../graphql/schema/action-payload.js';
import type { Context } from '../../graphql/schema/context.js';
import { PageArgs, pageOf } from '../../graphql/schema/paging.js';
import { type OnDemand, Payload, payloadOf } from '../../graphql/schema/payload.js';
import { actionCall, saveCall, viewCall } from '../../rest/calls.js';
import { rowId } from '../../rest/rows/row-id.js';
import type { Page } from '../definition/list.js';
import { relationsResolver } from '../definition/relations.js';
import { savedRowByIds, saveListed } from '../saved-row.js';
import { supplier } from '../supplier/supplier.js';
import { type TrackerToken, TrackerTokenPage, trackerToken } from './tracker-token.js';

@ObjectType({ description: 'The result of creating a tracker token.' })
class TrackerTokenPayload extends Payload {
  @Field(() => trackerToken.type, {
    nullable: true,
    description: 'The tracker token; null when none was created.',
  })
  trackerToken!: OnDemand<TrackerToken | null>;

  @Field(() => String, {
    nullable: true,
    description:
      "The token itself, which is part of the trackers' address. It is returned only here and in `Vehicle.tracker`.",
  })
  token!: string | null;
}

@InputType({ description: 'A tracker token to create.' })
class TrackerTokenInput {
  @Field(() => String, { description: 'Its purpose.' })
  @MaxLength(100)
  name!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The supplier whose vehicles report with it; by default the caller's company.",
  })
  supplierId?: string | null;
}

/** [+] */
const tokenView = viewCall('tracker/token/view', trackerToken.row, { optional: true });
/** The reply to a repeated save has no token. */
const tokenSave = actionCall(
  'tracker/token/save',
  (schemas) => z.object({ id: schemas.id, token: schemas.optionalText }),
  { optional: true },
);
const tokenRevoke = saveCall('tracker/token/revoke');

/** Names of input fields that differ from those of the row. */
const inputNames = { companySupplierId: 'supplierId' };

@Resolver()
export class TrackerTokenResolver {
  @SignedIn()
  @Query(() => TrackerTokenPage, {
    description: "One page of the tracker tokens in the caller's scope, newest first.",
  })
  async trackerTokens(
    @Args(() => PageArgs) { page, size }: PageArgs,
    @Ctx() { rest }: Context,
  ): Promise<Page<TrackerToken>> {
    return pageOf(await rest.page(tokenView, { page, size }), { page, size });
  }

  @SignedIn()
  @Mutation(() => TrackerTokenPayload, {
    description: 'Creates a tracker token, of which a supplier can have at most 20.',
  })
  async createTrackerToken(
    @Arg('input', () => TrackerTokenInput, { description: 'Its purpose and its supplier.' })
    { name, supplierId }: TrackerTokenInput,
    @Ctx() context: Context,
  ): Promise<TrackerTokenPayload> {
    const reply = await context.rest.act(tokenSave, {
      name,
      ...(supplierId ? { companySupplierId: rowId(supplierId, 'supplierId') } : {}),
    });
    const { id, token } = reply.success ? reply.data : { id: null, token: null };
    return {
      ...payloadOf({ errors: [], ...reply, id }, inputNames),
      token,
      get trackerToken() {
        return savedRowByIds(context, tokenView, id);
      },
    };
  }

  @SignedIn()
  @Mutation(() => ActionPayload, {
    description: 'Revokes a tracker token: trackers that use it are refused immediately.',
  })
  async revokeTrackerToken(
    @Arg('id', () => ID, { description: 'The tracker token.' }) id: string,
    @Ctx() { rest }: Context,
  ): Promise<ActionPayload> {
    return payloadOf(await saveListed(rest, tokenView, tokenRevoke, { id: rowId(id, 'id') }));
  }
}

export const trackerTokenRelations = relationsResolver<TrackerToken>(trackerToken.type, {
  supplier: {
    to: supplier,
    key: 'supplierId',
    description: 'The supplier whose vehicles report with it; null out of scope.',
  },
});
