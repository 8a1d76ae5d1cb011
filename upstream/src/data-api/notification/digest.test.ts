import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import type { NotifyingDatabase } from '../../database/open-database.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { silentLog } from '../../testing/silent-log.js';
import { PEOPLE, plantSmallFleet, type SmallFleet } from '../../testing/small-fleet.js';
import { untilEmpty } from '../../testing/until-empty.js';
import { createServices } from '../create-services.js';
import { Outbox } from '../events/outbox.js';
import { vehicleStatusChanged } from '../vehicle/announce-status.js';
import { leftArea } from './notice-texts.js';
import { type Notice, notify } from './notify.js';

describe('The mail digest', () => {
  let db: NotifyingDatabase;
  let drop: () => Promise<void>;
  let fleet: SmallFleet;
  let directory: string;
  let services: ReturnType<typeof createServices>;
  let now: Date;
  const DAY = new Date().toISOString().slice(0, 10);
  /** A time of the day in Jakarta, `HH:MM`. */
  const at = (time: string) => new Date(`${DAY}T${time}:00+07:00`);
  beforeAll(async () => {
    ({ db, drop } = await POSTGRES.open());
    fleet = await plantSmallFleet(db);
    directory = await mkdtemp(join(tmpdir(), 'armada-digest-'));
    services = createServices(
      {
        db,
        events: undefined,
        secretsKeys: [],
        timeZone: 'Asia/Jakarta',
        clock: () => now,
        mail: { destination: { directory }, from: 'no-reply@armada.test', publicUrl: 'http://armada.test' },
      },
      silentLog,
    );
    services.start();
  });
  afterAll(async () => {
    await services.stop();
    await drop();
    await rm(directory, { recursive: true });
  });
  beforeEach(async () => {
    for (const table of ['notification', 'notification_settings', 'user_preferences'] as const)
      await db.deleteFrom(table).execute();
    await choose({ digest: 'hourly' });
  });

  const choose = async (schedule: { digest: 'hourly' | 'daily'; quiet_from?: string; quiet_to?: string }) => {
    const row = {
      ...schedule,
      user_id: fleet.user.tenant,
      channels: JSON.stringify({ vehicleStatus: ['bell', 'mail'], area: ['mail'] }),
    };
    await db
      .insertInto('notification_settings')
      .values(row)
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
  };
  /** Notifies the tenant, and the colleague who wants no mail. */
  const notice = async (time: string, more: Partial<Notice> = {}) => {
    const users = [fleet.user.tenant, fleet.user.supplier];
    const text = vehicleStatusChanged('B 1 & 2', { from: 1, to: 3 }, 'Admin');
    await db
      .transaction()
      .execute((trx) =>
        notify(trx, new Outbox(false), users, { ...text, path: 'vehicle/manage?record=1', ...more }),
      );
    await sql`update notification set updated_at = ${at(time).toISOString()}::timestamptz
      where id = (select max(id) from notification where in_mail)`.execute(db);
  };
  /** The mails that the run at a time of the day causes. */
  const mailed = async (time: string) => {
    now = at(time);
    await services.digests.run();
    await untilEmpty(db, 'mail');
    const files = await readdir(directory).catch(() => []);
    const mails = await Promise.all(files.map((file) => readFile(join(directory, file))));
    await Promise.all(files.map((file) => rm(join(directory, file))));
    return Promise.all(mails.map((mail) => PostalMime.parse(mail)));
  };

  test('lists what was not read, once, after the full hour', async () => {
    await notice('10:10');
    await notice('10:20', leftArea('B 3', 'Cepat'));
    expect(await mailed('10:59')).toEqual([]);
    const [mail, ...others] = await mailed('11:00');
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([{ name: expect.any(String), address: PEOPLE.tenant }]);
    expect(mail?.subject).toBe('2 notifikasi Armada belum dibaca');
    for (const content of [mail?.text, mail?.html]) {
      expect(content).toMatch(/Kendaraan keluar dari areanya.+Status kendaraan berubah/s);
      expect(content).toContain('http://armada.test/vehicle/manage?record=1');
      expect(content).toContain('http://armada.test/account/settings');
      expect(content).toMatch(/\d{4},? (pukul )?10[.:]10/);
    }
    expect(mail?.html).toContain('B 1 &amp; 2');
    expect(await mailed('11:01')).toEqual([]);
    expect(await mailed('12:00')).toEqual([]);
    // The one that is in no bell counts as read; the other one is still unread there.
    const rows = await db
      .selectFrom('notification')
      .select(['in_bell', 'is_read'])
      .where('user_id', '=', fleet.user.tenant)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { in_bell: true, is_read: false },
      { in_bell: false, is_read: true },
    ]);
  });

  test('is in the language of its reader', async () => {
    await db
      .insertInto('user_preferences')
      .values({ user_id: fleet.user.tenant, document: JSON.stringify({ appearance: { language: 'en' } }) })
      .execute();
    await notice('10:10');
    const [mail] = await mailed('11:00');
    expect(mail?.subject).toBe('1 unread Armada notification');
    expect(mail?.text).toMatch(/^Hello /);
    expect(mail?.text).toContain('Vehicle status changed\nB 1 & 2: Active → Broken by Admin');
  });

  test('is not mailed when all of it was read', async () => {
    await notice('10:10');
    await db.updateTable('notification').set({ is_read: true }).execute();
    expect(await mailed('11:00')).toEqual([]);
  });

  test('is not mailed to a person who may not sign in', async () => {
    await notice('10:10');
    const setActive = (is_active: boolean) =>
      db.updateTable('app_user').set({ is_active }).where('id', '=', fleet.user.tenant).execute();
    await setActive(false);
    expect(await mailed('11:00')).toEqual([]);
    await setActive(true);
    expect(await mailed('11:01')).toHaveLength(1);
  });

  test('is daily at seven in the morning', async () => {
    await choose({ digest: 'daily' });
    await notice('06:10');
    expect(await mailed('06:59')).toEqual([]);
    expect(await mailed('07:00')).toHaveLength(1);
    await notice('07:10');
    expect(await mailed('23:59')).toEqual([]);
  });

  test('waits for the end of quiet hours, also past midnight', async () => {
    await choose({ digest: 'hourly', quiet_from: '22:00', quiet_to: '06:30' });
    await notice('00:10');
    expect(await mailed('06:29')).toEqual([]);
    expect(await mailed('06:30')).toHaveLength(1);
    await notice('21:10');
    expect(await mailed('22:00')).toEqual([]);
  });

  test('counts further events of one notification', async () => {
    const group = 'area 1';
    await notice('10:10', { ...leftArea('B 3', 'Cepat'), group });
    await notice('10:20', { ...leftArea('B 3', 'Cepat'), group });
    const [mail] = await mailed('11:00');
    expect(mail?.subject).toBe('1 notifikasi Armada belum dibaca');
    expect(mail?.text).toContain('Kendaraan keluar dari areanya (2×)');
  });

  test('of two data APIs, one mails it', async () => {
    await notice('10:10');
    now = at('11:00');
    await Promise.all([services.digests.run(), services.digests.run()]);
    expect(await mailed('11:00')).toHaveLength(1);
  });
});
