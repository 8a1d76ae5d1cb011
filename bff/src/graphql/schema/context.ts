import type { Logger } from 'pino';
import type { ErrorCode } from '../../errors/errors.js';
import type { Language, Text } from '../../errors/text.js';
import type { RestCalls } from '../../rest/rest-calls.js';
import type { Session } from '../../session/session.js';
import type { SignInFailure } from '../../session/sign-in-failures.js';
import type { OperationTrace } from '../../tracing/trace.js';

/** A problem that does not fail the operation, sent in `extensions.warnings`. */
export interface Warning {
  readonly code: ErrorCode;
  readonly message: string;
  /** Path of the root field in the response. */
  readonly path: readonly (string | number)[];
}

export interface SignInOptions {
  /** Lifetime of the cookie; by default the maximum lifetime of a token. */
  readonly seconds?: number;
  /** Token of the browser's former session, if the request does not have its cookie. */
  readonly replaces?: string | undefined;
}

/** The context of one operation, for its resolvers. */
export interface Context {
  /** Identifies the request in the logs of the gateway and the services: 1 to 64 letters, digits, `-` or `_`. */
  readonly requestId: string;
  /** Language of texts for people: the one that the request prefers, else Indonesian. */
  readonly language: Language;
  /** The caller's session; null when signed out. */
  readonly session: Session | null;
  /** Calls to the services with the caller's token; what they read is cached for this operation only. */
  readonly rest: RestCalls;
  /** Aborted when the client disconnects, which also cancels calls through `rest`. */
  readonly signal: AbortSignal;
  readonly log: Logger;
  /** Null without tracing. */
  readonly trace: OperationTrace | null;
  readonly warnings: Warning[];
  /** Closes the connection of a client that receives too slowly (a WebSocket with 1013). Does nothing for a plain request. */
  readonly disconnectSlowClient: () => void;
  /** The gateway's address for browsers and devices; null if it is not configured. */
  readonly publicUrl: string | null;
  /** IANA name of the fleet's time zone, in which the data API begins its days. */
  readonly timeZone: string;
  /** Name of the identity provider; null without single sign-on. */
  readonly federatedName: string | null;
  /** Why this browser's last federated sign-in failed, returned once; null if it did not. */
  takeSignInFailure(): Promise<Text | null>;
  /**
   * Starts the browser's session: the response sets a cookie with the encrypted token. The browser's former session is revoked
   * upstream.
   */
  signIn(token: string, userId: string, options?: SignInOptions): Promise<void>;
  /** The tokens by which the data API recognises this browser, from its earlier sign-ins; to be sent as `devices`. */
  knownDevices(): Promise<{ readonly devices?: readonly string[] }>;
  /** Stores such a token in the browser; null where the data API sends none. */
  rememberDevice(device: string | null): Promise<void>;
  /** Logs and counts a failed sign-in. */
  signInFailed(failure: SignInFailure): void;
  /** Ends the caller's session: clears its cookie, and closes its WebSockets and streams at every gateway. */
  signOut(): Promise<void>;
  /** The same, and makes the connections of the user's other sessions, which the data API has ended, check their session. */
  signOutEverywhere(): Promise<void>;
  /**
   * The caller's user id, which for a bearer token is requested once from the data API.
   * @throws UNAUTHENTICATED when signed out
   */
  currentUserId(): Promise<string>;
}
