import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import { GatewayError } from '../schema/errors.js';
import { fingerprint } from './ended-sessions.js';

/** How somebody tried to prove who they are. */
export const signInMethods = ['password', 'federated', 'token', 'reset_link', 'old_password'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** Why it failed: values of a metric's label, so anything else becomes OTHER. */
export const signInFailureReasons = [
  // The data API's codes (docs/data-api-of-your-own.md).
  'WRONG_CREDENTIALS',
  'USER_INACTIVE',
  'COMPANY_INACTIVE',
  'COMPANY_ENDED',
  'USER_UNKNOWN',
  'IDENTITY_MISMATCH',
  // Found by the gateway.
  'RATE_LIMITED',
  'TOKEN_REFUSED',
  'LINK_INVALID',
  'CANCELLED',
  'EXPIRED',
  'PROVIDER_REFUSED',
  'PROVIDER_UNREACHABLE',
  'EMAIL_NOT_VERIFIED',
  'UNAVAILABLE',
  'OTHER',
] as const;
export type SignInFailureReason = (typeof signInFailureReasons)[number];

export interface SignInFailure {
  readonly method: SignInMethod;
  readonly reason: SignInFailureReason;
  /** The name, e-mail address or token that was tried; null where there is none. It is logged as `account` below. */
  readonly account: string | null;
}

/** Hexadecimal digits of the SHA-256 that name an account in the log: enough to tell accounts apart. */
const accountDigits = 12;

/** Counts and logs failed sign-ins (OWASP ASVS 5.0, 16.3.1). */
export class SignInFailures {
  private readonly counter: Counter<'method' | 'reason'>;

  constructor(
    registry: Registry,
    private readonly log: Logger,
  ) {
    this.counter = new Counter({
      name: 'armada_sign_in_failures_total',
      help: 'Sign-ins and tokens that were refused, by method and reason.',
      labelNames: ['method', 'reason'],
      registers: [registry],
    });
  }

  record(
    { method, reason, account }: SignInFailure,
    request: { readonly requestId: string; readonly clientAddress: string | null },
  ): void {
    this.counter.inc({ method, reason });
    const { requestId, clientAddress } = request;
    this.log.warn(
      { requestId, method, reason, account: account && accountLabel(account), clientAddress },
      'a sign-in failed',
    );
  }
}

/** Names an account in the log without its e-mail address: the data API's log has the same. */
const accountLabel = (account: string) => fingerprint(account.trim().toLowerCase()).slice(0, accountDigits);

/** The reason that the data API's error code stands for. */
export const reasonOfCode = (code: string | undefined): SignInFailureReason =>
  signInFailureReasons.find((reason) => reason === code) ?? 'OTHER';

/** The reason that an error stands for which the call itself ended with. */
export function reasonOfError(error: unknown): SignInFailureReason {
  if (!(error instanceof GatewayError)) return 'OTHER';
  if (error.code === 'RATE_LIMITED') return 'RATE_LIMITED';
  return error.code.startsWith('UPSTREAM_') ? 'UNAVAILABLE' : 'OTHER';
}
