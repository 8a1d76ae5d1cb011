import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import {
  baseUrl,
  headers,
  milliseconds,
  onOrOff,
  origins,
  port,
  rate,
  sessionKeys,
  texts,
  tileUrl,
  timeZone,
} from './config-values.js';
import { sampleIn, weaknessOf, weakPasswordIn } from './weak-secrets.js';

const builtClient = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Every variable of the gateway: what it may be, what it is when unset, and what it is for. The documentation's table. */
export const variables = {
  PORT: { reads: port.default(4000), about: 'Port of the gateway; 0 takes any free one.' },
  HOST: { reads: z.string().min(1).optional(), about: 'Address to listen on; unset listens on all.' },
  DATA_API_URL: {
    reads: baseUrl.default('http://127.0.0.1:4100/api'),
    about: 'Base URL of the data API.',
  },
  FILE_SERVICE_URL: {
    reads: baseUrl.default('http://127.0.0.1:4100/files'),
    about: 'Base URL of the file service.',
  },
  GEOCODER_URL: {
    reads: baseUrl.default('http://127.0.0.1:4100/geo'),
    about: 'Base URL of the geocoder, any Nominatim.',
  },
  GEOCODER_RATE: {
    reads: z.coerce.number().int().min(1).max(1000).default(50),
    about: 'Questions a second that this gateway asks the geocoder at most. The public Nominatim allows 1.',
  },
  PUBLIC_URL: {
    reads: baseUrl.optional(),
    about:
      'Where browsers reach the gateway. https makes the session cookie Secure. Unset: the Host of each request.',
  },
  ALLOWED_ORIGINS: {
    reads: origins.default([]),
    about: 'Further origins whose pages may send operations, separated by commas.',
  },
  SESSION_KEYS: {
    reads: sessionKeys,
    about:
      'Keys of the session cookie: base64url, 32 bytes each, separated by commas. The first encrypts, all decrypt.',
  },
  NODE_ENV: {
    reads: z.string().optional(),
    about:
      'In `production` INTROSPECTION is off by default, and no start is made with a secret that is short or a sample.',
  },
  INTROSPECTION: {
    reads: onOrOff.optional(),
    about:
      'Whether anybody may ask for the schema, as Sandbox does, and gets names suggested: `1` or `0`. Unset: `0` in production, else `1`.',
  },
  EXPLORER: {
    reads: z.enum(['sandbox', 'graphiql', 'off']).default('sandbox'),
    about:
      "What a browser gets at /graphql: `sandbox` (Apollo's, from the internet, and GraphiQL where that cannot be reached), `graphiql` or `off`. Without INTROSPECTION it is off.",
  },
  EVENTS_SECRET: {
    reads: texts.pipe(z.array(z.string().min(16, 'must have at least 16 characters'))).default([]),
    about:
      'Shared with the data API, which signs its events with it; several, separated by commas, while it is changed. Unset: the gateway polls instead.',
  },
  NOTIFICATION_POLL_MS: {
    reads: milliseconds.default(60_000),
    about: 'Milliseconds between two looks for notifications where EVENTS_SECRET is unset.',
  },
  POSITION_POLL_MS: {
    reads: milliseconds.default(10_000),
    about:
      'Milliseconds between two looks for moved vehicles where EVENTS_SECRET is unset and somebody watches.',
  },
  COMPLAINT_POLL_MS: {
    reads: milliseconds.default(5_000),
    about: 'Milliseconds between two looks at an open complaint where EVENTS_SECRET is unset.',
  },
  EXPORT_POLL_MS: {
    reads: milliseconds.default(2_000),
    about:
      'Milliseconds between two looks at an export that is being made, where EVENTS_SECRET is unset or its file is asked for.',
  },
  FEDERATED_LOGIN_SECRET: {
    reads: z.string().min(32, 'must have at least 32 characters').optional(),
    about: 'Shared with the data API, which signs in whom an identity provider has verified.',
  },
  OIDC_ISSUER: {
    reads: baseUrl.optional(),
    about: 'Address of the OpenID Connect provider. Unset: nobody signs in by one.',
  },
  OIDC_CLIENT_ID: {
    reads: z.string().min(1).optional(),
    about: 'What that provider knows this gateway as; its redirect URI is PUBLIC_URL with /auth/callback.',
  },
  OIDC_CLIENT_SECRET: {
    reads: z.string().min(1).optional(),
    about: 'What the gateway proves itself to that provider with. Unset: a public client, by PKCE alone.',
  },
  OIDC_NAME: {
    reads: z.string().min(1).default('Single sign-on'),
    about: 'Name of that provider on the login screen.',
  },
  PERSISTED_ONLY: {
    reads: onOrOff.default(false),
    about:
      "Whether browsers may run the built client's operations only, and nothing that they made up: `1` or `0`. Who sends a valid token may send any document.",
  },
  RATE_PER_USER: {
    reads: rate.default(3_000),
    about:
      'Operations a minute that one user may send, with all sessions and tokens together; 0 for any number.',
  },
  RATE_PER_ADDRESS: {
    reads: rate.default(12_000),
    about:
      'Operations a minute that may come from one address (see TRUST_PROXY), of IPv6 from one /64, and sockets that are opened; 0 for any number.',
  },
  REDIS_URL: {
    reads: z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss URL' }).optional(),
    about: 'Redis that several gateways share for events and rates. Unset: this process alone.',
  },
  UPSTREAM_TIME_ZONE: {
    reads: timeZone.default('Asia/Jakarta'),
    about: "Time zone of the data API's date-times without an offset.",
  },
  UPSTREAM_TIMEOUT_MS: {
    reads: milliseconds.default(10_000),
    about: 'Milliseconds a service may take for one call.',
  },
  UPSTREAM_RETRIES: {
    reads: z.coerce.number().int().min(0).max(10).default(2),
    about: 'Further tries of a GET that found its service away.',
  },
  BREAKER_FAILURES: {
    reads: z.coerce.number().int().min(1).default(5),
    about: 'Failures in a row after which a service is left alone for a while.',
  },
  BREAKER_REST_MS: {
    reads: milliseconds.default(2_000),
    about: 'Milliseconds a failing service is left alone before it is tried again.',
  },
  WEB_DIR: { reads: z.string().min(1).default(builtClient), about: "Folder of the built client's files." },
  TILE_URL: {
    reads: tileUrl.optional(),
    about:
      'Pattern of the map tiles that browsers fetch, such as `https://tiles.example/{z}/{x}/{y}.png`; `{s}` is a, b or c. Unset: the land outline.',
  },
  TILE_ATTRIBUTION: {
    reads: z
      .string()
      .min(1)
      .default('&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors'),
    about: 'Whose tiles these are, shown on every map that has them; may hold HTML links.',
  },
  METRICS_PORT: { reads: port.optional(), about: 'Port of /metrics for Prometheus. Unset: off.' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    reads: baseUrl.optional(),
    about:
      'Base URL of an OpenTelemetry collector, which gets traces as OTLP over HTTP at its /v1/traces. Unset: nothing is traced.',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    reads: headers.default({}),
    about: 'Headers that the collector wants, as `name=value`, separated by commas.',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    reads: z.coerce.number().min(0).max(1).default(1),
    about: 'Share of the traces that are kept, from 0 to 1.',
  },
  TRUST_PROXY: {
    reads: z.coerce.number().int().min(0).default(0),
    about:
      'How many reverse proxies stand before the gateway, to tell the client address from X-Forwarded-For.',
  },
  CLIENT_TIMEOUT_MS: {
    reads: milliseconds.default(120_000),
    about:
      'Milliseconds in which a connection over HTTP has to take or send something, else it is cut. More than the slowest answer may take.',
  },
  LEAVE_MS: {
    reads: z.coerce.number().int().min(0).default(0),
    about:
      'Milliseconds that the gateway goes on serving after it was told to stop, while /readyz says so: what a balancer needs to notice.',
  },
  DRAIN_MS: {
    reads: milliseconds.default(10_000),
    about: 'Milliseconds that requests under way get to finish when the gateway stops.',
  },
  LOG_LEVEL: {
    reads: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    about: 'The least important lines to log.',
  },
} as const;

