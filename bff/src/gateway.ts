import 'reflect-metadata';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import express, { type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { gatewaySchema } from './build-schema.js';
import type { Config } from './config.js';
import type { Language } from './errors/text.js';
import { closeCodes } from './events/close-codes.js';
import { exportRouter } from './files/export/export.router.js';
import { photoRouter } from './files/photo.router.js';
import { Admission } from './graphql/admission/admission.js';
import { readPersistedOperations } from './graphql/admission/persisted-operations.js';
import { Rates } from './graphql/admission/rates.js';
import { createApollo } from './http/apollo.js';
import { clientAddressOf } from './http/client-address.js';
import type { GatewayParts } from './http/gateway-parts.js';
import { graphqlEndpoint } from './http/graphql-endpoint.js';
import { drain, listen } from './http/listening.js';
import { healthRouter } from './http/monitoring/health.js';
import { gatewayLog } from './http/monitoring/log.js';
import { Metrics, metricsServer } from './http/monitoring/metrics.js';
import { OpenSockets } from './http/open-sockets.js';
import { contextOf } from './http/operation/operation-context.js';
import { applyRateLimits } from './http/operation/rate-limits.js';
import { openClientBuilds } from './http/pages/client-builds.js';
import { clientFiles } from './http/pages/client-files.js';
import { explorerPage, hasExplorer, wantsPage } from './http/pages/explorer.js';
import { federatedRouter } from './http/pages/federated-sign-in.js';
import { requestIdOf } from './http/request-id.js';
import { securityHeaders } from './http/security-headers.js';
import { serveSockets } from './http/subscriptions/graphql-sockets.js';
import { graphqlStreams, wantsEventStream } from './http/subscriptions/graphql-streams.js';
import { refuseAfterError, refuseUnknownPath } from './http-response.js';
import { createLive } from './live.js';
import { openTileSource } from './map/open-source.js';
import { tileRouter } from './map/tile.router.js';
import { Geocoder } from './places/geocoder.js';
import { RestClient } from './rest/rest-client.js';
import { DeviceCookie } from './session/device-cookie.js';
import { IdentityProvider } from './session/identity-provider.js';
import { SessionCookie } from './session/session-cookie.js';
import { SignInCookie } from './session/sign-in-cookie.js';
import { SignInFailures } from './session/sign-in-failures.js';
import { TokenOwners } from './session/token-owners.js';
import { trackerRouter } from './tracker/tracker.router.js';

export interface Gateway {
  /** The address at which it listens, such as `http://127.0.0.1:4000`. */
  readonly url: string;
  /** The address at which it serves metrics; null without `METRICS_PORT`. */
  readonly metricsUrl: string | null;
  readonly parts: GatewayParts;
  /**
   * Responds with 503 at /readyz and keeps serving for `SHUTDOWN_DELAY_MS`; then accepts no more requests, waits for those in progress
   * (at most `SHUTDOWN_TIMEOUT_MS`), and closes everything.
   */
  stop(): Promise<void>;
}

/**
 * Composes the gateway and starts it.
 * @throws if it cannot listen, or a root field declares no access rule
 */
export async function startGateway(
  config: Config,
  log: Logger = gatewayLog(config.logLevel),
): Promise<Gateway> {
  // Without a collector, OpenTelemetry's SDK is not loaded.
  const tracing = config.tracing
    ? (await import('./tracing/open-telemetry.js')).openTelemetry(config.tracing)
    : null;
  const sockets = new OpenSockets();
  const metrics = new Metrics();
  const rest = new RestClient(
    {
      ...config.services,
      onCall: (service, outcome, seconds) => metrics.upstreamCall(service, outcome, seconds),
    },
    log,
  );
  for (const { name: variable, former } of config.renamed)
    log.warn(
      { variable, former },
      'a variable is set by its former name, which the next release will ignore',
    );
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const sessionCookie = new SessionCookie(config.sessionKeys, secure);
  const signInCookie = new SignInCookie(config.sessionKeys, secure);
  const deviceCookie = new DeviceCookie(config.sessionKeys, secure);
  const live = createLive(config, { sockets, schemas: rest.schemas, log });
  const { baseUrls } = config.services;
  const isOfDataApi = new URL(baseUrls.geocoder).origin === new URL(baseUrls.dataApi).origin;
  const geocoder = new Geocoder(rest, config.geocoderRate, isOfDataApi);
  const map = await openTileSource(config.map, { log, onTile: (outcome) => metrics.mapTile(outcome) });
  const rates = new Rates(config, log, () => metrics.refused('RATE_LIMITED'));
  const schema = gatewaySchema();
  const builds = await openClientBuilds(config.webDir, config.clientBuildsDir, log);
  const admission = new Admission(schema, {
    introspection: config.introspection,
    persisted: readPersistedOperations([config.webDir ?? [], await builds.kept()].flat()),
    persistedOnly: config.persistedOnly,
  });
  const parts: GatewayParts = {
    config,
    log,
    errorFormat: { log, namesCalls: !config.production },
    admission,
    builds,
    rates,
    rest,
    sessionCookie,
    signInCookie,
    deviceCookie,
    tokenOwners: new TokenOwners(),
    signInFailures: new SignInFailures(metrics.registry, log),
    sockets,
    metrics,
    tracing,
    live,
    geocoder,
    map,
  };
  metrics.watch(parts);
  let stopping = false;

  const apollo = createApollo(schema, parts);
  await apollo.start();

  const app = express();
  app.disable('x-powered-by');
  app.use(healthRouter(parts, () => stopping));
  app.use(live.router);
  app.use(
    trackerRouter({
      rest,
      log,
      clientAddressOf: (request) => clientAddressOf(request, config.trustedProxies),
    }),
  );
  const contextFor = (request: Request, response: Response, language?: Language | null) => {
    const requestId = requestIdOf(request);
    response.setHeader('x-request-id', requestId);
    return contextOf(parts, request, response, requestId, language);
  };
  app.use(
    exportRouter({
      contextFor,
      pollMs: config.exportPollMs,
      limitRate: (session, request) => applyRateLimits(parts, session, request),
    }),
  );
  app.use(photoRouter({ contextFor }));
  app.use(tileRouter({ map, contextFor }));
  if (config.oidc)
    app.use(
      federatedRouter({
        config: config.oidc,
        provider: new IdentityProvider(config.oidc, log),
        signInCookie,
        contextFor,
        limitRate: (request) => rates.countSignInStep(clientAddressOf(request, config.trustedProxies)),
      }),
    );
  if (config.webDir)
    app.use(
      clientFiles(config.webDir, {
        builds,
        map,
        traced: tracing !== null,
        sourceMaps: !config.production,
        explorer: hasExplorer(config),
      }),
    );
  app.use(refuseUnknownPath);
  app.use(refuseAfterError(log));

  const secured = securityHeaders(config);
  const graphql = graphqlEndpoint(parts, apollo);
  const streams = graphqlStreams(parts, schema);
  const explorer = explorerPage(config);
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const isGraphql = request.url === '/graphql' || request.url?.startsWith('/graphql?');
    const page = isGraphql && wantsPage(request) ? explorer : null;
    if (isGraphql && !page) {
      secured.data(request, response);
      return void (wantsEventStream(request) ? streams : graphql)(request, response);
    }
    if (request.url?.startsWith('/assets/')) secured.data(request, response);
    else secured.page(request, response);
    if (page) page(response);
    else app(request, response);
  });
  // Closes connections whose clients neither send nor receive, and frees what waits to be written to them.
  server.setTimeout(config.clientTimeoutMs);
  // Longer than a proxy keeps an idle connection, so that the proxy does not send a request over a closed one.
  server.keepAliveTimeout = 75_000;
  const closeSockets = serveSockets(server, parts, schema);
  const closeConnections = () => {
    sockets.end(() => true, closeCodes.goingAway);
    return closeSockets();
  };
  await live.ready;
  const url = await listen(server, config);
  const metricsListener = metricsServer(metrics);
  const metricsUrl = config.metrics ? await listen(metricsListener, config.metrics) : null;
  // Started last: a gateway that could not listen has nothing to stop.
  const idleSockets = setInterval(() => sockets.endIdle(), 10_000);
  log.info({ url }, 'the gateway listens');
  admission.prepare().then(
    (invalid) => {
      if (invalid.length > 0) log.warn({ invalid }, 'persisted operations are not valid for the schema');
    },
    (error: unknown) => log.error({ err: error }, 'the persisted operations were not prepared'),
  );

  return {
    url,
    metricsUrl,
    parts,
    stop: async () => {
      if (stopping) return;
      stopping = true;
      if (config.shutdownDelayMs > 0) await pause(config.shutdownDelayMs);
      clearInterval(idleSockets);
      await drain(server, closeConnections, config.shutdownTimeoutMs);
      metricsListener.close();
      metricsListener.closeAllConnections();
      await apollo.stop();
      await live.close();
      rates.close();
      geocoder.close();
      await map.close();
      await rest.close();
      await tracing?.close();
      log.info('the gateway has stopped');
    },
  };
}
