import { resolve } from 'node:path';
import type { MailOptions } from './data-api/mail/mail-sender.js';
import type { PushOptions } from './data-api/push/send-push.js';
import { vapidKeysOf } from './data-api/push/vapid-key.js';
import type { Settings } from './data-api/services.js';
import type { DatabaseLocation } from './database/open-database.js';
import type { S3Options } from './file-service/s3-photo-store.js';
import type { TracingOptions } from './request-traces.js';
import { formerNames, type NameWithDefault, type VariableName, variables } from './variables.js';
import { sampleIn, weaknessOf, weakPasswordIn } from './weak-secrets.js';

/** A variable that cannot be used; the message is one sentence that names it. */
export class WrongConfiguration extends Error {}

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
  /** Where events go and what they are signed with; undefined: the gateway polls instead. */
  events: { webhookUrl: string; secret: string } | undefined;
  /** AES-256 keys of what is stored encrypted: the first encrypts, all decrypt. */
  secretsKeys: readonly Buffer[];
  /** The SMTP server, the sender, and the address that links in mail start with. */
  mail: MailOptions;
  /** How browsers are notified; undefined: they are not. */
  push: PushOptions | undefined;
  /** Whether this is an installation for real use: weak secrets stop the start, and demo accounts are warned of. */
  isProduction: boolean;
  /** Whether an empty database gets demo data. */
  demo: boolean;
  /** How many vehicles of the demo fleet drive. */
  demoDrivers: number;
  /** The OpenTelemetry collector that gets traces; undefined: nothing is traced. */
  tracing: TracingOptions | undefined;
  /** Milliseconds between the signal to stop and refusing new calls. */
  shutdownDelayMs: number;
  /** Fastify's `trustProxy`: the proxies whose `X-Forwarded-For` is trusted. */
  trustProxy: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment (docs/configuration.md).
 * @throws WrongConfiguration
 */
