import { randomBytes } from 'node:crypto';
import { readConfig, renamedVariables } from './config.js';
import { variables } from './variables.js';

const strong = randomBytes(32).toString('base64url');

describe('The configuration', () => {
  test('has defaults for everything', () => {
    expect(readConfig({ DATA_DIR: '/srv/armada' })).toEqual({
      host: '127.0.0.1',
      port: 4100,
      dataDirectory: '/srv/armada',
      database: { directory: '/srv/armada/db' },
      filesDirectory: '/srv/armada/files',
      exportsDirectory: '/srv/armada/exports',
      events: undefined,
      secretsKeys: [],
      mail: {
        destination: { directory: '/srv/armada/mail' },
        from: 'Armada <no-reply@localhost>',
        publicUrl: 'http://localhost:4000',
      },
      federatedSecret: undefined,
      isProduction: false,
      metrics: undefined,
      demo: true,
      demoDrivers: 40,
      energyTariff: 2467,
      telemetryKeptMonths: 12,
      notificationsKeptMonths: 12,
      shutdownDelayMs: 0,
      tracing: undefined,
      timeZone: 'Asia/Jakarta',
      trustProxy: 'loopback',
    });
  });

  test('serves metrics when they have a port, on the loopback unless another address is given', () => {
    expect(readConfig({ METRICS_PORT: '9465' }).metrics).toEqual({ host: '127.0.0.1', port: 9465 });
    expect(readConfig({ METRICS_PORT: '9465', METRICS_HOST: '0.0.0.0' }).metrics?.host).toBe('0.0.0.0');
  });

  test('accepts the former name of a variable, and reports it', () => {
    expect(renamedVariables({ SHUTDOWN_DELAY_MS: '250' })).toEqual([]);
    expect(renamedVariables({ LEAVE_MS: '250' })).toEqual([
      { name: 'SHUTDOWN_DELAY_MS', former: 'LEAVE_MS' },
    ]);
    expect(readConfig({ LEAVE_MS: '250' }).shutdownDelayMs).toBe(250);
    expect(readConfig({ LEAVE_MS: '250', SHUTDOWN_DELAY_MS: '500' }).shutdownDelayMs).toBe(500);
    expect(readConfig({ TELEMETRY_KEPT_MONTHS: '6' }).telemetryKeptMonths).toBe(6);
  });

  test('never puts demo data into a database of one’s own unless it is configured', () => {
    const DATABASE_URL = 'postgres://db/armada';
    expect(readConfig({ DATABASE_URL })).toMatchObject({ database: { url: DATABASE_URL }, demo: false });
    expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
    expect(readConfig({ DEMO: '0' }).demo).toBe(false);
    const production = { NODE_ENV: 'production', DATABASE_URL, SECRETS_KEY: strong };
    expect(readConfig(production)).toMatchObject({ demo: false, demoDrivers: 0 });
    expect(readConfig({ ...production, DEMO: '1' }).demo).toBe(true);
  });

  test.each([
    ['DATABASE_URL', 'SECRETS_KEY'],
    ['SECRETS_KEY', 'DATABASE_URL'],
  ])('does not start in production without %s', (missing, given) => {
    const env = { NODE_ENV: 'production', [given]: given === 'SECRETS_KEY' ? strong : 'postgres:///fleet' };
    expect(() => readConfig(env)).toThrow(`${missing} is missing: in production `);
    expect(() => readConfig({ ...env, [missing]: '' })).toThrow(`${missing} is missing`);
  });

  test('sends mail by SMTP when a server is configured, with links to the public address', () => {
    const SMTP_URL = 'smtps://armada:secret@mail.example.com';
    expect(readConfig({ SMTP_URL, PUBLIC_URL: 'https://fleet.example.com/' }).mail).toEqual({
      destination: { smtpUrl: SMTP_URL },
      from: 'Armada <no-reply@fleet.example.com>',
      publicUrl: 'https://fleet.example.com',
    });
    expect(readConfig({ MAIL_FROM: 'Fleet <fleet@example.com>' }).mail.from).toBe(
      'Fleet <fleet@example.com>',
    );
  });

  test.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://a/x', DATABASE_READ_URL: 'postgres://b/x, c' }, 'DATABASE_READ_URL'],
    [{ DATABASE_READ_URL: 'postgres://b/x' }, 'DATABASE_READ_URL needs DATABASE_URL'],
    [{ DATA_DIR: 'postgres://db/armada' }, 'DATA_DIR'],
    [{ FILES_DIR: 's3://photos' }, 'FILES_DIR'],
    [{ EVENTS_WEBHOOK_URL: 'http://x' }, 'EVENTS_SECRET'],
    [{ EVENTS_WEBHOOK_URL: 'ftp://x', EVENTS_SECRET: 's' }, 'EVENTS_WEBHOOK_URL'],
    [{ SECRETS_KEY: 'short' }, 'SECRETS_KEY'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', OTEL_EXPORTER_OTLP_HEADERS: 'secret' },
      'OTEL_EXPORTER_OTLP_HEADERS',
    ],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'Fleet' }, 'MAIL_FROM'],
    [{ PUBLIC_URL: 'fleet.example.com' }, 'PUBLIC_URL'],
    [{ FEDERATED_LOGIN_SECRET: 'short' }, 'FEDERATED_LOGIN_SECRET'],
    [{ DEMO: 'yes' }, 'DEMO'],
    [{ DEMO_DRIVERS: 'many' }, 'DEMO_DRIVERS'],
    [{ TIME_ZONE: 'Mars/Olympus' }, 'TIME_ZONE'],
  ])('a wrong value is one sentence naming the variable: %j', (environment, variable) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^[^.]*\\b${variable}\\b[^\\n]*\\.$`));
  });

  test('accepts several encryption keys, in base64url and hex', () => {
    const [first, second] = [randomBytes(32), randomBytes(32)];
    const written = `${first.toString('hex')}, ${second.toString('base64url')}`;
    expect(readConfig({ SECRETS_KEY: written }).secretsKeys).toEqual([first, second]);
    expect(() => readConfig({ SECRETS_KEY: `${written},short` })).toThrow('SECRETS_KEY must be 32 bytes');
  });

  test('signs events with the first of several secrets, as the gateway takes each of them', () => {
    const { events } = readConfig({ EVENTS_SECRET: 'the new secret, the old secret' });
    expect(events?.secret).toBe('the new secret');
  });

  test('stores photos in a bucket when it and its keys are configured', () => {
    const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({ S3_BUCKET: 'photos', S3_REGION: 'ap-southeast-3', ...keys }).s3).toEqual({
      bucket: 'photos',
      endpoint: 'https://s3.ap-southeast-3.amazonaws.com',
      region: 'ap-southeast-3',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
    expect(() => readConfig({ S3_BUCKET: 'photos' })).toThrow('S3_BUCKET needs S3_ACCESS_KEY_ID');
    expect(() => readConfig({ S3_BUCKET: 'photos', S3_ENDPOINT: 'minio', ...keys })).toThrow('S3_ENDPOINT');
  });

  const bucket = { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'key' };

  /** Samples of each secret that do for a trial. */
  const weak: readonly [name: string, value: string, why: string][] = [
    ['SECRETS_KEY', '00'.repeat(32), 'must be random in production'],
    [
      'SECRETS_KEY',
      Buffer.from('change-me-to-thirty-two-letters!').toString('base64url'),
      'holds the word "change"',
    ],
    ['EVENTS_SECRET', 'k9Qz7Lw2Xv5Tb8Rd', 'must have at least 32 characters in production'],
    ['EVENTS_SECRET', 'ab'.repeat(20), 'must be random in production'],
    ['VAPID_PRIVATE_KEY', Buffer.alloc(32, 1).toString('base64url'), 'must be random in production'],
    ['FEDERATED_LOGIN_SECRET', 'Armada: both sides, and nobody else', 'holds the word "armada"'],
    ['S3_SECRET_ACCESS_KEY', 'minioadmin', 'holds the word "admin"'],
    ['DATABASE_URL', 'postgres://fleet:fleet@db/fleet', 'must not have its user as its password'],
    ['DATABASE_URL', 'postgres://fleet:postgres@db1,db2/fleet', 'holds the word "postgres"'],
    ['DATABASE_READ_URL', `postgres://a:${strong}@b/c, postgres://d:d@e/f`, 'must not have its user as its'],
    ['SMTP_URL', 'smtp://mail:p%61ssword@mail.test:587', 'holds the word "passw"'],
  ];

  test.each(weak)('%s=%s is for trials, and stops the start in production', (name, value, why) => {
    const environment = {
      ...bucket,
      S3_SECRET_ACCESS_KEY: strong,
      DATABASE_URL: 'postgres:///fleet',
      SECRETS_KEY: strong,
      [name]: value,
    };
    expect(readConfig(environment)).toBeDefined();
    const start = () => readConfig({ ...environment, NODE_ENV: 'production' });
    expect(start).toThrow(`${name} must `);
    expect(start).toThrow(why);
    expect(start).not.toThrow(value);
  });

  test('in production starts with secrets that are, each of which the table above has', () => {
    const secrets = Object.keys(variables).filter((name) =>
      /SECRET|_KEY$|PASSWORD|DATABASE_(READ_)?URL|SMTP_URL/.test(name),
    );
    expect([...new Set(weak.map(([name]) => name))]).toEqual(expect.arrayContaining(secrets));
    const random = {
      ...Object.fromEntries(secrets.map((name) => [name, strong])),
      DATABASE_URL: `postgres://fleet:${strong}@db/fleet`,
      DATABASE_READ_URL: `postgres://fleet:${strong}@standby/fleet`,
      SMTP_URL: `smtps://mail:${strong}@mail.test`,
    };
    expect(readConfig({ ...bucket, ...random, NODE_ENV: 'production' })).toMatchObject({
      isProduction: true,
    });
    const needed = { SECRETS_KEY: strong, NODE_ENV: 'production' };
    expect(readConfig({ ...needed, DATABASE_URL: 'postgres:///fleet' }).database).toEqual({
      url: 'postgres:///fleet',
      readUrls: [],
      prepare: true,
    });
    expect(
      readConfig({
        DATABASE_URL: 'postgres:///fleet',
        DATABASE_READ_URL: 'postgres://b/fleet, postgres://c/fleet',
      }).database,
    ).toMatchObject({ readUrls: ['postgres://b/fleet', 'postgres://c/fleet'] });
    expect(readConfig({ DATABASE_URL: 'postgres:///fleet', DATABASE_PREPARE: '0' }).database).toEqual({
      url: 'postgres:///fleet',
      readUrls: [],
      prepare: false,
    });
  });
});
