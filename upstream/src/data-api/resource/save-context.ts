import type { Selectable } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import type { Tables } from '../../database/tables.js';
import type { Caller } from '../access/caller.js';
import type { Scope, TableName } from '../access/scope.js';
import type { Services } from '../services.js';

/** A row as it is returned, by the names of its columns. */
export type Row = Record<string, unknown>;

/** What the rules of a save work with. */
export interface SaveContext {
  trx: Trx;
  caller: Caller;
  services: Services;
  /** Whether a row of a spreadsheet is saved, which has no photos. */
  isImport?: true;
  /** The row with this id when the caller may see it. */
  find<T extends TableName>(scope: Scope<T>, id: number): Promise<Selectable<Tables[T]> | undefined>;
}