const environment = z.object({
  PORT: variables.PORT.reads,
  HOST: variables.HOST.reads,
  DATA_API_URL: variables.DATA_API_URL.reads,
  FILE_SERVICE_URL: variables.FILE_SERVICE_URL.reads,
  GEOCODER_URL: variables.GEOCODER_URL.reads,
  GEOCODER_RATE: variables.GEOCODER_RATE.reads,
  PUBLIC_URL: variables.PUBLIC_URL.reads,
  ALLOWED_ORIGINS: variables.ALLOWED_ORIGINS.reads,
  SESSION_KEYS: variables.SESSION_KEYS.reads,
  NODE_ENV: variables.NODE_ENV.reads,
  INTROSPECTION: variables.INTROSPECTION.reads,
  EXPLORER: variables.EXPLORER.reads,
  EVENTS_SECRET: variables.EVENTS_SECRET.reads,
  NOTIFICATION_POLL_MS: variables.NOTIFICATION_POLL_MS.reads,
  POSITION_POLL_MS: variables.POSITION_POLL_MS.reads,
  COMPLAINT_POLL_MS: variables.COMPLAINT_POLL_MS.reads,
  EXPORT_POLL_MS: variables.EXPORT_POLL_MS.reads,
  FEDERATED_LOGIN_SECRET: variables.FEDERATED_LOGIN_SECRET.reads,
  OIDC_ISSUER: variables.OIDC_ISSUER.reads,
  OIDC_CLIENT_ID: variables.OIDC_CLIENT_ID.reads,
  OIDC_CLIENT_SECRET: variables.OIDC_CLIENT_SECRET.reads,
  OIDC_NAME: variables.OIDC_NAME.reads,
  PERSISTED_ONLY: variables.PERSISTED_ONLY.reads,
  RATE_PER_USER: variables.RATE_PER_USER.reads,
  RATE_PER_ADDRESS: variables.RATE_PER_ADDRESS.reads,
  REDIS_URL: variables.REDIS_URL.reads,
  UPSTREAM_TIME_ZONE: variables.UPSTREAM_TIME_ZONE.reads,
  UPSTREAM_TIMEOUT_MS: variables.UPSTREAM_TIMEOUT_MS.reads,
  UPSTREAM_RETRIES: variables.UPSTREAM_RETRIES.reads,
  BREAKER_FAILURES: variables.BREAKER_FAILURES.reads,
  BREAKER_REST_MS: variables.BREAKER_REST_MS.reads,
  WEB_DIR: variables.WEB_DIR.reads,
  TILE_URL: variables.TILE_URL.reads,
  TILE_ATTRIBUTION: variables.TILE_ATTRIBUTION.reads,
  METRICS_PORT: variables.METRICS_PORT.reads,
  OTEL_EXPORTER_OTLP_ENDPOINT: variables.OTEL_EXPORTER_OTLP_ENDPOINT.reads,
  OTEL_EXPORTER_OTLP_HEADERS: variables.OTEL_EXPORTER_OTLP_HEADERS.reads,
  OTEL_TRACES_SAMPLER_ARG: variables.OTEL_TRACES_SAMPLER_ARG.reads,
  TRUST_PROXY: variables.TRUST_PROXY.reads,
  CLIENT_TIMEOUT_MS: variables.CLIENT_TIMEOUT_MS.reads,
  LEAVE_MS: variables.LEAVE_MS.reads,
  DRAIN_MS: variables.DRAIN_MS.reads,
  LOG_LEVEL: variables.LOG_LEVEL.reads,
});

