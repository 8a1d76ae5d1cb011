import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import { ActionPayload } from '../../graphql/schema/action-payload.js';
import type { Context } from '../../graphql/schema/context.js';
import { payloadOf } from '../../graphql/schema/payload.js';
import { saveCall } from '../../rest/calls.js';
import { rowId } from '../../rest/rows/row-id.js';

/** `POST user/invite` [+]; 404 means that there is no such user: a data API without the call has no `hasPassword`. */
const inviteCall = saveCall('user/invite');

@Resolver()
export class InviteUserResolver {
  @SignedIn()
  @Mutation(() => ActionPayload, {
    description:
      'Mails the link to set the first password again, to an active user who has not set one yet. At most 5 times in 15 minutes to a user, and 20 times by one.',
  })
  async inviteUser(
    @Arg('id', () => ID, { description: 'The user.' }) id: string,
    @Ctx() { rest }: Context,
  ): Promise<ActionPayload> {
    return payloadOf(await rest.save(inviteCall, { id: rowId(id, 'id') }));
  }
}
