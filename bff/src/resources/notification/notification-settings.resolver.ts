import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { userErrors } from '../../graphql/schema/payload.js';
import type { ActionReply } from '../../rest/replies.js';
import {
  CompanyNotificationDefaultPayload,
  channelsCall,
  defaultChannelsCall,
  defaultsCall,
  type NotificationChannel,
  NotificationChoice,
  NotificationScheduleInput,
  NotificationSettings,
  NotificationSettingsPayload,
  notificationChannels,
  notificationDigests,
  scheduleCall,
  settingsCall,
} from './notification-settings.types.js';

/** The kinds, channels and times of people's notifications ([+]). */
@Resolver()
export class NotificationSettingsResolver {
  @SignedIn()
  @Query(() => NotificationSettings, { description: 'What the caller is notified of, where and when.' })
  notificationSettings(@Ctx() { rest }: Context): Promise<NotificationSettings> {
    return rest.read(settingsCall);
  }

  @SignedIn()
  @Query(() => [NotificationChoice], {
    description: "What holds for the people of the caller's company who have chosen nothing.",
  })
  companyNotificationDefaults(@Ctx() { rest }: Context): Promise<NotificationChoice[]> {
    return rest.read(defaultsCall);
  }

  @SignedIn()
  @Mutation(() => NotificationSettingsPayload, {
    description: 'Chooses where the caller receives notifications of a kind.',
  })
  async saveNotificationChannels(
    @Arg('kind', () => ID, { description: 'The kind.' }) kind: string,
    @Arg('channels', () => [notificationChannels.type], {
      nullable: true,
      description: 'The channels, none to switch it off; null: as the company has it.',
    })
    channels: NotificationChannel[] | null | undefined,
    @Ctx() { rest }: Context,
  ): Promise<NotificationSettingsPayload> {
    const { data: settings, ...result } = resultOf(
      await rest.act(channelsCall, { kind, channels: codes(channels) }),
    );
    return { ...result, settings };
  }

  @SignedIn()
  @Mutation(() => NotificationSettingsPayload, {
    description: 'Chooses how often the caller receives mail of unread notifications, and the quiet hours.',
  })
  async saveNotificationSchedule(
    @Arg('input', () => NotificationScheduleInput, { description: 'The schedule.' })
    { digest, quietFrom = null, quietTo = null }: NotificationScheduleInput,
    @Ctx() { rest }: Context,
  ): Promise<NotificationSettingsPayload> {
    const schedule = { digest: notificationDigests.write(digest, 'digest'), quietFrom, quietTo };
    const { data: settings, ...result } = resultOf(await rest.act(scheduleCall, schedule));
    return { ...result, settings };
  }

  @SignedIn()
  @Mutation(() => CompanyNotificationDefaultPayload, {
    description:
      "Chooses where the people of the caller's company receive notifications of a kind by default.",
  })
  async saveCompanyNotificationDefault(
    @Arg('kind', () => ID, { description: 'The kind.' }) kind: string,
    @Arg('channels', () => [notificationChannels.type], {
      nullable: true,
      description: 'The channels, none to switch it off; null: as the installation has it.',
    })
    channels: NotificationChannel[] | null | undefined,
    @Ctx() { rest }: Context,
  ): Promise<CompanyNotificationDefaultPayload> {
    const { data: defaults, ...result } = resultOf(
      await rest.act(defaultChannelsCall, { kind, channels: codes(channels) }),
    );
    return { ...result, defaults };
  }
}

const codes = (channels: readonly NotificationChannel[] | null | undefined) =>
  channels?.map((channel) => notificationChannels.write(channel, 'channels')) ?? null;

const resultOf = <Data>(reply: ActionReply<Data>) =>
  reply.success ? { ...reply, errors: [] } : { ...reply, errors: userErrors(reply.errors, {}), data: null };
