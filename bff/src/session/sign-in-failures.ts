import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import { GatewayError } from '../errors/errors.js';
import { fingerprint } from './ended-sessions.js';

/** The way in which the caller tried to authenticate. */
type SignInMethod = 'password' | 'federated' | 'token' | 'reset_link' | 'old_password';

/** Why it failed. These are the values of a metric's label, so any other reason becomes OTHER. */
const signInFailureReasons = [
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
  /** The user name, e-mail address or token; null when there is none. The log has only a hash of it. */
  readonly account: string | null;
}

/** Hexadecimal digits of the SHA-256 that identify an account in the log. */
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

/** Identifies an account in the log without its e-mail address, in the same way as the data API's log. */
const accountLabel = (account: string) => fingerprint(account.trim().toLowerCase()).slice(0, accountDigits);

/** The reason for an error code of the data API. */
export const reasonOfCode = (code: string | undefined): SignInFailureReason =>
  signInFailureReasons.find((reason) => reason === code) ?? 'OTHER';

/** The reason for an error that the call threw. */
export function reasonOfError(error: unknown): SignInFailureReason {
  if (!(error instanceof GatewayError)) return 'OTHER';
  if (error.code === 'RATE_LIMITED') return 'RATE_LIMITED';
  return error.code.startsWith('UPSTREAM_') ? 'UNAVAILABLE' : 'OTHER';
}
