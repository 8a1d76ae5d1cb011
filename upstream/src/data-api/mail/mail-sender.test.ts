import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { silentLog } from '../../testing/silent-log.js';
import { PEOPLE, plantSmallFleet } from '../../testing/small-fleet.js';
import { untilEmpty } from '../../testing/until-empty.js';
import { MailSender } from './mail-sender.js';

describe('The mail sender', () => {
  let db: Database;
  let drop: () => Promise<void>;
  let directory: string;
  let sender: MailSender;
  let failed: () => void;
  beforeAll(async () => {
    ({ db, drop } = await POSTGRES.open());
    await plantSmallFleet(db);
    directory = await mkdtemp(join(tmpdir(), 'armada-mail-'));
    sender = new MailSender({
      db,
      log: Object.assign(Object.create(silentLog), { error: () => failed() }),
      today: () => '2026-01-31',
      destination: { directory },
      from: 'Armada <no-reply@armada.test>',
      publicUrl: 'http://armada.test',
    });
  });
  afterAll(async () => {
    await sender.stop();
    await drop();
    await rm(directory, { recursive: true });
  });

  test('looks again a second after the database did not respond', async () => {
    const fault = new Promise<void>((resolve) => {
      failed = resolve;
    });
    await sql`alter table mail_outbox rename to unreachable`.execute(db);
    sender.wake();
    await fault;
    await sql`alter table unreachable rename to mail_outbox`.execute(db);
    const since = Date.now();
    await db.insertInto('mail_outbox').values({ kind: 'reset', address: PEOPLE.supplier }).execute();
    await untilEmpty(db, 'mail_outbox');
    expect(Date.now() - since).toBeLessThan(4_000);
  });
});
