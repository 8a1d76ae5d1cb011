import type { Logger } from 'pino';
import type { ErrorCode } from '../../errors/errors.js';
import type { Language, Text } from '../../errors/text.js';
import type { DisconnectSignal } from '../../rest/disconnect-signal.js';
import type { RestCalls } from '../../rest/rest-calls.js';
import type { Session } from '../../session/session.js';
import type { SignInFailure } from '../../session/sign-in-failures.js';
import type { OperationTrace } from '../../tracing/trace.js';

/** Something that went wrong and is not worth failing for. Goes out in `extensions.warnings`. */
export interface Warning {
  readonly code: ErrorCode;
  readonly message: string;
  /** The root field, as the client named it. */
  readonly path: readonly (string | number)[];
}

export interface SignInOptions {
  /** How long the cookie lasts; as long as any token without. */
  readonly seconds?: number;
  /** Token of the browser's former session, where the request itself does not carry it. */
  readonly replaces?: string | undefined;
}

/** What a resolver knows about the operation it works for. One is made for each operation. */
export interface Context {
  /** Names this request in the logs of the gateway and of the services; 1 to 64 letters, digits, `-` or `_`. */
  readonly requestId: string;
  /** Of the texts that people read: what the request asks for, else Indonesian. */
  readonly language: Language;
  /** Who is calling, or null when nobody is signed in. */
  readonly session: Session | null;
  /** The services, called in the caller's name; what it reads lives for this operation alone. */
  readonly rest: RestCalls;
  /** Aborted when the client disconnects. Upstream calls made through `rest` end with it by themselves. */
  readonly signal: DisconnectSignal;
  readonly log: Logger;
  /** Null: nothing is traced. */
  readonly trace: OperationTrace | null;
  /** What goes out in the answer's `extensions.warnings`. */
  readonly warnings: Warning[];
  /** Closes this client's WebSocket with 1013, because it reads more slowly than values come. Does nothing over HTTP. */
  readonly disconnectSlowClient: () => void;
  /** Name of the identity provider that signs people in here; null when there is none. */
  readonly federatedName: string | null;
  /** Why the federated sign-in that this browser just tried failed, told once; null when it did not. */
  takeSignInFailure(): Promise<Text | null>;
  /**
   * Starts the browser's session: the answer carries a cookie that holds this token, encrypted. The session that it
   * replaces in this browser is revoked upstream.
   */
  signIn(token: string, userId: string, options?: SignInOptions): Promise<void>;
  /** Logs and counts a failed sign-in. */
  signInFailed(failure: SignInFailure): void;
  /** Ends the caller's session: the answer clears the cookie, and its WebSockets close wherever they are open. */
  signOut(): Promise<void>;
  /** The same, and the WebSockets of the user's other sessions, which the data API has ended, find out at once. */
  signOutEverywhere(): Promise<void>;
  /** The caller's user id. A bearer token is asked about upstream, once. Throws UNAUTHENTICATED if nobody is signed in. */
  currentUserId(): Promise<string>;
}
