import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { z } from 'zod';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import { ActionPayload } from '../../graphql/schema/action-payload.js';
import type { Context } from '../../graphql/schema/context.js';
import { Payload, payloadOf, userErrors } from '../../graphql/schema/payload.js';
import { actionCall, saveCall } from '../../rest/calls.js';

@InputType({ description: 'The `PushSubscription` of a browser.' })
class PushSubscriptionInput {
  @Field(() => String, { description: "Address of the browser's push service: a secret." })
  endpoint!: string;

  @Field(() => String, { description: "The browser's public key, in base64url." })
  p256dh!: string;

  @Field(() => String, { description: "The browser's authentication secret, in base64url." })
  auth!: string;
}

@ObjectType({ description: 'The result of renewing the subscription of a browser.' })
class RenewPushPayload extends Payload {
  @Field(() => Boolean, { description: "Whether the browser is subscribed to the caller's notifications." })
  isSubscribed!: boolean;
}

/** [+] */
const subscribeCall = saveCall('notification/push/subscribe', { optional: true });
const unsubscribeCall = saveCall('notification/push/unsubscribe', { optional: true });
const renewCall = actionCall(
  'notification/push/renew',
  (schemas) => z.object({ isSubscribed: schemas.flag }),
  { optional: true },
);

/** The browsers that the caller is notified in by Web Push. */
@Resolver()
export class PushResolver {
  @SignedIn()
  @Mutation(() => ActionPayload, {
    description: 'Notifies the caller in this browser, until a sign-out there or a change of the password.',
  })
  async subscribeToPush(
    @Arg('input', () => PushSubscriptionInput, { description: 'The browser.' })
    { endpoint, p256dh, auth }: PushSubscriptionInput,
    @Ctx() { rest }: Context,
  ): Promise<ActionPayload> {
    return payloadOf(await rest.save(subscribeCall, { endpoint, p256dh, auth }));
  }

  @SignedIn()
  @Mutation(() => ActionPayload, { description: 'Notifies the caller in this browser no more.' })
  async unsubscribeFromPush(
    @Arg('endpoint', () => String, { description: 'The `endpoint` of its subscription.' }) endpoint: string,
    @Ctx() { rest }: Context,
  ): Promise<ActionPayload> {
    return payloadOf(await rest.save(unsubscribeCall, { endpoint }));
  }

  @SignedIn()
  @Mutation(() => RenewPushPayload, {
    description:
      "After a sign-in: keeps the subscription of this browser when it is the caller's, and ends it when it is another person's.",
  })
  async renewPush(
    @Arg('endpoint', () => String, { description: 'The `endpoint` of its subscription.' }) endpoint: string,
    @Ctx() { rest }: Context,
  ): Promise<RenewPushPayload> {
    const reply = await rest.act(renewCall, { endpoint });
    return reply.success
      ? { ...reply.data, success: true, message: reply.message, errors: [] }
      : { ...reply, errors: userErrors(reply.errors, {}), isSubscribed: false };
  }
}
