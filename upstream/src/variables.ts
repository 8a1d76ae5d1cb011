import {
  aesKey,
  flag,
  folder,
  header,
  httpUrl,
  listOf,
  mailbox,
  origin,
  postgresUrl,
  secret,
  smtpUrl,
  text,
  timeZone,
  type ValueType,
  vapidKeys,
  wholeNumber,
} from './config-values.js';
import { NOTIFICATION_RETENTION_MONTHS } from './data-api/housekeeping/retention.js';
import { ENERGY_TARIFF } from './data-api/telemetry/energy.js';
import { TELEMETRY_RETENTION_MONTHS } from './data-api/telemetry/telemetry-jobs.js';
import { sampleIn, weaknessOf, weakPasswordIn } from './shared/weak-secrets.js';

/** A variable of the environment. */
interface Variable<T> {
  about: string;
  /** The text when it is not set. */
  default?: string;
  /** Describes what takes its place when it is not set. */
  computed?: string;
  /** @throws WrongConfiguration */
  read(text: string | undefined, name: string): T;
  /** The reason why a secret is unfit for production: one from a manual opens every installation that copied it. */
  weakness?(value: NonNullable<T>): string | null;
}

const withDefault = <T>(type: ValueType<T>, fallback: string, about: string): Variable<T> => ({
  about,
  default: fallback,
  read: (given = fallback, name) => type(given, name),
});

const optional = <T>(
  type: ValueType<T>,
  about: string,
  more: Pick<Variable<T>, 'computed' | 'weakness'> = {},
): Variable<T | undefined> => ({
  about,
  read: (given, name) => (given === undefined ? undefined : type(given, name)),
  ...more,
});

/** The weakness of the first of several secrets that has one. */
const ofFirst = <T>(secrets: readonly T[], weakness: (secret: T) => string | null): string | null =>
  secrets.map(weakness).find((found) => found !== null) ?? null;

/** Infers the type of each variable's value. */
const declared = <Values>(table: { readonly [Name in keyof Values]: Variable<Values[Name]> }) => table;

/** The address that events go to unless EVENTS_WEBHOOK_URL names another address. */
export const GATEWAY_WEBHOOK = 'http://127.0.0.1:4000/hooks/events';

