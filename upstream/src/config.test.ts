import { readConfig } from './config.js';

describe('The configuration', () => {
  test('has defaults for everything', () => {
    expect(readConfig({ DATA_DIR: '/srv/armada' })).toEqual({
      host: '127.0.0.1',
      port: 4100,
      dataDirectory: '/srv/armada',
      database: { directory: '/srv/armada/db' },
      filesDirectory: '/srv/armada/files',
      events: undefined,
      secretsKey: undefined,
      demo: true,
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

  test.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ EVENTS_WEBHOOK_URL: 'http://x' }, 'EVENTS_SECRET'],
    [{ EVENTS_WEBHOOK_URL: 'ftp://x', EVENTS_SECRET: 's' }, 'EVENTS_WEBHOOK_URL'],
    [{ SECRETS_KEY: 'short' }, 'SECRETS_KEY'],
    [{ DEMO: 'yes' }, 'DEMO'],
    [{ TIME_ZONE: 'Mars/Olympus' }, 'TIME_ZONE'],
  ])('a wrong value is one sentence naming the variable: %j', (environment, variable) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^[^.]*\\b${variable}\\b[^\\n]*\\.$`));
  });
});
