import type { DailyJob } from '../jobs/daily-jobs.js';

/** The purpose that a supplier's encrypted password is bound to. */
export const SUPPLIER_PASSWORD = 'company.password';

/**
 * Encrypts suppliers' passwords again that are under a key of `SECRETS_KEY` other than the first, so that an old key can be left out
 * once this has run (docs/operations.md, "Changing keys"). One that none of the keys opens stays, and is logged.
 */
export const sealedPasswordsJob: DailyJob = {
  name: 'sealed-passwords',
  run: async (trx, { secrets, log }) => {
    const companies = await trx
      .selectFrom('company')
      .select(['id', 'password_encrypted as sealed'])
      .where('password_encrypted', 'is not', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    const unreadable: number[] = [];
    let renewed = 0;
    for (const { id, sealed } of companies) {
      if (sealed === null || secrets.isOfFirstKey(sealed, SUPPLIER_PASSWORD)) continue;
      const password = secrets.open(sealed, SUPPLIER_PASSWORD);
      if (password === undefined) {
        unreadable.push(id);
        continue;
      }
      // Nothing of it is to be seen: version and history stay.
      await trx
        .updateTable('company')
        .set({ password_encrypted: secrets.seal(password, SUPPLIER_PASSWORD) })
        .where('id', '=', id)
        .execute();
      renewed += 1;
    }
    if (renewed > 0) log.info({ renewed }, 'passwords of suppliers are sealed with the first key now');
    if (unreadable.length > 0)
      log.warn({ companies: unreadable }, 'none of the keys opens the passwords of these suppliers');
  },
};
