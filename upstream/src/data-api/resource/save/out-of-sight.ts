import type { Trx } from '../../../database/open-database.js';
import { type FieldError, RulesBroken } from '../../http/refusals.js';

/**
 * A rule is broken by a row that the caller may not see. A save is refused in words that do not reveal it; a dry run reports nothing, and an
 * import reports at most one.
 */
export class BrokenOutOfSight extends RulesBroken {
  /** Counts the refusal, once what the call has written is taken back. */
  readonly count: (trx: Trx) => Promise<unknown>;

  constructor(error: FieldError, count: (trx: Trx) => Promise<unknown>) {
    super(error);
    this.count = count;
  }
}
