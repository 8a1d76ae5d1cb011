import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { defineCodes, type MemberOf } from '../../graphql/schema/codes.js';
import { Payload } from '../../graphql/schema/payload.js';
import { actionCall, readCall } from '../../rest/calls.js';
import type { PayloadSchemas } from '../../rest/payload-schemas.js';

export const notificationChannels = defineCodes('NotificationChannel', 'Where a person is notified.', {
  BELL: ['bell', 'In the list of notifications, at once.'],
  MAIL: ['mail', 'By a mail that lists what was not read.'],
  PUSH: ['push', 'By Web Push, in the browsers that are subscribed.'],
});
export type NotificationChannel = MemberOf<typeof notificationChannels>;

export const notificationDigests = defineCodes(
  'NotificationDigest',
  'How often unread notifications are mailed.',
  {
    HOURLY: ['hourly', 'On the full hour.'],
    DAILY: ['daily', 'Every day at seven in the morning.'],
  },
);
type NotificationDigest = MemberOf<typeof notificationDigests>;

@ObjectType({
  simpleResolvers: true,
  description: 'A kind of notifications, and where a person receives them.',
})
export class NotificationChoice {
  // Not `id`: a person's choice and the company's differ, and clients that cache by id would mix them.
  @Field(() => ID, { description: 'Identifies the kind, such as `vehicleStatus`.' })
  kind!: string;

  @Field(() => String, { description: 'Its name, in the language of the request.' })
  name!: string;

  @Field(() => [notificationChannels.type], {
    description: 'The channels in force; none: it is switched off.',
  })
  channels!: NotificationChannel[];

  @Field(() => [notificationChannels.type], { description: 'The channels without a choice.' })
  defaultChannels!: NotificationChannel[];

  @Field(() => [notificationChannels.type], { description: 'The channels that can be chosen.' })
  offeredChannels!: NotificationChannel[];

  @Field(() => [notificationChannels.type], { description: 'The channels that nobody can switch off.' })
  forcedChannels!: NotificationChannel[];
}

@ObjectType({ simpleResolvers: true, description: 'What a person is notified of, where and when.' })
export class NotificationSettings {
  @Field(() => [NotificationChoice], { description: 'The kinds that the person can receive.' })
  kinds!: NotificationChoice[];

  @Field(() => notificationDigests.type, { description: 'How often unread notifications are mailed.' })
  digest!: NotificationDigest;

  @Field(() => String, {
    nullable: true,
    description: 'Beginning of the quiet hours, `HH:MM` in `timeZone`; null: there are none.',
  })
  quietFrom!: string | null;

  @Field(() => String, { nullable: true, description: 'End of the quiet hours, `HH:MM` in `timeZone`.' })
  quietTo!: string | null;

  @Field(() => Boolean, { description: 'Whether it is within the quiet hours now.' })
  isQuiet!: boolean;

  @Field(() => String, { description: "IANA name of the fleet's time zone." })
  timeZone!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The public key with which a browser subscribes to Web Push; null if there is none.',
  })
  pushKey!: string | null;
}

@InputType({ description: 'When a person is notified by mail, and when not at all.' })
export class NotificationScheduleInput {
  @Field(() => notificationDigests.type, { description: 'How often unread notifications are mailed.' })
  digest!: NotificationDigest;

  @Field(() => String, {
    nullable: true,
    description: "Beginning of the quiet hours, `HH:MM` in the fleet's time zone; null: there are none.",
  })
  quietFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'End of the quiet hours.' })
  quietTo?: string | null;
}

@ObjectType({ description: 'The result of a change of the notification settings.' })
export class NotificationSettingsPayload extends Payload {
  @Field(() => NotificationSettings, { nullable: true, description: 'The settings after it.' })
  settings!: NotificationSettings | null;
}

@ObjectType({ description: "The result of a change of a company's notification defaults." })
export class CompanyNotificationDefaultPayload extends Payload {
  @Field(() => [NotificationChoice], { nullable: true, description: 'The defaults after it.' })
  defaults!: NotificationChoice[] | null;
}

const kinds = (schemas: PayloadSchemas) => {
  const channels = schemas.list(z.unknown().transform((code) => notificationChannels.read(code)));
  return schemas.list(
    z
      .object({
        id: schemas.text,
        name: schemas.text,
        channels,
        defaults: channels,
        offered: channels,
        forced: channels,
      })
      .transform(
        ({ id, defaults, offered, forced, ...choice }): NotificationChoice => ({
          ...choice,
          kind: id,
          defaultChannels: defaults,
          offeredChannels: offered,
          forcedChannels: forced,
        }),
      ),
  );
};

const settings = (schemas: PayloadSchemas) =>
  z.object({
    kinds: kinds(schemas),
    digest: z.unknown().transform((code) => notificationDigests.read(code)),
    quietFrom: schemas.optionalText,
    quietTo: schemas.optionalText,
    isQuiet: schemas.flag,
    timeZone: schemas.text,
    pushKey: schemas.optionalText,
  });

/** [+] */
const optional = { optional: true };
export const settingsCall = readCall('notification/settings', settings, optional);
export const channelsCall = actionCall('notification/settings/channels', settings, optional);
export const scheduleCall = actionCall('notification/settings/schedule', settings, optional);
export const defaultsCall = readCall('notification/defaults', kinds, optional);
export const defaultChannelsCall = actionCall('notification/defaults/channels', kinds, optional);
