import { Max, Min } from 'class-validator';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { GatewayError } from '../../errors/errors.js';
import { type Text, textIn } from '../../errors/text.js';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { maxPageSize, pageOf } from '../../graphql/schema/paging.js';
import { Payload } from '../../graphql/schema/payload.js';
import { definePage, type Page } from '../definition/list.js';
import type { Subscribing } from '../subscribing.js';
import {
  type Notification,
  notification,
  notificationCount,
  notificationReadAll,
  notificationReadPath,
  notificationView,
} from './notification.js';
import type { NotificationLive } from './notification-feeds.js';

const NotificationPage = definePage('NotificationPage', notification.type, {
  description: 'One page of notifications, newest first.',
  items: 'The notifications of this page.',
});

@ObjectType({ description: 'The result of marking notifications as read.' })
class NotificationPayload extends Payload {
  @Field(() => Int, {
    nullable: true,
    description: 'The number of unread notifications; null when it could not be read.',
  })
  unreadCount!: number | null;
}

@ArgsType()
class NotificationPageArgs {
  @Field(() => Int, { defaultValue: 1, description: 'The page to read, from 1.' })
  @Min(1)
  page!: number;

  @Field(() => Int, { defaultValue: 5, description: 'Notifications on a page, 1 to 1000.' })
  @Min(1)
  @Max(maxPageSize)
  size!: number;
}

@Resolver(() => NotificationPage)
export class NotificationResolver {
  @SignedIn()
  @Query(() => NotificationPage, { description: "One page of the caller's notifications, newest first." })
  async notifications(
    @Args(() => NotificationPageArgs) { page, size }: NotificationPageArgs,
    @Ctx() { rest }: Context,
  ): Promise<Page<Notification>> {
    return pageOf(await rest.page(notificationView, { page, size }), { page, size });
  }

  @FieldResolver(() => Int, { description: 'The number of unread notifications in the whole list.' })
  unreadCount(@Ctx() context: Context): Promise<number> {
    return countUnread(context);
  }

  @SignedIn()
  @Query(() => Int, { description: "The number of the caller's unread notifications." })
  unreadNotificationCount(@Ctx() context: Context): Promise<number> {
    return countUnread(context);
  }

  @SignedIn()
  @Mutation(() => NotificationPayload, { description: 'Marks one notification as read.' })
  async markNotificationRead(
    @Arg('id', () => ID, { description: 'The notification.' }) id: string,
    @Ctx() context: Context,
  ): Promise<NotificationPayload> {
    // Reading a notification marks it as read.
    if (await context.rest.touch(notificationView, id)) return done(context, '');
    const message = textIn(noSuchNotification, context.language);
    const errors = [{ field: 'id', code: 'NOT_FOUND', message }];
    return { success: false, message, errors, unreadCount: null };
  }

  @SignedIn()
  @Mutation(() => NotificationPayload, { description: "Marks all of the caller's notifications as read." })
  async markAllNotificationsRead(@Ctx() context: Context): Promise<NotificationPayload> {
    const reply = await context.rest.act(notificationReadAll, {});
    return reply.success ? done(context, reply.message) : { ...reply, unreadCount: null };
  }

  @SignedIn()
  @Mutation(() => NotificationPayload, {
    description:
      "Marks the caller's notifications of one place as read, such as those of a complaint that is on screen.",
  })
  async markNotificationsRead(
    @Arg('path', () => String, { description: 'The `path` of the notifications.' }) path: string,
    @Ctx() context: Context,
  ): Promise<NotificationPayload> {
    const reply = await context.rest.act(notificationReadPath, { path });
    return reply.success ? done(context, reply.message) : { ...reply, unreadCount: null };
  }

  @SignedIn()
  @Subscription(() => notification.type, {
    description:
      'Each new notification of the caller; one that is known is sent again when it stands for a further event.',
    subscribe: async ({ context }: Subscribing<NotificationLive>) =>
      context.live.notifications.received(await context.currentUserId(), context),
  })
  notificationReceived(@Root() received: Notification): Notification {
    return received;
  }

  @SignedIn()
  @Subscription(() => Int, {
    name: 'unreadNotificationCount',
    description: "The number of the caller's unread notifications: immediately, and after each change.",
    subscribe: async ({ context }: Subscribing<NotificationLive>) =>
      context.live.notifications.unreadCount(await context.currentUserId(), context),
  })
  unreadNotificationCountChanged(@Root() count: number): number {
    return count;
  }
}

const noSuchNotification: Text = {
  id: 'Notifikasi tidak ditemukan.',
  en: 'There is no such notification.',
};

async function countUnread({ rest }: Context): Promise<number> {
  return (await rest.read(notificationCount)).totalNotification;
}

/** Succeeds even when the count cannot be read. */
async function done(context: Context, message: string): Promise<NotificationPayload> {
  let unreadCount: number | null = null;
  try {
    unreadCount = await countUnread(context);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    context.log.warn({ code: error.code }, 'unread notifications could not be counted');
  }
  return { success: true, message, errors: [], unreadCount };
}