/** Every variable of the three services. docs/configuration.md is generated from this table. */
export const variables = declared({
  PORT: withDefault(wholeNumber(0, 65_535), '4100', 'Port of the three services; 0 takes any free one.'),
  HOST: withDefault(text, '127.0.0.1', 'Address to listen on.'),
  NODE_ENV: optional(
    text,
    'In `production` the demo fleet is off unless `DEMO` is set, and the services do not start without `DATABASE_URL` and `SECRETS_KEY`, or with a short or sample secret.',
  ),
  DATA_DIR: withDefault(folder, 'data', 'Folder of the embedded database, the photos and the mail.'),
  DATABASE_URL: optional(
    postgresUrl,
    'PostgreSQL 15 or newer. Unset: the embedded PGlite in `DATA_DIR/db`, except in production.',
    { weakness: weakPasswordIn },
  ),
  DATABASE_READ_URL: optional(
    listOf(postgresUrl),
    'Streaming replicas of that PostgreSQL, separated by commas, from which lists, records, dashboards and exports are read.',
    { weakness: (urls) => ofFirst(urls, weakPasswordIn) },
  ),
  DATABASE_PREPARE: withDefault(
    flag,
    '1',
    '`0`: statements are not prepared, for a transaction pooler without support for prepared statements, such as PgBouncer before 1.21.',
  ),
  FILES_DIR: optional(folder, 'Folder of the photos.', { computed: '`DATA_DIR/files`' }),
  S3_BUCKET: optional(text, 'Bucket for the photos on an S3-compatible service, instead of `FILES_DIR`.'),
  S3_ENDPOINT: optional(httpUrl, 'Base URL of that service, without the bucket.', {
    computed: "Amazon's in `S3_REGION`",
  }),
  S3_REGION: withDefault(text, 'us-east-1', 'Region of the bucket.'),
  S3_ACCESS_KEY_ID: optional(text, 'Access key of the bucket.'),
  S3_SECRET_ACCESS_KEY: optional(text, 'Secret key that belongs to `S3_ACCESS_KEY_ID`.', {
    weakness: sampleIn,
  }),
  EXPORTS_DIR: optional(folder, 'Folder of the exported files, which are kept for one day.', {
    computed: '`DATA_DIR/exports`',
  }),
  EVENTS_WEBHOOK_URL: optional(httpUrl, 'URL that events are sent to when `EVENTS_SECRET` is set.', {
    computed: `\`${GATEWAY_WEBHOOK}\``,
  }),
  EVENTS_SECRET: optional(
    listOf(text),
    'Secret that signs the events. Several, separated by commas, during a key change: the first one signs. Unset: no events are sent and the gateway polls.',
    { weakness: (secrets) => ofFirst(secrets, weaknessOf) },
  ),
  SECRETS_KEY: optional(
    listOf(aesKey),
    'AES-256 keys of the encrypted columns: base64url or hex, separated by commas. The first one encrypts, all of them decrypt.',
    { weakness: (keys) => ofFirst(keys, (key) => weaknessOf(key.toString('latin1'))) },
  ),
  SMTP_URL: optional(
    smtpUrl,
    'Mail server, such as `smtp://user:password@host:587`. Unset: each mail is a file in `DATA_DIR/mail`.',
    { weakness: weakPasswordIn },
  ),
  MAIL_FROM: optional(mailbox, 'Sender of the mail.', {
    computed: '`Armada <no-reply@…>` at the host of `PUBLIC_URL`',
  }),
  PUBLIC_URL: withDefault(
    httpUrl,
    'http://localhost:4000',
    "The gateway's address for browsers; links in mail start with it.",
  ),
  VAPID_PRIVATE_KEY: optional(
    vapidKeys,
    'Private key of Web Push: 32 bytes in base64url. After a change everybody has to switch on the notifications of their browsers again. Unset: browsers are not notified.',
    { weakness: ({ privateKey }) => weaknessOf(privateKey) },
  ),
  PUSH_SERVICES: optional(
    listOf(origin),
    'Origins of push services besides those of Chrome, Edge, Firefox and Safari, separated by commas. They may be in a private network, such as `http://10.0.0.5:8080`.',
  ),
  FEDERATED_LOGIN_SECRET: optional(
    secret,
    'Secret shared with the gateway for sign-ins that an identity provider has verified. Unset: there are none.',
    { weakness: weaknessOf },
  ),
  DEMO: optional(
    flag,
    'Whether an empty database is filled with the demo fleet, whose accounts have a well-known password.',
    { computed: '`1` embedded, `0` with `DATABASE_URL` or in production' },
  ),
  DEMO_DRIVERS: optional(wholeNumber(0, 1000), 'How many vehicles of the demo fleet drive around.', {
    computed: '`40` embedded, `0` with `DATABASE_URL` or in production',
  }),
  ENERGY_TARIFF: withDefault(
    wholeNumber(0, 1_000_000),
    String(ENERGY_TARIFF),
    'Price of a kWh in rupiah, for the energy cost of trips.',
  ),
  TELEMETRY_RETENTION_MONTHS: withDefault(
    wholeNumber(2, 1200),
    String(TELEMETRY_RETENTION_MONTHS),
    'Months that positions and trips are kept, besides the current month.',
  ),
  NOTIFICATION_RETENTION_MONTHS: withDefault(
    wholeNumber(1, 1200),
    String(NOTIFICATION_RETENTION_MONTHS),
    'Months that notifications are kept.',
  ),
  TIME_ZONE: withDefault(
    timeZone,
    'Asia/Jakarta',
    'IANA time zone that decides the current day, for contracts and jobs.',
  ),
  METRICS_PORT: optional(wholeNumber(0, 65_535), 'Port of /metrics for Prometheus. Unset: off.'),
  METRICS_HOST: withDefault(text, '127.0.0.1', 'Address on which METRICS_PORT listens.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    httpUrl,
    'Base URL of an OpenTelemetry collector for traces. Unset: no traces.',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optional(
    listOf(header),
    'Headers for that collector, as `name=value`, separated by commas.',
  ),
  SHUTDOWN_DELAY_MS: withDefault(
    wholeNumber(0, 600_000),
    '0',
    'Milliseconds to keep serving after SIGTERM while `/readyz` responds with 503, so that a load balancer notices.',
  ),
  TRUST_PROXY: withDefault(
    text,
    'loopback',
    'Addresses, separated by commas, whose `X-Forwarded-For` is trusted.',
  ),
});

/** Former names of variables, by their new ones. They are accepted for one release, with a warning in the log. */
export const formerNames = {
  NOTIFICATION_RETENTION_MONTHS: 'NOTIFICATIONS_KEPT_MONTHS',
  SHUTDOWN_DELAY_MS: 'LEAVE_MS',
  TELEMETRY_RETENTION_MONTHS: 'TELEMETRY_KEPT_MONTHS',
} as const satisfies Partial<Record<keyof typeof variables, string>>;

/** The value of each variable. */
export type Values = { [Name in keyof typeof variables]: ReturnType<(typeof variables)[Name]['read']> };
