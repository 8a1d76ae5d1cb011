import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { GatewayError, unauthenticated } from '../../errors/errors.js';
import { acceptedLanguage, defaultLanguage, type Language, type Text } from '../../errors/text.js';

import type { LiveEvents } from '../../events/live-events.js';
import type { SignInOptions, Warning } from '../../graphql/schema/context.js';
import type { Geocoder, GeocoderContext } from '../../places/geocoder.js';
import { DisconnectSignal } from '../../rest/disconnect-signal.js';

import { RestCalls } from '../../rest/rest-calls.js';
import { authenticate } from '../../session/authenticate.js';
import { fingerprint } from '../../session/ended-sessions.js';
import type { Session } from '../../session/session.js';
import { readUserId, revokeToken } from '../../session/session-calls.js';
import type { SignInFailure } from '../../session/sign-in-failures.js';
import type { OperationTrace } from '../../tracing/trace.js';
import { clientAddressOf } from '../client-address.js';
import type { GatewayParts } from '../gateway-parts.js';
import { requestTrace } from '../request-trace.js';
import { setCookie } from '../set-cookie.js';

const acceptableKey = /^[\w-]{8,100}$/;

interface Operation {
  readonly requestId: string;
  readonly session: Session | null;
  /** The language that the request asks for; null: the user's preference, which the data API knows. */
  readonly language: Language | null;
  readonly signal: DisconnectSignal;
  readonly idempotencyKey: string | null;
  readonly clientAddress: string | null;
  /** Null: nothing is traced. */
  readonly trace: OperationTrace | null;
  /** Sends a `Set-Cookie` header with the answer; absent where no answer has headers to come (WebSocket, stream). */
  readonly setCookie?: (header: string) => void;
  /** What came with the request, for cookies beside the session; absent over a WebSocket or as a stream. */
  readonly cookies?: string | undefined;
  /** Told when the data API refuses the caller's token. */
  readonly onUnauthenticated: () => void;
  /** Closes a WebSocket, or a stream, that is read too slowly; absent where there is one answer. */
  readonly disconnectSlowClient?: () => void;
  /** Rows read may be kept for the length of the operation; false where that has no end (subscriptions). */
  readonly keepRows: boolean;
}

/** One operation's context, the same for every transport. */
export class OperationContext implements GeocoderContext {
  readonly requestId: string;
  readonly language: Language;
  readonly signal: DisconnectSignal;
  readonly rest: RestCalls;
  readonly trace: OperationTrace | null;
  readonly live: LiveEvents;
  readonly geocoder: Geocoder;
  readonly warnings: Warning[] = [];
  readonly disconnectSlowClient: () => void;
  /** In an object of its own: Apollo runs operations on a shallow copy of their context. */
  private readonly caller: {
    session: Session | null;
    userId: Promise<string> | null;
    log: Logger | null;
    isTokenRefused: boolean;
  };

  constructor(
    private readonly parts: GatewayParts,
    private readonly operation: Operation,
  ) {
    const { requestId, session, signal, idempotencyKey, clientAddress, trace, onUnauthenticated, keepRows } =
      operation;
    this.requestId = requestId;
    this.language = operation.language ?? defaultLanguage;
    this.signal = signal;
    this.trace = trace;
    this.caller = { session, userId: null, log: null, isTokenRefused: false };
    this.live = parts.live;
    this.geocoder = parts.geocoder;
    this.disconnectSlowClient = operation.disconnectSlowClient ?? (() => undefined);
    this.rest = new RestCalls(parts.rest, {
      token: () => this.caller.session?.token ?? null,
      requestId,
      language: operation.language,
      signal,
      idempotencyKey,
      clientAddress,
      ...(trace ? { step: () => trace.current } : {}),
      onUnauthenticated: () => {
        if (session?.via === 'bearer') this.tokenRefused(session.token);
        onUnauthenticated();
      },
      keepRows,
    });
  }

  /** Made when something is written: a socket that waits for events writes nothing. */
  get log(): Logger {
    this.caller.log ??= this.parts.log.child({ requestId: this.requestId });
    return this.caller.log;
  }

  get session(): Session | null {
    return this.caller.session;
  }

  /** Takes the session with the user that was found for it. */
  identify(session: Session | null): void {
    this.caller.session = session;
  }

  get federatedName(): string | null {
    return this.parts.config.oidc?.name ?? null;
  }

