import { readConfig } from './config.js';

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
      secretsKey: undefined,
      mail: {
        destination: { directory: '/srv/armada/mail' },
        from: 'Armada <no-reply@localhost>',
        publicUrl: 'http://localhost:4000',
      },
      federatedSecret: undefined,
      demo: true,
      demoDrivers: 40,
      energyTariff: 2467,
      telemetryKeptMonths: 12,
      tracing: undefined,
      timeZone: 'Asia/Jakarta',
      trustProxy: 'loopback',
    });
  });

  test('never puts demo data into a database of one’s own unless told to', () => {
    const DATABASE_URL = 'postgres://db/armada';
    expect(readConfig({ DATABASE_URL })).toMatchObject({ database: { url: DATABASE_URL }, demo: false });
    expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
    expect(readConfig({ DEMO: '0' }).demo).toBe(false);
  });

  test('sends mail by SMTP when told a server, with links to the public address', () => {
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
    [{ EMBEDDED_DATABASE: 'memory' }, 'EMBEDDED_DATABASE'],
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

  test('keeps photos in a bucket once it is named, with the keys to it', () => {
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
});
