import { NOTIFICATION_RETENTION_MONTHS } from './data-api/retention.js';
import { ENERGY_TARIFF } from './data-api/telemetry/energy.js';
import { TELEMETRY_RETENTION_MONTHS } from './data-api/telemetry/telemetry-jobs.js';

/**
 * Every variable of the three services: its description, its default, and how a default that is computed is described. docs/configuration.md is
 * generated from this table.
 */
export const variables = {
  PORT: { default: '4100', about: 'Port of the three services; 0 takes any free one.' },
  HOST: { default: '127.0.0.1', about: 'Address to listen on.' },
  NODE_ENV: {
    about:
      'In `production` the demo fleet is off unless `DEMO` is set, and the services do not start with a short or sample secret.',
  },
  DATA_DIR: { default: 'data', about: 'Folder of the embedded database, the photos and the mail.' },
  DATABASE_URL: { about: 'PostgreSQL 15 or newer. Unset: the embedded PGlite in `DATA_DIR/db`.' },
  DATABASE_READ_URL: {
    about:
      'Streaming replicas of that PostgreSQL, separated by commas, from which lists, records, dashboards and exports are read.',
  },
  DATABASE_PREPARE: {
    default: '1',
    about:
      '`0`: statements are not prepared, for a transaction pooler without support for prepared statements, such as PgBouncer before 1.21.',
  },
  EMBEDDED_DATABASE: {
    about:
      '`parent`: the parent process keeps PGlite open across restarts of this one, as `npm run dev` does.',
  },
  FILES_DIR: { computed: '`DATA_DIR/files`', about: 'Folder of the photos.' },
  S3_BUCKET: { about: 'Bucket for the photos on an S3-compatible service, instead of `FILES_DIR`.' },
  S3_ENDPOINT: {
    computed: "Amazon's in `S3_REGION`",
    about: 'Base URL of that service, without the bucket.',
  },
  S3_REGION: { default: 'us-east-1', about: 'Region of the bucket.' },
  S3_ACCESS_KEY_ID: { about: 'Access key of the bucket.' },
  S3_SECRET_ACCESS_KEY: { about: 'Secret key that belongs to `S3_ACCESS_KEY_ID`.' },
  EXPORTS_DIR: {
    computed: '`DATA_DIR/exports`',
    about: 'Folder of the exported files, which are kept for one day.',
  },
  EVENTS_WEBHOOK_URL: {
    default: 'http://127.0.0.1:4000/hooks/events',
    about: 'URL that events are sent to when `EVENTS_SECRET` is set.',
  },
  EVENTS_SECRET: {
    about:
      'Secret that signs the events. Several, separated by commas, during a key change: the first one signs. Unset: no events are sent and the gateway polls.',
  },
  SECRETS_KEY: {
    about:
      'AES-256 keys of the encrypted columns: base64url or hex, separated by commas. The first one encrypts, all of them decrypt.',
  },
  SMTP_URL: {
    about:
      'Mail server, such as `smtp://user:password@host:587`. Unset: each mail is a file in `DATA_DIR/mail`.',
  },
  MAIL_FROM: { computed: '`Armada <no-reply@…>` at the host of `PUBLIC_URL`', about: 'Sender of the mail.' },
  PUBLIC_URL: {
    default: 'http://localhost:4000',
    about: "The gateway's address for browsers; links in mail start with it.",
  },
  VAPID_PRIVATE_KEY: {
    about:
      'Private key of Web Push: 32 bytes in base64url. After a change everybody has to switch on the notifications of their browsers again. Unset: browsers are not notified.',
  },
  PUSH_SERVICES: {
    about:
      'Origins of push services besides those of Chrome, Edge, Firefox and Safari, separated by commas. They may be in a private network, such as `http://10.0.0.5:8080`.',
  },
  FEDERATED_LOGIN_SECRET: {
    about:
      'Secret shared with the gateway for sign-ins that an identity provider has verified. Unset: there are none.',
  },
  DEMO: {
    computed: '`1` embedded, `0` with `DATABASE_URL` or in production',
    about:
      'Whether an empty database is filled with the demo fleet, whose accounts have a well-known password.',
  },
  DEMO_DRIVERS: {
    computed: '`40` embedded, `0` with `DATABASE_URL` or in production',
    about: 'How many vehicles of the demo fleet drive around.',
  },
  ENERGY_TARIFF: {
    default: String(ENERGY_TARIFF),
    about: 'Price of a kWh in rupiah, for the energy cost of trips.',
  },
  TELEMETRY_RETENTION_MONTHS: {
    default: String(TELEMETRY_RETENTION_MONTHS),
    about: 'Months that positions and trips are kept, besides the current month.',
  },
  NOTIFICATION_RETENTION_MONTHS: {
    default: String(NOTIFICATION_RETENTION_MONTHS),
    about: 'Months that notifications are kept.',
  },
  TIME_ZONE: {
    default: 'Asia/Jakarta',
    about: 'IANA time zone that decides the current day, for contracts and jobs.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    about: 'Base URL of an OpenTelemetry collector for traces. Unset: no traces.',
  },
  OTEL_EXPORTER_OTLP_HEADERS: { about: 'Headers for that collector, as `name=value`, separated by commas.' },
  SHUTDOWN_DELAY_MS: {
    default: '0',
    about:
      'Milliseconds to keep serving after SIGTERM while `/readyz` responds with 503, so that a load balancer notices.',
  },
  TRUST_PROXY: {
    default: 'loopback',
    about: 'Addresses, separated by commas, whose `X-Forwarded-For` is trusted.',
  },
} as const;

/** Former names of variables, by their new ones. They are accepted for one release, with a warning in the log. */
export const formerNames = {
  NOTIFICATION_RETENTION_MONTHS: 'NOTIFICATIONS_KEPT_MONTHS',
  SHUTDOWN_DELAY_MS: 'LEAVE_MS',
  TELEMETRY_RETENTION_MONTHS: 'TELEMETRY_KEPT_MONTHS',
} as const satisfies Partial<Record<keyof typeof variables, string>>;

export type VariableName = keyof typeof variables;

/** The variables whose default is a value of the table. */
export type NameWithDefault = {
  [Name in VariableName]: (typeof variables)[Name] extends { default: string } ? Name : never;
}[VariableName];
