import { RulesBroken } from '../../http/refusals.js';
import type { SaveContext } from '../resource.js';
import { orRefusal } from '../save/refused-row.js';
import type { RowOutcome, RowsChange, RowToChange } from './bulk-field.js';

/** Changes one row after the other; what is refused of one is its outcome. */
export const rowByRow =
  (changeRow: (context: SaveContext, row: RowToChange) => Promise<RowOutcome>): RowsChange =>
  async (context, rows) => {
    const outcomes: RowOutcome[] = [];
    for (const row of rows) {
      const outcome = await orRefusal(context, () => changeRow(context, row));
      outcomes.push(
        outcome instanceof RulesBroken
          ? { id: row.id, outcome: 'refused', error: outcome.errors[0] }
          : outcome,
      );
    }
    return outcomes;
  };
