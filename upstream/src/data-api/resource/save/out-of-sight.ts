import { sql } from 'kysely';
import type { Trx } from '../../../database/open-database.js';
import type { Caller } from '../../access/caller.js';
import { allOf, type Condition, type Scope, visibleTo } from '../../access/scope.js';
import { type FieldError, RulesBroken } from '../../http/refusals.js';
import { isRecent, lockedSince } from '../../session/attempts.js';
import type { SaveContext } from '../save-context.js';

/** Refusals of a user within 15 minutes because of rows out of their sight: a limit on searches for what others have. */
const MOST_REFUSED = 20;

/** A value of a field that no two rows of any companies may have. */
export interface UniqueValue {
  field: string;
  /** As it is compared. */
  value: string;
  /** The error when a row in sight has it. */
  taken: FieldError;
  /** A value that no row has: a dry run goes on with it as if the value were free. */
  unused: string | null;
}

/**
 * A rule is broken by a row that the caller may not see. A save is refused in words that do not reveal it; a dry run reports nothing, and an
 * import reports at most one.
 */
export class BrokenOutOfSight extends RulesBroken {
  readonly unique: UniqueValue;
  /** Counts the refusal, once what the call has written is taken back. */
  readonly count: (trx: Trx) => Promise<unknown>;

  /** @param refusal the words of the save */
  constructor(caller: Caller, unique: UniqueValue, refusal: FieldError = unique.taken) {
    super(refusal);
    this.unique = unique;
    const account = accountOf(caller);
    this.count = (trx) => trx.insertInto('login_attempt').values({ account, address: account }).execute();
  }
}

const accountOf = ({ userId }: Caller) => `names:${userId}`;

/** @throws CallRefused (429) after too many refusals, even if the values are free: otherwise the refusal would reveal who has them */
export async function refuseSearching({ trx, caller }: SaveContext): Promise<void> {
  const { rows } = await sql<{ refused: number; oldest: number | null }>`
    select count(*)::integer as refused,
      extract(epoch from now() - min(attempted_at))::double precision as oldest
    from login_attempt
    where account = ${accountOf(caller)} and ${isRecent}`.execute(trx);
  const { refused = 0, oldest } = rows[0] ?? {};
  if (refused >= MOST_REFUSED) throw lockedSince(oldest ?? 0);
}

/**
 * Looks for values that rows out of the caller's sight have. Constraints find those that rows in sight have.
 * @param values with the condition under which a row `t` has them; none for a row that keeps its own
 * @throws BrokenOutOfSight; CallRefused (429) after too many of those
 */
export async function refuseOutOfSight(
  context: SaveContext,
  scope: Scope,
  values: readonly (UniqueValue & { isHeld: Condition })[],
): Promise<void> {
  const { trx, caller, services } = context;
  const visible = visibleTo(caller, scope, services.today());
  if (values.length === 0 || visible.length === 0) return;
  await refuseSearching(context);
  const held = values.map(
    ({ isHeld }, place) => sql`select ${sql.lit(place)}::integer as place
      from ${sql.table(scope.table)} t where ${isHeld} and not (${allOf(visible)})`,
  );
  const { rows } = await sql<{
    place: number;
  }>`${sql.join(held, sql` union all `)} order by place limit 1`.execute(trx);
  const found = values[rows[0]?.place ?? -1];
  if (found !== undefined) throw new BrokenOutOfSight(caller, found);
}
