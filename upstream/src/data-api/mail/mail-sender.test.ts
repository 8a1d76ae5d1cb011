import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import type { Database } from '../../database/open-database.js';
import { LeasedQueue } from '../../queue/leased-queue.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { untilWaiting } from '../../testing/database/lock-waits.js';
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
    await db
      .transaction()
      .execute((trx) => new MailOutbox().write(trx, letter, { clientAddress: '10.0.0.1' }));
    await untilEmpty(db, 'mail');
  });

  test.each(['reset', 'digest'] as const)(
    'writes names and texts of others into a %s in one line without links',
    async (kind) => {
      const name = `Budi\u2028 see evil.com or http://evil.example ${'x'.repeat(200)}`;
      const { id } = await db
        .updateTable('app_user')
        .set({ name })
        .where('username', '=', 'otherSupplier')
        .returning('id')
        .executeTakeFirstOrThrow();
      await sql`insert into notification (user_id, title, description, translations, in_mail)
      values (${id}, 'Komplain baru', ${`dibuat oleh\n${name}: call@evil.example`}, '{}', true)`.execute(db);
      const before = await readdir(directory);
      const task = { id: 0, kind: 'mail', key: '', createdAt: '', attempts: 1 } as const;
      const payload = { kind, address: PEOPLE.otherSupplier, userId: id };
      await sender.kind.handle({ ...task, payload }, new AbortController().signal);
      const [file = ''] = (await readdir(directory)).filter((one) => !before.includes(one));
      const { to, text, html } = await PostalMime.parse(await readFile(join(directory, file)));
      expect(to?.[0]?.name).toMatch(/^Budi see evil\. com or x{30,}…$/);
      expect(text).toMatch(/^Halo Budi see evil\. com or x{30,}…,$/m);
      if (kind === 'digest') expect(text).toMatch(/^dibuat oleh Budi see evil\. com or x+…$/m);
      expect(`${text}${html}`).not.toMatch(/evil\.(com|example)/);
    },
  );

  test.each(['welcome', 'reset'] as const)(
    'sends no %s link to an address that is being corrected',
    async (kind) => {
      const address = `${kind}@cepat.test`;
      const person = db.updateTable('app_user').where('username', '=', 'tenant');
      await person.set({ email: address }).execute();
      const before = await readdir(directory);
      const [sending] = await db.transaction().execute(async (trx) => {
        await sql`update app_user set email = 'right@cepat.test' where email = ${address}`.execute(trx);
        const task = { id: 0, kind: 'mail', key: '', createdAt: '', attempts: 1 } as const;
        const call = sender.kind.handle(
          { ...task, payload: { kind, address } },
          new AbortController().signal,
        );
        await untilWaiting(db, 1, call);
        return [call];
      });
      await sending;
      expect(await readdir(directory)).toEqual(before);
      const links = db
        .selectFrom('password_link')
        .innerJoin('app_user', 'app_user.id', 'password_link.user_id');
      expect(await links.select('token_hash').where('username', '=', 'tenant').execute()).toEqual([]);
    },
  );
});
