import type { Trx } from '../../database/open-database.js';

/**
 * Deletes the notifications and bulk changes of a person in a company that they leave: its rows name vehicles, people and amounts of
 * that company. Exports need nothing here, since a file is refused whose reader's rights have changed.
 */
export async function leaveCompany(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('notification').where('user_id', '=', userId).execute();
  await trx.deleteFrom('bulk_change').where('user_id', '=', userId).execute();
}
