import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.js';
import { LeasedQueue } from '../../queue/leased-queue.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { silentLog } from '../../testing/silent-log.js';
import { PEOPLE, plantSmallFleet } from '../../testing/small-fleet.js';
import { untilEmpty } from '../../testing/until-empty.js';
import { MailOutbox } from './mail-outbox.js';
import { MailSender } from './mail-sender.js';

describe('The mail sender', () => {
  let db: Database;
  let drop: () => Promise<void>;
  let directory: string;
  let queue: LeasedQueue;
  let sender: MailSender;
  let failed: () => void;
  beforeAll(async () => {
    ({ db, drop } = await POSTGRES.open());
    await plantSmallFleet(db);
    directory = await mkdtemp(join(tmpdir(), 'armada-mail-'));
    sender = new MailSender({
      db,
      today: () => '2026-01-31',
      timeZone: 'Asia/Jakarta',
      destination: { directory },
      from: 'Armada <no-reply@armada.test>',
      publicUrl: 'http://armada.test',
    });
    const log = Object.assign(Object.create(silentLog), { error: () => failed() });
    queue = new LeasedQueue({ db, log, longestPause: 3_600_000 });
  });
  afterAll(async () => {
    await queue.stop();
    sender.close();
    await drop();
    await rm(directory, { recursive: true });
  });

  test('reads the tasks again soon after the database did not respond, not only when it is woken', async () => {
    const fault = new Promise<void>((resolve) => {
      failed = resolve;
    });
    await sql`alter table task rename to unreachable`.execute(db);
    queue.start(sender.kind);
    await fault;
    await sql`alter table unreachable rename to task`.execute(db);
    const letter = { kind: 'reset', address: PEOPLE.supplier } as const;
    await db.transaction().execute((trx) => new MailOutbox().write(trx, letter));
    await untilEmpty(db, 'mail');
  });
});
