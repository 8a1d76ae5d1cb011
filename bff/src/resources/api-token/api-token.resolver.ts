import { GraphQLDate } from 'graphql-scalars';
import { Arg, Args, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import { ActionPayload } from '../../graphql/schema/action-payload.js';
import type { Context } from '../../graphql/schema/context.js';
import { PageArgs, pageOf } from '../../graphql/schema/paging.js';
import { type OnDemand, Payload, payloadOf } from '../../graphql/schema/payload.js';
import { actionCall, saveCall, viewCall } from '../../rest/calls.js';
import { encodeDate, encodeFlag } from '../../rest/encode.js';
import { rowId } from '../../rest/rows/row-id.js';
import { date, dateTime, flag, id, textOrEmpty } from '../definition/fields.js';
import { definePage, type Page } from '../definition/list.js';
import { defineRecord, type ItemOf } from '../definition/record.js';
import { savedRowByIds, saveListed } from '../saved-row.js';

const apiToken = defineRecord({
  name: 'ApiToken',
  description: "A token for an integration, with at most its owner's scope and permissions.",
  fields: {
    id: id('id', { description: 'Identifies the API token; not the token itself.' }),
    name: textOrEmpty('name', { description: 'Its purpose.' }),
    readOnly: flag('readOnly', { description: 'Whether it is limited to reading.' }),
    expiresAt: date('expiresDate', {
      nullable: true,
      description: 'Last day on which it is valid, YYYY-MM-DD.',
    }),
    createdAt: dateTime('createdDate', { nullable: true, description: 'When it was created.' }),
    lastUsedAt: dateTime('lastUsedDate', {
      nullable: true,
      description: 'When it was last used; null if never.',
    }),
    revokedAt: dateTime('revokedDate', {
      nullable: true,
      description: 'When it was revoked; null if it is not.',
    }),
  },
});

type ApiToken = ItemOf<typeof apiToken>;

const ApiTokenPage = definePage('ApiTokenPage', apiToken.type, {
  description: 'One page of API tokens.',
  items: 'The API tokens of this page.',
});

@ObjectType({ description: 'The result of creating an API token.' })
class ApiTokenPayload extends Payload {
  @Field(() => apiToken.type, { nullable: true, description: 'The API token; null when none was created.' })
  apiToken!: OnDemand<ApiToken | null>;

  @Field(() => String, {
    nullable: true,
    description: 'The token itself, to be sent as `Authorization: Bearer`. It is returned only once.',
  })
  token!: string | null;
}

@InputType({ description: 'An API token to create.' })
class ApiTokenInput {
  @Field(() => String, { description: 'Its purpose.' })
  name!: string;

  @Field(() => GraphQLDate, { description: 'Last day on which it is valid, YYYY-MM-DD.' })
  expiresAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is limited to reading.' })
  readOnly!: boolean;
}

/** Contract, section 2. */
const apiTokenView = viewCall('api_token/view', apiToken.row, { optional: true });
/** The reply to a repeated save has no token. */
const apiTokenSave = actionCall(
  'api_token/save',
  (schemas) => z.object({ id: schemas.id, token: schemas.optionalText }),
  { optional: true },
);
const apiTokenRevoke = saveCall('api_token/revoke');

/** Names of input fields that differ from those of the row. */
const inputNames = { expiresDate: 'expiresAt' };

@Resolver()
export class ApiTokenResolver {
  @SignedIn()
  @Query(() => ApiTokenPage, { description: "The caller's own API tokens, newest first, a page of them." })
  async apiTokens(
    @Args(() => PageArgs) { page, size }: PageArgs,
    @Ctx() { rest }: Context,
  ): Promise<Page<ApiToken>> {
    return pageOf(await rest.page(apiTokenView, { page, size }), { page, size });
  }

  @SignedIn()
  @Mutation(() => ApiTokenPayload, {
    description: 'Creates an API token. The token itself is returned only here.',
  })
  async createApiToken(
    @Arg('input', () => ApiTokenInput, { description: 'Its purpose and its validity.' }) input: ApiTokenInput,
    @Ctx() context: Context,
  ): Promise<ApiTokenPayload> {
    const reply = await context.rest.act(apiTokenSave, {
      id: 0,
      name: input.name,
      expiresDate: encodeDate(input.expiresAt),
      readOnly: encodeFlag(input.readOnly),
    });
    const { id, token } = reply.success ? reply.data : { id: null, token: null };
    return {
      ...payloadOf({ errors: [], ...reply, id }, inputNames),
      token,
      get apiToken() {
        return savedRowByIds(context, apiTokenView, id);
      },
    };
  }

  @SignedIn()
  @Mutation(() => ActionPayload, { description: "Revokes one of the caller's API tokens immediately." })
  async revokeApiToken(
    @Arg('id', () => ID, { description: 'The API token.' }) id: string,
    @Ctx() { rest }: Context,
  ): Promise<ActionPayload> {
    return payloadOf(await saveListed(rest, apiTokenView, apiTokenRevoke, { id: rowId(id, 'id') }));
  }
}