export type Config = ReturnType<typeof readConfig>;

export type TileConfig = NonNullable<Config['tiles']>;

export type OidcConfig = NonNullable<Config['oidc']>;

/**
 * The environment as one checked, frozen object.
 * @throws Error with one sentence that names the first variable that is wrong
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
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
  if (read.NODE_ENV === 'production') refuseWeakSecrets(read);
  return Object.freeze({
    port: read.PORT,
    host: read.HOST ?? null,
    services: Object.freeze({
      dataApi: read.DATA_API_URL,
      fileService: read.FILE_SERVICE_URL,
      geocoder: read.GEOCODER_URL,
    }),
    geocoderRate: read.GEOCODER_RATE,
    /** How services are told who calls; Nominatim's usage policy wants to reach whoever runs this. */
    userAgent: read.PUBLIC_URL === undefined ? 'Armada' : `Armada (+${new URL(read.PUBLIC_URL).origin})`,
    publicUrl: read.PUBLIC_URL ?? null,
    allowedOrigins: read.ALLOWED_ORIGINS,
    sessionKeys: read.SESSION_KEYS,
    production: read.NODE_ENV === 'production',
    introspection: read.INTROSPECTION ?? read.NODE_ENV !== 'production',
    explorer: read.EXPLORER,
    /** None: there is no webhook, the gateway polls. */
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
    upstreamTimeZone: read.UPSTREAM_TIME_ZONE,
    upstreamTimeoutMs: read.UPSTREAM_TIMEOUT_MS,
    resilience: Object.freeze({
      retries: read.UPSTREAM_RETRIES,
      breakerThreshold: read.BREAKER_FAILURES,
      breakerRestMs: read.BREAKER_REST_MS,
    }),
    /** Null: nothing was built there, the gateway serves no client. */
    webDir: existsSync(read.WEB_DIR) ? read.WEB_DIR : null,
    /** Null: maps show the outline that the client ships with. */
    tiles:
      read.TILE_URL === undefined
        ? null
        : Object.freeze({ url: read.TILE_URL, attribution: read.TILE_ATTRIBUTION }),
    metricsPort: read.METRICS_PORT ?? null,
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
    leaveMs: read.LEAVE_MS,
    drainMs: read.DRAIN_MS,
    logLevel: read.LOG_LEVEL,
  });
}

/**
 * In production every secret has to be one: what stands in a manual or a sample opens each installation that took it over.
 * @throws Error with one sentence that names the variable, and never its value
 */
function refuseWeakSecrets(read: z.infer<typeof environment>): void {
  const weaknesses = {
    // Whoever types a text where 32 random bytes belong has a text in these bytes.
    SESSION_KEYS: firstOf(read.SESSION_KEYS.map((key) => weaknessOf(key.toString('latin1')))),
    EVENTS_SECRET: firstOf(read.EVENTS_SECRET.map(weaknessOf)),
    FEDERATED_LOGIN_SECRET: read.FEDERATED_LOGIN_SECRET && weaknessOf(read.FEDERATED_LOGIN_SECRET),
    OIDC_CLIENT_SECRET: read.OIDC_CLIENT_SECRET && sampleIn(read.OIDC_CLIENT_SECRET),
    REDIS_URL: read.REDIS_URL && weakPasswordIn(read.REDIS_URL),
  };
  for (const [name, weakness] of Object.entries(weaknesses))
    if (weakness) throw new Error(`${name} in the environment is wrong: ${weakness}.`);
}

const firstOf = (weaknesses: readonly (string | null)[]) => weaknesses.find((weakness) => weakness !== null);

/** The settings of the federated sign-in, which needs four variables or none. */
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
