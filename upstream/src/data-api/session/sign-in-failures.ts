import type { FastifyRequest } from 'fastify';
import { CallRefused, RulesBroken } from '../http/refusals.js';
import { hashOf } from './sessions.js';

type SignInMethod = 'password' | 'federated' | 'token' | 'reset_link' | 'old_password';

/** Hexadecimal digits of the SHA-256 that name an account in the log: enough to distinguish accounts. */
const ACCOUNT_DIGITS = 12;

/** Names an account in the log without its e-mail address: the gateway's log has the same. */
const accountLabel = (account: string) => hashOf(account.trim().toLowerCase()).slice(0, ACCOUNT_DIGITS);

/** Writes down a failed sign-in (OWASP ASVS 5.0, 16.3.1). */
export function logSignInFailure(
  { log, ip }: Pick<FastifyRequest, 'log' | 'ip'>,
  failure: { method: SignInMethod; reason: string; account: string },
): void {
  const { method, reason, account } = failure;
  log.warn({ method, reason, account: accountLabel(account), clientAddress: ip }, 'a sign-in failed');
}

/** Runs a sign-in; where it is refused, that is written down. */
export async function logged<Result>(
  request: Pick<FastifyRequest, 'log' | 'ip'>,
  attempt: { method: SignInMethod; account: string },
  signIn: () => Promise<Result>,
): Promise<Result> {
  try {
    return await signIn();
  } catch (fault) {
    const reason = reasonOf(fault);
    if (reason !== undefined) logSignInFailure(request, { ...attempt, reason });
    throw fault;
  }
}

function reasonOf(fault: unknown): string | undefined {
  if (fault instanceof RulesBroken) return fault.errors[0].code;
  return fault instanceof CallRefused && fault.statusCode === 429 ? 'RATE_LIMITED' : undefined;
}
