import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { readAfterSave } from '../../rest/saved-row.js';
import { SignedIn } from '../../schema/access-rule.js';
import { ActionPayload } from '../../schema/action-payload.js';
import type { Context } from '../../schema/context.js';
import { GatewayError } from '../../schema/errors.js';
import { PageArgs, pageOf } from '../../schema/paging.js';
import { payloadOf } from '../../schema/payload.js';
import { ApiTokenInput } from './api-token.inputs.js';
import {
  apiTokenInputNames,
  apiTokenPayload,
  apiTokenRevocation,
  apiTokenRevoke,
  apiTokenSave,
  apiTokenView,
  toApiToken,
} from './api-token.rest.js';
import { type ApiToken, ApiTokenPage, ApiTokenPayload } from './api-token.types.js';

@Resolver()
export class ApiTokenResolver {
  @SignedIn()
  @Query(() => ApiTokenPage, { description: "The caller's own API tokens, newest first, a page of them." })
  async apiTokens(
    @Args(() => PageArgs) { page, size }: PageArgs,
    @Ctx() { rest }: Context,
  ): Promise<ApiTokenPage> {
    const rows = await rest.page(apiTokenView, { page, size });
    return pageOf(rows, { page, size }, toApiToken);
  }

  @SignedIn()
  @Mutation(() => ApiTokenPayload, {
    description: 'Makes an API token; the token itself is answered this once.',
  })
  async createApiToken(
    @Arg('input', () => ApiTokenInput, { description: 'What it is for, and how long.' }) input: ApiTokenInput,
    @Ctx() context: Context,
  ): Promise<ApiTokenPayload> {
    const reply = await context.rest.act(apiTokenSave, apiTokenPayload(input));
    if (!reply.success)
      return {
        ...payloadOf({ ...reply, id: null }, apiTokenInputNames),
        apiToken: Promise.resolve(null),
        token: null,
      };
    const { id, token } = reply.data;
    return {
      success: true,
      message: reply.message,
      errors: [],
      token,
      get apiToken() {
        return apiTokenAfterSave(context, id);
      },
    };
  }

  @SignedIn()
  @Mutation(() => ActionPayload, { description: "Revokes one of the caller's API tokens, at once." })
  async revokeApiToken(
    @Arg('id', () => ID, { description: 'The API token.' }) id: string,
    @Ctx() { rest }: Context,
  ): Promise<ActionPayload> {
    try {
      return payloadOf(await rest.save(apiTokenRevoke, apiTokenRevocation(id)));
    } catch (error) {
      // A data API without API tokens answers as if there were none of this id; its list, too, is missing then.
      if (error instanceof GatewayError && error.code === 'BAD_USER_INPUT')
        await rest.page(apiTokenView, { page: 1, size: 1 });
      throw error;
    }
  }
}

/** By `ids=`: the contract has no `api_token/view/{id}`. */
async function apiTokenAfterSave(context: Context, id: string): Promise<ApiToken | null> {
  const row = await readAfterSave(context, apiTokenView.path, () => context.rest.byId(apiTokenView, id));
  return row && toApiToken(row);
}
