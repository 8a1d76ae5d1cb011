import { resolve } from 'node:path';
import { WrongConfiguration } from './config-values.js';
import type { MailOptions } from './data-api/mail/mail-sender.js';
import type { PushOptions } from './data-api/push/send-push.js';
import type { Settings } from './data-api/services/services.js';
import type { DatabaseLocation } from './database/open-database.js';
import type { S3Options } from './file-service/s3-photo-store.js';
import type { MetricsAddress } from './metrics.js';
import type { Collector } from './shared/trace-provider.js';
import { formerNames, GATEWAY_WEBHOOK, type Values, variables } from './variables.js';

/** The settings of the environment, validated. */
export interface Config extends Settings {
  host: string;
  port: number;
  dataDirectory: string;
  database: DatabaseLocation;
  filesDirectory: string;
  /** The bucket that photos go to; undefined: they go to `filesDirectory`. */
  s3: S3Options | undefined;
  /** Folder of the files made of lists; several data APIs share one. */
  exportsDirectory: string;
  /** The address that events go to, and the secret that signs them; undefined: the gateway polls instead. */
  events: { webhookUrl: string; secret: string } | undefined;
  /** AES-256 keys of what is stored encrypted: the first encrypts, all decrypt. */
  secretsKeys: readonly Buffer[];
  /** The SMTP server, the sender, and the address that links in mail start with. */
  mail: MailOptions;
  /** The options of notifications in browsers; undefined: there are none. */
  push: PushOptions | undefined;
  /** True if this is an installation for real use: weak secrets stop the start, and demo accounts are warned of. */
  isProduction: boolean;
  /** True if an empty database gets demo data. */
  demo: boolean;
  /** The number of vehicles of the demo fleet that drive. */
  demoDrivers: number;
  /** The address at which metrics are served; undefined: nowhere. */
  metrics: MetricsAddress | undefined;
  /** The OpenTelemetry collector that gets traces; undefined: nothing is traced. */
  tracing: Collector | undefined;
  /** Milliseconds between the signal to stop and refusing new calls. */
  shutdownDelayMs: number;
  /** Fastify's `trustProxy`: the proxies whose `X-Forwarded-For` is trusted. */
  trustProxy: string;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Read = <Name extends keyof Values>(name: Name) => Values[Name];

/**
 * Reads the environment (docs/configuration.md).
 * @throws WrongConfiguration
 */
export function readConfig(environment: Environment): Readonly<Config> {
  const read = readerOf(withCurrentNames(environment));
  const dataDirectory = read('DATA_DIR');
  const isProduction = read('NODE_ENV') === 'production';
  if (isProduction) requireForProduction(read);
  const isForTrial = read('DATABASE_URL') === undefined && !isProduction;
  return Object.freeze({
    host: read('HOST'),
    port: read('PORT'),
    dataDirectory,
    database: database(read),
    filesDirectory: read('FILES_DIR') ?? resolve(dataDirectory, 'files'),
    s3: s3(read),
    exportsDirectory: read('EXPORTS_DIR') ?? resolve(dataDirectory, 'exports'),
    events: events(read),
    secretsKeys: read('SECRETS_KEY') ?? [],
    push: push(read),
    mail: mail(read),
    federatedSecret: read('FEDERATED_LOGIN_SECRET'),
    isProduction,
    demo: read('DEMO') ?? isForTrial,
    demoDrivers: read('DEMO_DRIVERS') ?? (isForTrial ? 40 : 0),
    energyTariff: read('ENERGY_TARIFF'),
    telemetryKeptMonths: read('TELEMETRY_RETENTION_MONTHS'),
    notificationsKeptMonths: read('NOTIFICATION_RETENTION_MONTHS'),
    metrics: metrics(read),
    tracing: tracing(read),
    timeZone: read('TIME_ZONE'),
    shutdownDelayMs: read('SHUTDOWN_DELAY_MS'),
    trustProxy: read('TRUST_PROXY'),
  });
}

/** Reads variables; in production, weak secrets are refused with a message that does not have their values. */
function readerOf(environment: Environment): Read {
  const textOf = (name: string) => environment[name]?.trim() || undefined;
  return (name) => {
    const variable = variables[name];
    const value = variable.read(textOf(name), name);
    if (textOf('NODE_ENV') !== 'production' || value === undefined || value === null) return value;
    const weakness = variable.weakness?.(value) ?? null;
    if (weakness !== null) throw new WrongConfiguration(`${name} ${weakness}.`);
    return value;
  };
}

/** Former names in an environment, with the names to use instead. */
export const renamedVariables = (environment: Environment) =>
  Object.entries(formerNames)
    .filter(([, former]) => environment[former]?.trim())
    .map(([name, former]) => ({ name, former }));

/** The environment with the values of former names under the new ones. */
const withCurrentNames = (environment: Environment): Environment => ({
  ...environment,
  ...Object.fromEntries(
    renamedVariables(environment).map(({ name, former }) => [
      name,
      environment[name]?.trim() ? environment[name] : environment[former],
    ]),
  ),
});

/** The settings that an installation for real use cannot do without, and the advice where one is missing. */
const NEEDED = {
  DATABASE_URL: 'the embedded database is for trials. Set the address of a PostgreSQL server',
  SECRETS_KEY: 'passwords of suppliers and addresses of browsers are stored encrypted. Set a random value',
} as const;

function requireForProduction(read: Read): void {
  for (const name of ['DATABASE_URL', 'SECRETS_KEY'] as const)
    if (read(name) === undefined)
      throw new WrongConfiguration(
        `${name} is missing: in production ${NEEDED[name]}, or leave out NODE_ENV for a trial (docs/deployment.md).`,
      );
}

function database(read: Read): DatabaseLocation {
  const url = read('DATABASE_URL');
  const readUrls = read('DATABASE_READ_URL') ?? [];
  if (url !== undefined) return { url, readUrls, prepare: read('DATABASE_PREPARE') };
  if (readUrls.length > 0)
    throw new WrongConfiguration(
      'DATABASE_READ_URL needs DATABASE_URL beside it: the embedded database has no replicas.',
    );
  return { directory: resolve(read('DATA_DIR'), 'db') };
}

function events(read: Read): Config['events'] {
  const webhookUrl = read('EVENTS_WEBHOOK_URL');
  // The gateway takes any of them.
  const [secret] = read('EVENTS_SECRET') ?? [];
  if (secret !== undefined) return { webhookUrl: webhookUrl ?? GATEWAY_WEBHOOK, secret };
  if (webhookUrl === undefined) return undefined;
  throw new WrongConfiguration('EVENTS_WEBHOOK_URL needs EVENTS_SECRET beside it, to sign the events.');
}

function s3(read: Read): S3Options | undefined {
  const bucket = read('S3_BUCKET');
  const region = read('S3_REGION');
  const accessKeyId = read('S3_ACCESS_KEY_ID');
  const secretAccessKey = read('S3_SECRET_ACCESS_KEY');
  if (bucket === undefined) return undefined;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new WrongConfiguration('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it.');
  }
  const endpoint = read('S3_ENDPOINT') ?? `https://s3.${region}.amazonaws.com`;
  return { bucket, endpoint, region, accessKeyId, secretAccessKey };
}

