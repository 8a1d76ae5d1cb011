import { graphql } from '../../../gql/account';
import type { NotificationSettingsQuery } from '../../../gql/account/graphql';

export const SETTINGS = graphql(`
  query NotificationSettings {
    notificationSettings {
      kinds { kind name channels defaultChannels offeredChannels forcedChannels }
      digest quietFrom quietTo timeZone pushKey
    }
  }
`);

export const SAVE_CHANNELS = graphql(`
  mutation SaveNotificationChannels($kind: ID!, $channels: [NotificationChannel!]) {
    saveNotificationChannels(kind: $kind, channels: $channels) {
      success message
      settings {
        kinds { kind name channels defaultChannels offeredChannels forcedChannels }
        digest quietFrom quietTo timeZone pushKey
      }
    }
  }
`);

export const SAVE_SCHEDULE = graphql(`
  mutation SaveNotificationSchedule($input: NotificationScheduleInput!) {
    saveNotificationSchedule(input: $input) {
      success message errors { field code message }
      settings {
        kinds { kind name channels defaultChannels offeredChannels forcedChannels }
        digest quietFrom quietTo timeZone pushKey
      }
    }
  }
`);

export const DEFAULTS = graphql(`
  query CompanyNotificationDefaults {
    companyNotificationDefaults { kind name channels defaultChannels offeredChannels forcedChannels }
  }
`);

export const SAVE_DEFAULT = graphql(`
  mutation SaveCompanyNotificationDefault($kind: ID!, $channels: [NotificationChannel!]) {
    saveCompanyNotificationDefault(kind: $kind, channels: $channels) {
      success message
      defaults { kind name channels defaultChannels offeredChannels forcedChannels }
    }
  }
`);

export type Settings = NotificationSettingsQuery['notificationSettings'];
export type Choice = Settings['kinds'][number];
export type Channel = Choice['channels'][number];
