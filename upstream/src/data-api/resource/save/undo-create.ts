import { sql } from 'kysely';
import type { TObject } from 'typebox';
import { databaseFault } from '../../../database/database-fault.js';
import type { TableName } from '../../access/scope.js';
import { type Envelope, succeeded } from '../../http/envelope.js';
import { brokenRule } from '../../http/refusals.js';
import type { Text } from '../../http/text.js';
import type { Editable, SaveContext } from '../resource.js';
import { lockWritable } from './save.js';

/** Minutes after which a new row stays. The client offers the undo for some seconds; a slow network and its repetitions take longer. */
const LONGEST_UNDO = 10;

/** The version of a row that nobody has changed since it was created. */
const FIRST_VERSION = 1;

/** SQLSTATE of a foreign key that is violated. */
const STILL_REFERENCED = '23503';

const REMOVED: Text = { id: 'Data yang baru dibuat telah dihapus', en: 'The new record was removed' };

/**
 * Removes a row that the caller has just created.
 *
 * @throws RulesBroken for a row of somebody else, or one that is too old, was changed or is referred to; CallRefused 404 for one out of scope
 */
export async function undoCreate<T extends TableName, S extends TObject>(
  context: SaveContext,
  resource: Editable<T, S>,
  id: number,
): Promise<Envelope> {
  const { trx, caller } = context;
  const table = sql.table(resource.scope.table);
  const { version } = await lockWritable(context, resource, { id, version: undefined });
  const { rows } = await sql<{ isOwn: boolean; isRecent: boolean }>`
    select created_by is not distinct from ${caller.userId}::integer as "isOwn",
      created_at > now() - make_interval(mins => ${LONGEST_UNDO}) as "isRecent"
    from ${table} where id = ${id}`.execute(trx);
  if (!rows[0]?.isOwn) {
    throw brokenRule(null, 'NOT_YOURS', {
      id: 'Hanya yang membuat data ini yang dapat menghapusnya kembali',
      en: 'Only the person who created this record can remove it again',
    });
  }
  if (!rows[0].isRecent) {
    throw brokenRule(null, 'TOO_LATE', {
      id: `Data hanya dapat dihapus dalam ${LONGEST_UNDO} menit setelah dibuat`,
      en: `A record can only be removed within ${LONGEST_UNDO} minutes of its creation`,
    });
  }
  if (version !== FIRST_VERSION) {
    throw brokenRule(null, 'CONFLICT', {
      id: 'Data tidak dihapus: sudah diubah setelah dibuat',
      en: 'The record stays: it was changed after its creation',
    });
  }
  await resource.save.beforeUndo?.(context, id);
  try {
    await sql`delete from ${table} where id = ${id}`.execute(trx);
  } catch (fault) {
    if (databaseFault(fault)?.code !== STILL_REFERENCED) throw fault;
    throw brokenRule(null, 'IN_USE', {
      id: 'Data tidak dihapus: sudah digunakan data lain',
      en: 'The record stays: other records use it already',
    });
  }
  return succeeded({ id }, REMOVED);
}
