import { randomBytes } from 'node:crypto';
import { formerNames, readConfig, variables } from './config.js';

const key = Buffer.alloc(32, 1).toString('base64url');
const strong = randomBytes(32).toString('base64url');
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://armada.test' };

describe('the environment', () => {
  test('needs only the session keys', () => {
    const config = readConfig({ SESSION_KEYS: key });
    expect(config).toMatchObject({
      port: 4000,
      services: { baseUrls: { dataApi: 'http://127.0.0.1:4100/api' }, timeZone: 'Asia/Jakarta' },
      eventsSecrets: [],
      redisUrl: null,
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  test('does not start in production without its public address, which the session cookie follows', () => {
    const env = { SESSION_KEYS: strong, NODE_ENV: 'production' };
    expect(() => readConfig(env)).toThrow('PUBLIC_URL is missing from the environment: in production ');
  });

  test('allows introspection except in production, unless INTROSPECTION is set', () => {
    const introspection = (env: Record<string, string>) =>
      readConfig({ SESSION_KEYS: strong, ...env }).introspection;
    expect(introspection({})).toBe(true);
    expect(introspection(production)).toBe(false);
    expect(introspection({ ...production, INTROSPECTION: '1' })).toBe(true);
    expect(introspection({ INTROSPECTION: '0' })).toBe(false);
  });

  test('serves metrics when they have a port, on the loopback unless another address is given', () => {
    const metrics = (env: Record<string, string>) => readConfig({ SESSION_KEYS: key, ...env }).metrics;
    expect(metrics({})).toBeNull();
    expect(metrics({ HOST: '0.0.0.0', METRICS_PORT: '9464' })).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(metrics({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' })?.host).toBe('10.0.0.5');
  });

  test('treats an empty variable as unset', () => {
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
    ['MAP', 'osm', 'MAP in the environment is wrong:'],
    ['MAP_FILE', '/none/area.pmtiles', 'MAP_FILE in the environment is wrong: there is no such file'],
    [
      'MAP_PROXY_URL',
      'https://{s}.tiles.test/{z}/{x}/{y}.png',
      'MAP_PROXY_URL in the environment is wrong: must name one server, without {s}',
    ],
    ['MAP_CONTACT', 'a\nb', 'MAP_CONTACT in the environment is wrong: must hold printable ASCII'],
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

  test('describes every variable in sentences', () => {
    for (const { description } of Object.values(variables)) expect(description).toMatch(/^[A-Z].*\.$/);
  });

  test('accepts the former name of a variable, and reports it', () => {
    expect(readConfig({ SESSION_KEYS: key })).toMatchObject({ shutdownDelayMs: 0, renamed: [] });
    expect(readConfig({ SESSION_KEYS: key, LEAVE_MS: '250' })).toMatchObject({
      shutdownDelayMs: 250,
      renamed: [{ name: 'SHUTDOWN_DELAY_MS', former: 'LEAVE_MS' }],
    });
    expect(readConfig({ SESSION_KEYS: key, LEAVE_MS: '250', SHUTDOWN_DELAY_MS: '500' }).shutdownDelayMs).toBe(
      500,
    );
  });

  test('has only former names of existing variables', () => {
    for (const [name, former] of Object.entries(formerNames)) {
      expect(Object.keys(variables)).toContain(name);
      expect(Object.keys(variables)).not.toContain(former);
    }
  });

  /** Weak values of each secret, which are accepted outside production. */
  const weak: readonly [name: string, value: string, why: string][] = [
    ['SESSION_KEYS', key, 'must be random in production'],
    ['SESSION_KEYS', `${strong},${key}`, 'must be random in production'],
    [
      'SESSION_KEYS',
      Buffer.from('change-me-to-thirty-two-letters!').toString('base64url'),
      'holds the word "change"',
    ],
    ['EVENTS_SECRET', 'k9Qz7Lw2Xv5Tb8Rd', 'must have at least 32 characters in production'],
    ['EVENTS_SECRET', 'ab'.repeat(20), 'must be random in production'],
    ['EVENTS_SECRET', 'events-secret-of-this-installation', 'holds the word "secret"'],
    ['FEDERATED_LOGIN_SECRET', 'Armada: both sides, and nobody else', 'holds the word "armada"'],
    ['OIDC_CLIENT_SECRET', 'changeme', 'holds the word "change"'],
    ['REDIS_URL', 'redis://cache:cache@redis:6379', 'must not have its user as its password'],
    ['REDIS_URL', 'redis://:password@redis:6379', 'holds the word "passw"'],
    ['MAP_S3_KEYS', 'minioadmin:minioadmin', 'holds the word "admin"'],
  ];

  test.each(weak)('%s=%s is accepted, but not in production', (name, value, why) => {
    const env = { SESSION_KEYS: strong, [name]: value };
    expect(readConfig(env)).toBeDefined();
    const start = () => readConfig({ ...env, ...production });
    expect(start).toThrow(`${name} in the environment is wrong: `);
    expect(start).toThrow(why);
    expect(start).not.toThrow(value);
  });

  test('starts in production with strong secrets, each of which is in the table above', () => {
    const secrets = Object.keys(variables).filter((name) => /SECRET|KEY|PASSWORD|REDIS_URL/.test(name));
    expect([...new Set(weak.map(([name]) => name))]).toEqual(expect.arrayContaining(secrets));
    const forms: Record<string, string> = {
      REDIS_URL: `redis://:${strong}@redis:6379`,
      MAP_S3_KEYS: `${strong}:${strong}`,
    };
    const random = Object.fromEntries(secrets.map((name) => [name, forms[name] ?? strong]));
    expect(readConfig({ ...random, ...production }).introspection).toBe(false);
    expect(readConfig({ SESSION_KEYS: strong, REDIS_URL: 'redis://redis', ...production }).redisUrl).toBe(
      'redis://redis',
    );
  });
});

describe('the source of map tiles', () => {
  const kindOf = (env: Record<string, string>) => readConfig({ SESSION_KEYS: key, ...env }).map.kind;
  const archive = { MAP_FILE: 'https://maps.test/area.pmtiles' };
  const external = { TILE_URL: 'https://tiles.test/{z}/{x}/{y}.png' };

  test.each([
    ['OpenStreetMap through the gateway', {}, 'proxy'],
    ['the tile server of TILE_URL', external, 'external'],
    ['the archive of MAP_FILE', { ...external, ...archive }, 'archive'],
    ['none with MAP=off', { ...external, ...archive, MAP: 'off' }, 'off'],
  ])('is %s', (_name, env, kind) => expect(kindOf(env)).toBe(kind));
});
