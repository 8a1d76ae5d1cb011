import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { LiveEvents } from '../events/live-events.js';
import type { Admission } from '../graphql/admission/admission.js';
import type { Rates } from '../graphql/admission/rates.js';
import type { TileSource } from '../map/tile-source.js';
import type { Geocoder } from '../places/geocoder.js';
import type { RestClient } from '../rest/rest-client.js';
import type { DeviceCookie } from '../session/device-cookie.js';
import type { SessionCookie } from '../session/session-cookie.js';
import type { SignInCookie } from '../session/sign-in-cookie.js';
import type { SignInFailures } from '../session/sign-in-failures.js';
import type { TokenOwners } from '../session/token-owners.js';
import type { Tracing } from '../tracing/trace.js';
import type { Metrics } from './monitoring/metrics.js';
import type { OpenSockets } from './open-sockets.js';
import type { ClientBuilds } from './pages/client-builds.js';

/** The form in which errors reach the client. */
export interface ErrorFormat {
  readonly log: Logger;
  /** True if errors name the failed REST call; otherwise the log does. */
  readonly namesCalls: boolean;
}

/** The parts of the gateway that all operations share. */
export interface GatewayParts {
  readonly config: Config;
  readonly log: Logger;
  readonly errorFormat: ErrorFormat;
  readonly admission: Admission;
  readonly builds: ClientBuilds;
  readonly rates: Rates;
  readonly rest: RestClient;
  readonly sessionCookie: SessionCookie;
  readonly signInCookie: SignInCookie;
  readonly deviceCookie: DeviceCookie;
  readonly tokenOwners: TokenOwners;
  readonly signInFailures: SignInFailures;
  readonly sockets: OpenSockets;
  readonly metrics: Metrics;
  /** Null without tracing. */
  readonly tracing: Tracing | null;
  readonly live: LiveEvents;
  readonly geocoder: Geocoder;
  readonly map: TileSource;
}
