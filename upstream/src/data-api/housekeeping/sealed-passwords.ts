import { sql } from 'kysely';
import { SUPPLIER_PASSWORD } from '../company/company-supplier.js';
import type { DailyJob } from '../jobs/daily-jobs.js';
import { TRACKER_TOKEN } from '../tracker/tracker-tokens.js';

/** The columns of encrypted secrets. */
const SEALED = [
  {
    table: 'company',
    column: 'password_encrypted',
    purpose: SUPPLIER_PASSWORD,
    what: 'passwords of suppliers',
  },
  { table: 'tracker_token', column: 'token_sealed', purpose: TRACKER_TOKEN, what: 'tokens of trackers' },
] as const;

/**
 * Encrypts secrets again that are under a key of `SECRETS_KEY` other than the first, so that an old key can be left out once this has run
 * (docs/operations.md, "Changing keys"). One that none of the keys opens stays, and is logged.
 */
export const sealedPasswordsJob: DailyJob = {
  name: 'sealed-passwords',
  run: async (trx, { secrets, log }) => {
    for (const { table, column, purpose, what } of SEALED) {
      const { rows } = await sql<{ id: number; sealed: string }>`
        select id, ${sql.ref(column)} as sealed from ${sql.table(table)}
        where ${sql.ref(column)} is not null order by id for update`.execute(trx);
      const unreadable: number[] = [];
      let renewed = 0;
      for (const { id, sealed } of rows) {
        if (secrets.isOfFirstKey(sealed, purpose)) continue;
        const secret = secrets.open(sealed, purpose);
        if (secret === undefined) {
          unreadable.push(id);
          continue;
        }
        // Nothing of it is to be seen: version and history stay.
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${secrets.seal(secret, purpose)}
          where id = ${id}`.execute(trx);
        renewed += 1;
      }
      if (renewed > 0) log.info({ renewed }, `${what} are sealed with the first key now`);
      if (unreadable.length > 0) log.warn({ [table]: unreadable }, `none of the keys opens these ${what}`);
    }
  },
};
