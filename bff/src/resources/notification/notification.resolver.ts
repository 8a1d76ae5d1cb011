import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Subscription,
} from 'type-graphql';
import { SignedIn } from '../../schema/access-rule.js';
import type { Context } from '../../schema/context.js';
import { GatewayError } from '../../schema/errors.js';
import { pageOf } from '../../schema/paging.js';
import { Root } from '../../schema/root.js';
import { type Text, textIn } from '../../schema/text.js';
import {
  notificationCount,
  notificationReadAll,
  notificationView,
  toNotification,
} from './notification.rest.js';
import {
  Notification,
  NotificationPage,
  NotificationPageArgs,
  NotificationPayload,
} from './notification.types.js';

@Resolver(() => NotificationPage)
export class NotificationResolver {
  @SignedIn()
  @Query(() => NotificationPage, { description: "The caller's notifications, newest first, a page of them." })
  async notifications(
    @Args(() => NotificationPageArgs) { page, size }: NotificationPageArgs,
    @Ctx() { rest }: Context,
  ): Promise<NotificationPage> {
    return pageOf(await rest.page(notificationView, { page, size }), { page, size }, toNotification);
  }

  @FieldResolver(() => Int, { description: 'How many of the whole list are unread.' })
  unreadCount(@Ctx() context: Context): Promise<number> {
    return countUnread(context);
  }

  @SignedIn()
  @Query(() => Int, { description: "How many of the caller's notifications are unread." })
  unreadNotificationCount(@Ctx() context: Context): Promise<number> {
    return countUnread(context);
  }

  @SignedIn()
  @Mutation(() => NotificationPayload, { description: 'Marks one notification as read.' })
  async markNotificationRead(
    @Arg('id', () => ID, { description: 'The notification.' }) id: string,
    @Ctx() context: Context,
  ): Promise<NotificationPayload> {
    // Asking for one marks it (specification, section 7).
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
  @Subscription(() => Notification, {
    description: 'Each new notification of the caller.',
    subscribe: async ({ context }: { context: Context }) =>
      context.live.notifications.received(await context.currentUserId(), context),
  })
  notificationReceived(@Root() notification: Notification): Notification {
    return notification;
  }

  @SignedIn()
  @Subscription(() => Int, {
    name: 'unreadNotificationCount',
    description: "How many of the caller's notifications are unread: at once, and whenever it changes.",
    subscribe: async ({ context }: { context: Context }) =>
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

/** The marking is done, whether or not the count can be told. */
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
