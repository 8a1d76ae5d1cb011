import { randomBytes } from 'node:crypto';
import { readConfig, variables } from './config.js';

const key = Buffer.alloc(32, 1).toString('base64url');
const strong = randomBytes(32).toString('base64url');

describe('the environment', () => {
  test('needs nothing but the session keys', () => {
    const config = readConfig({ SESSION_KEYS: key });
    expect(config).toMatchObject({
      port: 4000,
      services: { dataApi: 'http://127.0.0.1:4100/api' },
      upstreamTimeZone: 'Asia/Jakarta',
      eventsSecrets: [],
      redisUrl: null,
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  test('the schema is told everywhere but in production, unless INTROSPECTION says otherwise', () => {
    const told = (env: Record<string, string>) => readConfig({ SESSION_KEYS: strong, ...env }).introspection;
    expect(told({})).toBe(true);
    expect(told({ NODE_ENV: 'production' })).toBe(false);
    expect(told({ NODE_ENV: 'production', INTROSPECTION: '1' })).toBe(true);
    expect(told({ INTROSPECTION: '0' })).toBe(false);
  });

  test('an empty variable is an unset one', () => {
    expect(readConfig({ SESSION_KEYS: key, PUBLIC_URL: '', PORT: '' })).toMatchObject({
      publicUrl: null,
      port: 4000,
    });
  });

  test.each([
    ['SESSION_KEYS', undefined, 'SESSION_KEYS is missing from the environment.'],
    [
      'SESSION_KEYS',
      'c2hvcnQ',
      'SESSION_KEYS in the environment is wrong: must be base64url keys of 32 bytes',
    ],
    ['PORT', 'http', 'PORT in the environment is wrong:'],
    [
      'DATA_API_URL',
      'localhost:4100',
      'DATA_API_URL in the environment is wrong: must be an http or https URL',
    ],
    [
      'UPSTREAM_TIME_ZONE',
      'Jakarta',
      'UPSTREAM_TIME_ZONE in the environment is wrong: must be an IANA time zone',
    ],
    ['REDIS_URL', 'http://redis', 'REDIS_URL in the environment is wrong: must be a redis or rediss URL'],
    ['EVENTS_SECRET', 'short', 'EVENTS_SECRET in the environment is wrong: must have at least 16 characters'],
    [
      'FEDERATED_LOGIN_SECRET',
      'short',
      'FEDERATED_LOGIN_SECRET in the environment is wrong: must have at least 32',
    ],
    ['OIDC_ISSUER', 'id.test', 'OIDC_ISSUER in the environment is wrong: must be an http or https URL'],
    ['TILE_URL', 'tiles/{z}/{x}/{y}', 'TILE_URL in the environment is wrong: must be an http or https URL'],
    ['TILE_URL', 'https://tiles.test/', 'TILE_URL in the environment is wrong: must hold {z}, {x} and {y}'],
    [
      'TILE_URL',
      'https://a;script-src/{z}/{x}/{y}',
      'TILE_URL in the environment is wrong: must name its host',
    ],
    ['TILE_URL', 'https://*/{z}/{x}/{y}', 'TILE_URL in the environment is wrong: must name its host'],
    ['INTROSPECTION', 'yes', 'INTROSPECTION in the environment is wrong: must be 0 or 1'],
    ['TRUST_PROXY', '-1', 'TRUST_PROXY in the environment is wrong:'],
    ['GEOCODER_RATE', '0', 'GEOCODER_RATE in the environment is wrong:'],
  ])('%s=%s stops the start with a sentence that names it', (name, value, sentence) => {
    expect(() => readConfig({ SESSION_KEYS: key, [name]: value })).toThrow(sentence);
  });

  const federated = {
    SESSION_KEYS: key,
    PUBLIC_URL: 'https://armada.test',
    OIDC_ISSUER: 'https://id.test',
    OIDC_CLIENT_ID: 'armada',
    FEDERATED_LOGIN_SECRET: 'a secret of both sides, 32 characters',
  };

  test('sets up the federated sign-in by its issuer', () => {
    expect(readConfig({ SESSION_KEYS: key }).oidc).toBeNull();
    expect(readConfig(federated).oidc).toEqual({
      issuer: 'https://id.test',
      clientId: 'armada',
      clientSecret: null,
      name: 'Single sign-on',
      redirectUri: 'https://armada.test/auth/callback',
      loginSecret: 'a secret of both sides, 32 characters',
    });
  });

  test.each(['OIDC_CLIENT_ID', 'PUBLIC_URL', 'FEDERATED_LOGIN_SECRET'])(
    'a federated sign-in without %s stops the start with a sentence that names it',
    (name) => {
      expect(() => readConfig({ ...federated, [name]: '' })).toThrow(
        `${name} is missing from the environment: OIDC_ISSUER needs it.`,
      );
    },
  );

  test('says of every variable what it is for', () => {
    for (const { about } of Object.values(variables)) expect(about).toMatch(/^[A-Z].*\.$/);
  });

  /** Samples of each secret that do for a trial. */
  const weak: readonly [name: string, value: string, why: string][] = [
    ['SESSION_KEYS', key, 'must be drawn by lot in production'],
    ['SESSION_KEYS', `${strong},${key}`, 'must be drawn by lot in production'],
    [
      'SESSION_KEYS',
      Buffer.from('change-me-to-thirty-two-letters!').toString('base64url'),
      'holds the word "change"',
    ],
    ['EVENTS_SECRET', 'k9Qz7Lw2Xv5Tb8Rd', 'must have at least 32 characters in production'],
    ['EVENTS_SECRET', 'ab'.repeat(20), 'must be drawn by lot in production'],
    ['EVENTS_SECRET', 'events-secret-of-this-installation', 'holds the word "secret"'],
    ['FEDERATED_LOGIN_SECRET', 'Armada: both sides, and nobody else', 'holds the word "armada"'],
    ['OIDC_CLIENT_SECRET', 'changeme', 'holds the word "change"'],
    ['REDIS_URL', 'redis://cache:cache@redis:6379', 'must not have its user as its password'],
    ['REDIS_URL', 'redis://:password@redis:6379', 'holds the word "passw"'],
  ];

  test.each(weak)('%s=%s is for trials, and stops the start in production', (name, value, why) => {
    const env = { SESSION_KEYS: strong, [name]: value };
    expect(readConfig(env)).toBeDefined();
    const start = () => readConfig({ ...env, NODE_ENV: 'production' });
    expect(start).toThrow(`${name} in the environment is wrong: `);
    expect(start).toThrow(why);
    expect(start).not.toThrow(value);
  });

  test('in production starts with secrets that are, each of which the table above has', () => {
    const secrets = Object.keys(variables).filter((name) => /SECRET|KEY|PASSWORD|REDIS_URL/.test(name));
    expect([...new Set(weak.map(([name]) => name))]).toEqual(expect.arrayContaining(secrets));
    const drawn = Object.fromEntries(
      secrets.map((name) => [name, name === 'REDIS_URL' ? `redis://:${strong}@redis:6379` : strong]),
    );
    expect(readConfig({ ...drawn, NODE_ENV: 'production' }).introspection).toBe(false);
    expect(
      readConfig({ SESSION_KEYS: strong, REDIS_URL: 'redis://redis', NODE_ENV: 'production' }).redisUrl,
    ).toBe('redis://redis');
  });
});
