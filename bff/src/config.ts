import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import {
  baseUrl,
  headers,
  headerText,
  integer,
  milliseconds,
  onOrOff,
  origins,
  port,
  proxiedTileUrl,
  sessionKeys,
  text,
  texts,
  tileUrl,
  timeZone,
} from './config-values.js';
import { mapOf } from './map-settings.js';
import { sampleIn, weaknessOf, weakPasswordIn } from './shared/weak-secrets.js';
import { userAgentOf } from './user-agent.js';

const builtClient = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Every variable of the gateway. docs/configuration.md is generated from this object. */
const environment = z.object({
  PORT: port.default(4000).describe('Port of the gateway; 0 takes any free one.'),
  HOST: text().optional().describe('Address to listen on. Unset: all addresses.'),
  DATA_API_URL: baseUrl.default('http://127.0.0.1:4100/api').describe('Base URL of the data API.'),
  FILE_SERVICE_URL: baseUrl.default('http://127.0.0.1:4100/files').describe('Base URL of the file service.'),
  GEOCODER_URL: baseUrl
    .default('http://127.0.0.1:4100/geo')
    .describe('Base URL of the geocoder: any Nominatim server.'),
  GEOCODER_RATE: integer(1, 1000)
    .default(50)
    .describe('Maximum requests per second to the geocoder. The public Nominatim server allows 1.'),
  PUBLIC_URL: baseUrl
    .optional()
    .describe(
      "The gateway's address for browsers. With https the session cookie is Secure. Unset: the Host header of each request.",
    ),
  ALLOWED_ORIGINS: origins
    .default([])
    .describe('Other origins whose pages may send operations, separated by commas.'),
  SESSION_KEYS: sessionKeys.describe(
    'Keys of the session cookie: base64url, 32 bytes each, separated by commas. The first one encrypts, all of them decrypt.',
  ),
  NODE_ENV: z
    .string()
    .optional()
    .describe(
      'In `production` INTROSPECTION is off by default, and the gateway does not start without `PUBLIC_URL`, or with a short or sample secret.',
    ),
  INTROSPECTION: onOrOff
    .optional()
    .describe(
      'Whether the schema can be queried, as Sandbox does, and errors suggest names: `1` or `0`. Unset: `0` in production, else `1`.',
    ),
  EXPLORER: z
    .enum(['sandbox', 'graphiql', 'off'])
    .default('sandbox')
    .describe(
      'Page for browsers at /graphql: `sandbox` (Apollo Sandbox from the internet, or GraphiQL when it cannot be reached), `graphiql` or `off`. Always off without INTROSPECTION.',
    ),
  EVENTS_SECRET: texts
    .pipe(z.array(text(16)))
    .default([])
    .describe(
      'Secret that signs the events. Several, separated by commas, during a key change: the first one signs. Unset: no events are sent and the gateway polls.',
    ),
  NOTIFICATION_POLL_MS: milliseconds
    .default(60_000)
    .describe('Milliseconds between two polls for notifications when EVENTS_SECRET is unset.'),
  POSITION_POLL_MS: milliseconds
    .default(10_000)
    .describe(
      'Milliseconds between two polls for vehicle positions when EVENTS_SECRET is unset and a client is subscribed.',
    ),
  COMPLAINT_POLL_MS: milliseconds
    .default(5_000)
    .describe('Milliseconds between two polls of an open complaint when EVENTS_SECRET is unset.'),
  EXPORT_POLL_MS: milliseconds
    .default(2_000)
    .describe(
      'Milliseconds between two polls of an unfinished export when EVENTS_SECRET is unset or its file is being downloaded.',
    ),
  FEDERATED_LOGIN_SECRET: text(32)
    .optional()
    .describe(
      'Secret shared by gateway and data API for sign-ins that an identity provider has verified. Unset: there are none.',
    ),
  OIDC_ISSUER: baseUrl
    .optional()
    .describe('Issuer URL of the OpenID Connect provider. Unset: no single sign-on.'),
  OIDC_CLIENT_ID: text()
    .optional()
    .describe(
      "The gateway's client id at that provider; its redirect URI is PUBLIC_URL with /auth/callback.",
    ),
  OIDC_CLIENT_SECRET: text()
    .optional()
    .describe("The gateway's client secret at that provider. Unset: a public client, with PKCE only."),
  OIDC_NAME: text().default('Single sign-on').describe('Name of that provider on the login screen.'),
  PERSISTED_ONLY: onOrOff
    .default(false)
    .describe(
      'Whether browsers may run only the operations of the built client: `1` or `0`. Callers with a valid bearer token may send any operation.',
    ),
  RATE_PER_USER: integer(0)
    .default(3_000)
    .describe(
      'Maximum operations and export downloads per minute of one user, over all sessions and tokens; 0 for no limit.',
    ),
  RATE_PER_ADDRESS: integer(0)
    .default(12_000)
    .describe(
      'Maximum operations, export downloads and new WebSockets per minute from one IP address (see TRUST_PROXY), or one /64 of IPv6; 0 for no limit.',
    ),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be a redis or rediss URL' })
    .optional()
    .describe(
      'Redis that several gateways share for events and rate limits. Unset: a single gateway process.',
    ),
  UPSTREAM_TIME_ZONE: timeZone
    .default('Asia/Jakarta')
    .describe("IANA time zone of the data API's date-times without an offset."),
  UPSTREAM_TIMEOUT_MS: milliseconds
    .default(10_000)
    .describe('Milliseconds until a call to a service times out.'),
  UPSTREAM_RETRIES: integer(0, 10).default(2).describe('Retries of a GET when a service is unavailable.'),
  CIRCUIT_BREAKER_FAILURES: integer(1)
    .default(5)
    .describe('Consecutive failures of a service that open its circuit breaker.'),
  CIRCUIT_BREAKER_RESET_MS: milliseconds
    .default(2_000)
    .describe('Milliseconds that a circuit breaker stays open before one call tests the service.'),
  WEB_DIR: text().default(builtClient).describe("Folder of the built client's files."),
  CLIENT_BUILDS_DIR: text()
    .optional()
    .describe(
      'Folder in which the gateways keep the files of a former build for a day, so that pages that were open over a deployment go on. Unset: none is kept.',
    ),
  MAP: z
    .enum(['auto', 'off'])
    .default('auto')
    .describe(
      'Source of the map: `auto` (MAP_FILE, else TILE_URL, else MAP_PROXY_URL) or `off` (the outline of the land, and no request to a tile server).',
    ),
  MAP_FILE: text()
    .optional()
    .describe(
      'PMTiles archive of the map, drawn as vectors: a file, or an http(s) URL that responds to range requests, such as an object of S3. See maps.md.',
    ),
  MAP_S3_KEYS: text()
    .regex(/^[^:]+:./, 'must be an access key and its secret key with a colon between them')
    .optional()
    .describe(
      'Access key and secret key, with a colon between them, that sign the requests for MAP_FILE: an object in a private bucket of S3.',
    ),
  MAP_S3_REGION: text().default('us-east-1').describe('Region of that bucket.'),
  MAP_PROXY_URL: proxiedTileUrl
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png')
    .describe('URL pattern of raster tiles that the gateway fetches and caches for browsers.'),
  MAP_CACHE_DIR: text()
    .optional()
    .describe('Folder of the cache of these tiles. Unset: 32 MiB in memory only.'),
  MAP_CACHE_MB: integer(1, 100_000).default(512).describe('Maximum size of that folder in MiB.'),
  MAP_CONTACT: headerText
    .optional()
    .describe('Mail address or URL of the operator in the User-Agent of tile requests, beside PUBLIC_URL.'),
  TILE_URL: tileUrl
    .optional()
    .describe(
      'URL pattern of map tiles that browsers load themselves, such as `https://tiles.example/{z}/{x}/{y}.png`; `{s}` is a, b or c.',
    ),
  TILE_ATTRIBUTION: text()
    .default('&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors')
    .describe('Attribution of the tiles, shown on every map; may contain HTML links.'),
  METRICS_PORT: port.optional().describe('Port of /metrics for Prometheus. Unset: off.'),
  METRICS_HOST: text().default('127.0.0.1').describe('Address on which METRICS_PORT listens.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl
    .optional()
    .describe('Base URL of an OpenTelemetry collector for traces. Unset: no traces.'),
  OTEL_EXPORTER_OTLP_HEADERS: headers
    .default({})
    .describe('Headers for that collector, as `name=value`, separated by commas.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of the traces that are sampled, from 0 to 1.'),
  TRUST_PROXY: integer(0)
    .default(0)
    .describe(
      'Number of reverse proxies in front of the gateway, to read the client address from X-Forwarded-For.',
    ),
  CLIENT_TIMEOUT_MS: milliseconds
    .default(120_000)
    .describe(
      'Milliseconds without traffic after which an HTTP connection is closed. It must exceed the slowest response.',
    ),
  SHUTDOWN_DELAY_MS: integer(0)
    .default(0)
    .describe(
      'Milliseconds to keep serving after SIGTERM while `/readyz` responds with 503, so that a load balancer notices.',
    ),
  SHUTDOWN_TIMEOUT_MS: milliseconds
    .default(10_000)
    .describe('Milliseconds that requests in progress have to finish when the gateway stops.'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Lowest level of the lines in the log.'),
});

/** Each variable's type, with its description and its default. */
export const variables = environment.shape;

/** Former names of variables, by their new ones. They are accepted for one release, with a warning in the log. */
export const formerNames = {
  CIRCUIT_BREAKER_FAILURES: 'BREAKER_FAILURES',
  CIRCUIT_BREAKER_RESET_MS: 'BREAKER_REST_MS',
  SHUTDOWN_DELAY_MS: 'LEAVE_MS',
  SHUTDOWN_TIMEOUT_MS: 'DRAIN_MS',
} as const satisfies Partial<Record<keyof typeof variables, string>>;

export type Config = ReturnType<typeof readConfig>;

export type OidcConfig = NonNullable<Config['oidc']>;

/**
 * The environment as one checked, frozen object.
 * @throws Error with one sentence that names the first wrong variable
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const renamed = Object.entries(formerNames).filter(([, former]) => set[former] !== undefined);
  for (const [name, former] of renamed) set[name] ??= set[former];
  const result = environment.safeParse(set);
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue?.path[0]);
    throw new Error(
      set[name] === undefined
        ? `${name} is missing from the environment.`
        : `${name} in the environment is wrong: ${issue?.message}.`,
    );
  }
  const read = result.data;
  if (read.NODE_ENV === 'production') {
    refuseWeakSecrets(read);
    if (read.PUBLIC_URL === undefined)
      throw new Error(
        'PUBLIC_URL is missing from the environment: in production the session cookie follows it. Set the address that browsers open, such as https://fleet.example.com.',
      );
  }
  return Object.freeze({
    port: read.PORT,
    host: read.HOST ?? null,
    services: Object.freeze({
      baseUrls: Object.freeze({
        dataApi: read.DATA_API_URL,
        fileService: read.FILE_SERVICE_URL,
        geocoder: read.GEOCODER_URL,
      }),
      timeoutMs: read.UPSTREAM_TIMEOUT_MS,
      timeZone: read.UPSTREAM_TIME_ZONE,
      resilience: Object.freeze({
        retries: read.UPSTREAM_RETRIES,
        breakerThreshold: read.CIRCUIT_BREAKER_FAILURES,
        breakerResetMs: read.CIRCUIT_BREAKER_RESET_MS,
      }),
      userAgent: userAgentOf(read.PUBLIC_URL),
    }),
    geocoderRate: read.GEOCODER_RATE,
    publicUrl: read.PUBLIC_URL ?? null,
    allowedOrigins: read.ALLOWED_ORIGINS,
    sessionKeys: read.SESSION_KEYS,
    production: read.NODE_ENV === 'production',
    introspection: read.INTROSPECTION ?? read.NODE_ENV !== 'production',
    explorer: read.EXPLORER,
    /** Empty: there is no webhook and the gateway polls. */
    eventsSecrets: read.EVENTS_SECRET,
    notificationPollMs: read.NOTIFICATION_POLL_MS,
    positionPollMs: read.POSITION_POLL_MS,
    complaintPollMs: read.COMPLAINT_POLL_MS,
    exportPollMs: read.EXPORT_POLL_MS,
    /** Null: there is no federated sign-in. */
    oidc: oidcOf(read),
    persistedOnly: read.PERSISTED_ONLY,
    ratePerUser: read.RATE_PER_USER,
    ratePerAddress: read.RATE_PER_ADDRESS,
    redisUrl: read.REDIS_URL ?? null,
    /** Null: there is no built client to serve. */
    webDir: existsSync(read.WEB_DIR) ? read.WEB_DIR : null,
    /** Null: no former build is kept. */
    clientBuildsDir: read.CLIENT_BUILDS_DIR ?? null,
    map: mapOf(read),
    /** Null: metrics are not served. */
    metrics:
      read.METRICS_PORT === undefined
        ? null
        : Object.freeze({ host: read.METRICS_HOST, port: read.METRICS_PORT }),
    /** Null: nothing is traced. */
    tracing:
      read.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : Object.freeze({
            endpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT,
            headers: read.OTEL_EXPORTER_OTLP_HEADERS,
            share: read.OTEL_TRACES_SAMPLER_ARG,
          }),
    trustedProxies: read.TRUST_PROXY,
    clientTimeoutMs: read.CLIENT_TIMEOUT_MS,
    shutdownDelayMs: read.SHUTDOWN_DELAY_MS,
    shutdownTimeoutMs: read.SHUTDOWN_TIMEOUT_MS,
    logLevel: read.LOG_LEVEL,
    /** Variables that are set by their former names. */
    renamed: renamed.map(([name, former]) => ({ name, former })),
  });
}

