import { sql } from 'kysely';
import { brokenRule, CallRefused, RulesBroken } from '../../http/refusals.js';
import type { SaveContext } from '../resource.js';

/** One row of several: what is refused leaves nothing behind, and the transaction continues for the others. */
export async function orRefusal<R>(
  { trx }: Pick<SaveContext, 'trx'>,
  work: () => Promise<R>,
): Promise<R | RulesBroken> {
  await sql`savepoint one_row`.execute(trx);
  try {
    const written = await work();
    await sql`release savepoint one_row`.execute(trx);
    return written;
  } catch (fault) {
    const refusal = refusalOf(fault);
    if (refusal === undefined) throw fault;
    await sql`rollback to savepoint one_row`.execute(trx);
    return refusal;
  }
}

function refusalOf(fault: unknown): RulesBroken | undefined {
  if (fault instanceof RulesBroken) return fault;
  // Too many tries are refused to the whole call.
  if (!(fault instanceof CallRefused) || fault.statusCode === 429) return undefined;
  return brokenRule(null, 'NOT_ALLOWED', fault.text);
}
