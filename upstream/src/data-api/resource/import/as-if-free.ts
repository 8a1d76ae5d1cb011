import type { TObject } from 'typebox';
import { RulesBroken } from '../../http/refusals.js';
import { BrokenOutOfSight } from '../save/out-of-sight.js';
import type { WrittenRow } from '../save/save.js';
import type { HeldValues } from './former-values.js';
import type { SavableRow } from './prepare-rows.js';

/** Writes a row as a new record, or as a change of the one with the id; what is refused leaves nothing behind. */
export type WriteOne<S extends TObject> = (
  row: SavableRow<S>,
  id: number | undefined,
  former: HeldValues | undefined,
) => Promise<WrittenRow | RulesBroken>;

/**
 * Writes the rows of a dry run as if the values were free that rows out of the caller's sight have. Another value takes their place, so that
 * what else is wrong with a row is reported all the same; a second row with the value is refused as after the first.
 */
export function asIfFree<S extends TObject>(write: WriteOne<S>): WriteOne<S> {
  const given = new Set<string>();
  const writeAsIfFree: WriteOne<S> = async (row, id, former) => {
    const written = await write(row, id, former);
    if (!(written instanceof BrokenOutOfSight)) return written;
    const { field, value, taken, unused } = written.unique;
    if (given.has(value)) return new RulesBroken(taken);
    const other = { [field]: unused };
    const free = { ...row, fields: { ...row.fields, ...other }, body: { ...row.body, ...other } };
    const outcome = await writeAsIfFree(free, id, former);
    if ('action' in outcome) given.add(value);
    return outcome;
  };
  return writeAsIfFree;
}
