import type { Selectable } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import type { Tables } from '../../database/tables.js';
import type { Caller } from '../access/caller.js';
import type { Scope, TableName } from '../access/scope.js';
import type { Title } from '../http/field-titles.js';
import type { Services } from '../services/services.js';

/** A row as it is returned, by the names of its columns. */
export type Row = Record<string, unknown>;

/** A field of a save that refers to a row. */
export interface CheckedReference {
  field: string;
  /** The title of the row in messages. */
  title: Title;
}

/** Checks the row that a field is about to refer to. @throws RulesBroken on the field for one that it must not refer to */
export type ReferenceCheck = (context: SaveContext, id: number, reference: CheckedReference) => Promise<void>;

/** The transaction and caller that the rules of a save work with. */
export interface SaveContext {
  trx: Trx;
  caller: Caller;
  services: Services;
  /** True if a row of a spreadsheet is saved, which has no photos. */
  isImport?: true;
  /** The row with this id when the caller may see it. */
  find<T extends TableName>(scope: Scope<T>, id: number): Promise<Selectable<Tables[T]> | undefined>;
}