/**
 * Rejects short and sample secrets in production: a secret from a manual opens every installation that copied it.
 * @throws Error with one sentence that names the variable, but not its value
 */
function refuseWeakSecrets(read: z.infer<typeof environment>): void {
  const weaknesses = {
    // A typed text instead of 32 random bytes is recognisable as text in these bytes.
    SESSION_KEYS: firstOf(read.SESSION_KEYS.map((key) => weaknessOf(key.toString('latin1')))),
    EVENTS_SECRET: firstOf(read.EVENTS_SECRET.map(weaknessOf)),
    FEDERATED_LOGIN_SECRET: read.FEDERATED_LOGIN_SECRET && weaknessOf(read.FEDERATED_LOGIN_SECRET),
    OIDC_CLIENT_SECRET: read.OIDC_CLIENT_SECRET && sampleIn(read.OIDC_CLIENT_SECRET),
    REDIS_URL: read.REDIS_URL && weakPasswordIn(read.REDIS_URL),
    MAP_S3_KEYS: read.MAP_S3_KEYS && sampleIn(read.MAP_S3_KEYS),
  };
  for (const [name, weakness] of Object.entries(weaknesses))
    if (weakness) throw new Error(`${name} in the environment is wrong: ${weakness}.`);
}

const firstOf = (weaknesses: readonly (string | null)[]) => weaknesses.find((weakness) => weakness !== null);

/** The settings of single sign-on, which needs all of its variables or none. */
function oidcOf(read: z.infer<typeof environment>) {
  const { OIDC_ISSUER: issuer } = read;
  if (issuer === undefined) return null;
  const needed = (name: 'OIDC_CLIENT_ID' | 'PUBLIC_URL' | 'FEDERATED_LOGIN_SECRET') => {
    const value = read[name];
    if (value === undefined)
      throw new Error(`${name} is missing from the environment: OIDC_ISSUER needs it.`);
    return value;
  };
  return Object.freeze({
    issuer,
    clientId: needed('OIDC_CLIENT_ID'),
    clientSecret: read.OIDC_CLIENT_SECRET ?? null,
    name: read.OIDC_NAME,
    redirectUri: new URL('/auth/callback', needed('PUBLIC_URL')).href,
    loginSecret: needed('FEDERATED_LOGIN_SECRET'),
  });
}