export function readConfig(environment: Environment): Readonly<Config> {
  const current = withCurrentNames(environment);
  const read = (name: VariableName) => current[name]?.trim() || undefined;
  const readOrDefault = (name: NameWithDefault) => read(name) ?? variables[name].default;
  const wholeNumber = (name: NameWithDefault, least: number, most: number) =>
    number(name, readOrDefault(name), least, most);
  const dataDirectory = folder('DATA_DIR', readOrDefault('DATA_DIR'));
  const databaseUrl = read('DATABASE_URL');
  const readUrls = listOf(read('DATABASE_READ_URL'));
  postgresAddresses('DATABASE_URL', databaseUrl === undefined ? [] : [databaseUrl]);
  postgresAddresses('DATABASE_READ_URL', readUrls);
  if (databaseUrl === undefined && readUrls.length > 0)
    throw new WrongConfiguration(
      'DATABASE_READ_URL needs DATABASE_URL beside it: the embedded database has no replicas.',
    );
  const isProduction = read('NODE_ENV') === 'production';
  if (isProduction) refuseWeakSecrets(read);
  const isForTrial = databaseUrl === undefined && !isProduction;
  return Object.freeze({
    host: readOrDefault('HOST'),
    port: wholeNumber('PORT', 0, 65_535),
    dataDirectory,
    database:
      databaseUrl === undefined
        ? embedded(read('EMBEDDED_DATABASE'), resolve(dataDirectory, 'db'))
        : {
            url: databaseUrl,
            readUrls,
            prepare: yesOrNo('DATABASE_PREPARE', read('DATABASE_PREPARE'), true),
          },
    filesDirectory: folder('FILES_DIR', read('FILES_DIR') ?? resolve(dataDirectory, 'files')),
    s3: s3(read('S3_BUCKET'), {
      endpoint: read('S3_ENDPOINT'),
      region: readOrDefault('S3_REGION'),
      accessKeyId: read('S3_ACCESS_KEY_ID'),
      secretAccessKey: read('S3_SECRET_ACCESS_KEY'),
    }),
    exportsDirectory: folder('EXPORTS_DIR', read('EXPORTS_DIR') ?? resolve(dataDirectory, 'exports')),
    events: events(read('EVENTS_WEBHOOK_URL'), read('EVENTS_SECRET')),
    secretsKeys: secretsKeys(read('SECRETS_KEY')),
    push: push(
      read('VAPID_PRIVATE_KEY'),
      listOf(read('PUSH_SERVICES')),
      read('MAIL_FROM'),
      readOrDefault('PUBLIC_URL'),
    ),
    mail: mail(dataDirectory, read('SMTP_URL'), read('MAIL_FROM'), readOrDefault('PUBLIC_URL')),
    federatedSecret: federatedSecret(read('FEDERATED_LOGIN_SECRET')),
    isProduction,
    demo: yesOrNo('DEMO', read('DEMO'), isForTrial),
    demoDrivers: number('DEMO_DRIVERS', read('DEMO_DRIVERS') ?? (isForTrial ? '40' : '0'), 0, 1000),
    energyTariff: wholeNumber('ENERGY_TARIFF', 0, 1_000_000),
    telemetryKeptMonths: wholeNumber('TELEMETRY_RETENTION_MONTHS', 2, 1200),
    notificationsKeptMonths: wholeNumber('NOTIFICATION_RETENTION_MONTHS', 1, 1200),
    tracing: tracing(read('OTEL_EXPORTER_OTLP_ENDPOINT'), read('OTEL_EXPORTER_OTLP_HEADERS')),
    timeZone: timeZone(readOrDefault('TIME_ZONE')),
    shutdownDelayMs: wholeNumber('SHUTDOWN_DELAY_MS', 0, 600_000),
    trustProxy: readOrDefault('TRUST_PROXY'),
  });
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

/**
 * Rejects short and sample secrets in production: a secret from a manual opens every installation that copied it.
 * @throws WrongConfiguration naming the variable, but not its value
 */
function refuseWeakSecrets(read: (name: VariableName) => string | undefined): void {
  const judges: readonly [VariableName, (text: string) => string | null][] = [
    ['SECRETS_KEY', (text) => firstOf(secretsKeys(text).map((key) => weaknessOf(key.toString('latin1'))))],
    ['EVENTS_SECRET', (text) => firstOf(listOf(text).map(weaknessOf))],
    ['FEDERATED_LOGIN_SECRET', weaknessOf],
    ['VAPID_PRIVATE_KEY', weaknessOf],
    ['S3_SECRET_ACCESS_KEY', sampleIn],
    ['DATABASE_URL', weakPasswordIn],
    ['DATABASE_READ_URL', (text) => firstOf(listOf(text).map(weakPasswordIn))],
    ['SMTP_URL', weakPasswordIn],
  ];
  for (const [name, judge] of judges) {
    const text = read(name);
    const weakness = text === undefined ? null : judge(text);
    if (weakness !== null) throw new WrongConfiguration(`${name} ${weakness}.`);
  }
}

function embedded(keeper: string | undefined, directory: string): DatabaseLocation {
  if (keeper === undefined) return { directory };
  if (keeper === 'parent') return { keptBy: 'parent' };
  throw new WrongConfiguration(`EMBEDDED_DATABASE must be parent or left out, not ${keeper}.`);
}

function postgresAddresses(name: VariableName, addresses: readonly string[]): void {
  if (addresses.every((address) => /^postgres(ql)?:\/\//.test(address))) return;
  throw new WrongConfiguration(`${name} must start with postgres:// or postgresql://.`);
}

/** An address would create folders of its name. */
function folder(name: string, value: string): string {
  if (/^[a-z][a-z\d+]*:\/\//i.test(value))
    throw new WrongConfiguration(`${name} must be a folder, not an address.`);
  return resolve(value);
}

/** @throws WrongConfiguration for what is no http or https address */
function httpAddress(name: VariableName, text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return text;
  throw new WrongConfiguration(`${name} must be an http or https address, not ${text}.`);
}

function number(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : -1;
  if (value >= least && value <= most) return value;
  throw new WrongConfiguration(`${name} must be a whole number from ${least} to ${most}, not ${text}.`);
}

/** @param secrets separated by commas: the gateway takes any of them, the first signs */
function events(webhookUrl: string | undefined, secrets: string | undefined): Config['events'] {
  const [secret] = listOf(secrets);
  if (secret === undefined) {
    if (webhookUrl === undefined) return undefined;
    throw new WrongConfiguration('EVENTS_WEBHOOK_URL needs EVENTS_SECRET beside it, to sign the events.');
  }
  const url = webhookUrl ?? variables.EVENTS_WEBHOOK_URL.default;
  return { webhookUrl: httpAddress('EVENTS_WEBHOOK_URL', url), secret };
}

function s3(
  bucket: string | undefined,
  { endpoint, region = '', accessKeyId, secretAccessKey }: Partial<Record<string, string>>,
): S3Options | undefined {
  if (bucket === undefined) return undefined;
  const address = httpAddress('S3_ENDPOINT', endpoint ?? `https://s3.${region}.amazonaws.com`);
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new WrongConfiguration('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it.');
  }
  return { bucket, endpoint: address, region, accessKeyId, secretAccessKey };
}

function secretsKeys(text: string | undefined): readonly Buffer[] {
  const keys = listOf(text).map((key) => Buffer.from(key, /^[0-9a-f]{64}$/i.test(key) ? 'hex' : 'base64url'));
  if (keys.every((key) => key.length === 32)) return keys;
  throw new WrongConfiguration(
    'SECRETS_KEY must be 32 bytes, written in base64url or hex; several are separated by commas.',
  );
}

/** The values of a variable that may hold several, separated by commas. */
const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const firstOf = (weaknesses: readonly (string | null)[]): string | null =>
  weaknesses.find((weakness) => weakness !== null) ?? null;

function mail(
  dataDirectory: string,
  smtpUrl: string | undefined,
  from: string | undefined,
  publicUrl: string,
): MailOptions {
  if (smtpUrl !== undefined && !(URL.canParse(smtpUrl) && /^smtps?:/.test(smtpUrl))) {
    throw new WrongConfiguration('SMTP_URL must be an address such as smtp://user:password@host:587.');
  }
  httpAddress('PUBLIC_URL', publicUrl);
  if (from !== undefined && !/^[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/.test(from)) {
    throw new WrongConfiguration(`MAIL_FROM must be an e-mail address, with or without a name, not ${from}.`);
  }
  return {
    destination: smtpUrl === undefined ? { directory: resolve(dataDirectory, 'mail') } : { smtpUrl },
    from: from ?? `Armada <no-reply@${new URL(publicUrl).hostname}>`,
    publicUrl: publicUrl.replace(/\/+$/, ''),
  };
}

/** @param services origins that may be called besides the known push services */
function push(
  privateKey: string | undefined,
  services: readonly string[],
  from: string | undefined,
  publicUrl: string,
): PushOptions | undefined {
  for (const service of services) httpAddress('PUSH_SERVICES', service);
  if (privateKey === undefined) return undefined;
  const keys = vapidKeysOf(privateKey);
  if (keys === undefined)
    throw new WrongConfiguration('VAPID_PRIVATE_KEY must be a private key of P-256: 32 bytes in base64url.');
  const address = from === undefined ? undefined : (/<([^>]+)>/.exec(from)?.[1] ?? from);
  return {
    keys,
    // Push services refuse an address of this machine.
    subject: publicUrl.startsWith('https:')
      ? publicUrl
      : `mailto:${address ?? `no-reply@${new URL(publicUrl).hostname}`}`,
    services: services.map((service) => new URL(service).origin),
  };
}

function federatedSecret(secret: string | undefined): string | undefined {
  if (secret === undefined || secret.length >= 32) return secret;
  throw new WrongConfiguration('FEDERATED_LOGIN_SECRET must have at least 32 characters.');
}

function tracing(endpoint: string | undefined, headers = ''): TracingOptions | undefined {
  if (endpoint === undefined) return undefined;
  const pairs = listOf(headers);
  if (!pairs.every((pair) => /^[\w-]+=/.test(pair))) {
    throw new WrongConfiguration('OTEL_EXPORTER_OTLP_HEADERS must be name=value, separated by commas.');
  }
  return {
    endpoint: httpAddress('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint),
    headers: Object.fromEntries(
      pairs.map((pair): [string, string] => {
        const [name = '', ...value] = pair.split('=');
        return [name, value.join('=')];
      }),
    ),
  };
}

function yesOrNo(name: string, text: string | undefined, otherwise: boolean): boolean {
  if (text === undefined) return otherwise;
  if (text === '1' || text === '0') return text === '1';
  throw new WrongConfiguration(`${name} must be 1 or 0, not ${text}.`);
}

function timeZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    throw new WrongConfiguration(`TIME_ZONE must be a name such as Asia/Jakarta, not ${name}.`);
  }
}