const publicUrlOf = (read: Read) => read('PUBLIC_URL').replace(/\/+$/, '');

function mail(read: Read): MailOptions {
  const smtpUrl = read('SMTP_URL');
  const publicUrl = publicUrlOf(read);
  return {
    destination: smtpUrl === undefined ? { directory: resolve(read('DATA_DIR'), 'mail') } : { smtpUrl },
    from: read('MAIL_FROM') ?? `Armada <no-reply@${new URL(publicUrl).hostname}>`,
    publicUrl,
  };
}

function push(read: Read): PushOptions | undefined {
  const services = read('PUSH_SERVICES') ?? [];
  const keys = read('VAPID_PRIVATE_KEY');
  if (keys === undefined) return undefined;
  const publicUrl = publicUrlOf(read);
  const { from } = mail(read);
  const address = /<([^<>]+)>/.exec(from)?.[1] ?? from;
  // Push services refuse an address of this machine.
  return { keys, subject: publicUrl.startsWith('https:') ? publicUrl : `mailto:${address}`, services };
}

function metrics(read: Read): Config['metrics'] {
  const port = read('METRICS_PORT');
  return port === undefined ? undefined : { host: read('METRICS_HOST'), port };
}

function tracing(read: Read): Collector | undefined {
  const headers = read('OTEL_EXPORTER_OTLP_HEADERS') ?? [];
  const endpoint = read('OTEL_EXPORTER_OTLP_ENDPOINT');
  return endpoint === undefined ? undefined : { endpoint, headers: Object.fromEntries(headers) };
}
