import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { GatewayError, unauthenticated } from '../../errors/errors.js';
import { acceptedLanguage, defaultLanguage, type Language, type Text } from '../../errors/text.js';
import type { LiveEvents } from '../../events/live-events.js';
import type { SignInOptions, Warning } from '../../graphql/schema/context.js';
import type { Geocoder, GeocoderContext } from '../../places/geocoder.js';
import { RestCalls } from '../../rest/rest-calls.js';
import { authenticate } from '../../session/authenticate.js';
import { fingerprint } from '../../session/ended-sessions.js';
import type { Session } from '../../session/session.js';
import { readOwner, revokeToken } from '../../session/session-calls.js';
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
  /** The language that the request prefers; by default the user's preference, which the data API knows. */
  readonly language?: Language | null;
  readonly signal: AbortSignal;
  readonly idempotencyKey?: string | null;
  readonly clientAddress: string | null;
  readonly trace?: OperationTrace | null;
  /** Adds a `Set-Cookie` header to the response; absent if its headers are sent already (WebSocket, stream). */
  readonly setCookie?: (header: string) => void;
  /** The request's `Cookie` header, for cookies other than the session's; absent for a WebSocket or stream. */
  readonly cookies?: string | undefined;
  /** Called when the data API rejects the caller's token. */
  readonly onUnauthenticated: () => void;
  /** Closes a WebSocket or stream that the client reads too slowly; absent for a single response. */
  readonly disconnectSlowClient?: () => void;
  /** True if rows are cached for the operation. Default false, because subscriptions have no end. */
  readonly keepRows?: boolean;
}

/** The context of one operation, for every transport. */
export class OperationContext implements GeocoderContext {
  readonly requestId: string;
  readonly language: Language;
  readonly signal: AbortSignal;
  readonly rest: RestCalls;
  readonly trace: OperationTrace | null;
  readonly live: LiveEvents;
  readonly geocoder: Geocoder;
  readonly warnings: Warning[] = [];
  readonly disconnectSlowClient: () => void;
  /** An object, because Apollo Server executes operations with a shallow copy of their context. */
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
    const { requestId, session, signal, clientAddress, trace = null, keepRows = false } = operation;
    const { language = null, idempotencyKey = null, onUnauthenticated } = operation;
    this.requestId = requestId;
    this.language = language ?? defaultLanguage;
    this.signal = signal;
    this.trace = trace;
    this.caller = { session, userId: null, log: null, isTokenRefused: false };
    this.live = parts.live;
    this.geocoder = parts.geocoder;
    this.disconnectSlowClient = operation.disconnectSlowClient ?? (() => undefined);
    this.rest = new RestCalls(parts.rest, {
      token: () => this.caller.session?.token ?? null,
      requestId,
      language,
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

  /** Created with the first line: a socket that waits for events logs nothing. */
  get log(): Logger {
    this.caller.log ??= this.parts.log.child({ requestId: this.requestId });
    return this.caller.log;
  }

  get session(): Session | null {
    return this.caller.session;
  }

  /** Replaces the session by the one with its user. */
  identify(session: Session | null): void {
    this.caller.session = session;
  }

  get publicUrl(): string | null {
    return this.parts.config.publicUrl;
  }

  get timeZone(): string {
    return this.parts.config.services.timeZone;
  }

  get federatedName(): string | null {
    return this.parts.config.oidc?.name ?? null;
  }

  async takeSignInFailure(): Promise<Text | null> {
    const { cookies, setCookie } = this.operation;
    const failure = await this.parts.signInCookie.failure(cookies);
    if (failure !== null) setCookie?.(this.parts.signInCookie.clear());
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
    setCookie(await this.parts.sessionCookie.store(session));
    this.caller.session = session;
    this.caller.userId = null;
  }

  async knownDevices(): Promise<{ readonly devices?: readonly string[] }> {
    const devices = await this.parts.deviceCookie.read(this.operation.cookies);
    return devices.length === 0 ? {} : { devices };
  }

  async rememberDevice(device: string | null): Promise<void> {
    const { cookies, setCookie } = this.operation;
    if (device === null || !setCookie) return;
    const header = await this.parts.deviceCookie.add(cookies, device);
    if (header !== null) setCookie(header);
  }

  signInFailed(failure: SignInFailure): void {
    this.parts.signInFailures.record(failure, this.operation);
  }

  /** Counts once per operation, however many calls it makes. */
  private tokenRefused(token: string): void {
    if (this.caller.isTokenRefused) return;
    this.caller.isTokenRefused = true;
    this.signInFailed({ method: 'token', reason: 'TOKEN_REFUSED', account: token });
  }

  /** A sign-in succeeds even if the former token cannot be revoked: the gateways no longer accept it. */
  private async endReplaced(token: string): Promise<void> {
    const { requestId, signal, clientAddress } = this.operation;
    const rest = new RestCalls(this.parts.rest, { token: () => token, requestId, signal, clientAddress });
    await revokeToken(rest, this.log);
    await this.live.endSession(token);
  }

  async signOut(): Promise<void> {
    const { session } = this.caller;
    this.operation.setCookie?.(this.parts.sessionCookie.clear());
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
      return (await readOwner(this.rest)).userId;
    } catch (error) {
      const isUnknown = error instanceof GatewayError && error.code === 'NOT_SUPPORTED';
      // Events have user ids; for polling, any id that is unique to the token is enough.
      if (!isUnknown || this.parts.config.eventsSecrets.length > 0) throw error;
      return `token ${fingerprint(session.token)}`;
    }
  }
}

/**
 * The context of an HTTP request. Its signal aborts when the client disconnects. The response clears the cookie of a session that has
 * ended, or that cannot be decrypted.
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
  const disconnect = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) disconnect.abort();
  });
  const session = await authenticate(headers, parts);
  if (!session && headers.authorization === undefined && sessionCookie.isSent(headers.cookie))
    setCookie(response, sessionCookie.clear());
  const key = headers['idempotency-key'];
  return new OperationContext(parts, {
    requestId,
    session,
    language,
    signal: disconnect.signal,
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
      if (session?.via === 'cookie') setCookie(response, sessionCookie.clear());
    },
    keepRows: true,
  });
}