  async takeSignInFailure(): Promise<Text | null> {
    const { cookies, setCookie } = this.operation;
    const failure = await this.parts.signInCookie.failure(cookies);
    if (failure !== null) setCookie?.(this.parts.signInCookie.end());
    return failure;
  }

  async signIn(token: string, userId: string, { seconds, replaces }: SignInOptions = {}): Promise<void> {
    const { setCookie } = this.operation;
    if (!setCookie)
      throw new GatewayError(
        'BAD_USER_INPUT',
        'Sign in by a plain request: neither a WebSocket nor a stream of events carries a cookie.',
      );
    const { session: former } = this.caller;
    const replaced = former?.via === 'cookie' ? former.token : replaces;
    if (replaced !== undefined && replaced !== token) await this.endReplaced(replaced);
    const session = this.parts.sessionCookie.start(token, userId, seconds);
    this.live.beginSession(token);
    setCookie(await this.parts.sessionCookie.keep(session));
    this.caller.session = session;
    this.caller.userId = null;
  }

  signInFailed(failure: SignInFailure): void {
    this.parts.signInFailures.record(failure, this.operation);
  }

  /** Counted once for an operation, however many calls it makes. */
  private tokenRefused(token: string): void {
    if (this.caller.isTokenRefused) return;
    this.caller.isTokenRefused = true;
    this.signInFailed({ method: 'token', reason: 'TOKEN_REFUSED', account: token });
  }

  /** A sign-in succeeds even where the former token cannot be revoked: the gateways do not accept it any longer. */
  private async endReplaced(token: string): Promise<void> {
    const { requestId, signal, clientAddress } = this.operation;
    const rest = new RestCalls(this.parts.rest, {
      token: () => token,
      requestId,
      signal,
      idempotencyKey: null,
      clientAddress,
      keepRows: false,
    });
    await revokeToken(rest, this.log);
    await this.live.endSession(token);
  }

  async signOut(): Promise<void> {
    const { session } = this.caller;
    this.operation.setCookie?.(this.parts.sessionCookie.end());
    this.caller.session = null;
    this.caller.userId = null;
    if (session) await this.live.endSession(session.token);
  }

  async signOutEverywhere(): Promise<void> {
    const userId = this.caller.session?.userId ?? null;
    await this.signOut();
    if (userId !== null) await this.live.endSessionsOf(userId);
  }

  currentUserId(): Promise<string> {
    this.caller.userId ??= this.findUserId();
    return this.caller.userId;
  }

  private async findUserId(): Promise<string> {
    const { session } = this.caller;
    if (!session) throw unauthenticated();
    if (session.userId !== null) return session.userId;
    try {
      return await readUserId(this.rest);
    } catch (error) {
      const isUnknown = error instanceof GatewayError && error.code === 'NOT_SUPPORTED';
      // Events name users by their ids; where the gateway polls, any name of its own does for who holds this token.
      if (!isUnknown || this.parts.config.eventsSecrets.length > 0) throw error;
      return `token ${fingerprint(session.token)}`;
    }
  }
}

/**
 * The context of an HTTP request, whose id the answer is to tell: who is calling, and a signal that aborts when the client disconnects. A session that is
 * over, or a cookie that cannot be read, has its cookie cleared by the answer.
 */
export async function contextOf(
  parts: GatewayParts,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  language = acceptedLanguage(request.headers['accept-language']),
): Promise<OperationContext> {
  const { config, sessionCookie } = parts;
  const { headers } = request;
  const disconnect = new DisconnectSignal();
  response.on('close', () => {
    if (!response.writableFinished) disconnect.abort();
  });
  const session = await authenticate(headers, parts);
  if (!session && headers.authorization === undefined && sessionCookie.isIn(headers.cookie))
    setCookie(response, sessionCookie.end());
  const key = headers['idempotency-key'];
  return new OperationContext(parts, {
    requestId,
    session,
    language,
    signal: disconnect,
    idempotencyKey: typeof key === 'string' && acceptableKey.test(key) ? key : null,
    clientAddress: clientAddressOf(request, config.trustedProxies),
    trace: requestTrace(parts, request, response),
    setCookie: (header) => setCookie(response, header),
    cookies: headers.cookie,
    onUnauthenticated: () => {
      if (session) {
        parts.sockets.end(({ token }) => token === session.token);
        parts.tokenOwners.forget(session.token);
      }
      if (session?.via === 'cookie') setCookie(response, sessionCookie.end());
    },
    keepRows: true,
  });
}
