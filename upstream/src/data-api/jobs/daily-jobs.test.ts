import { sql } from 'kysely';
import { LeasedQueue, type QueueOptions } from '../../queue/leased-queue.js';
import { type Calls, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { silentLog } from '../../testing/silent-log.js';
import type { Person } from '../../testing/small-fleet.js';
import { createServices } from '../create-services.js';
import { type DailyJob, dailyJobs, recordRun } from './daily-jobs.js';

describe('Daily jobs', () => {
  let server: TestServer;
  let admin: Calls;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
    admin = await server.as('admin');
  });
  afterAll(() => server.close());

  /** A data API of its own over the same database, at a moment. */
  const processAt = (moment: string | (() => Date), more: { telemetryKeptMonths?: number } = {}) =>
    createServices(
      {
        ...more,
        db: server.db,
        events: { webhookUrl: 'http://127.0.0.1:9/none', secret: 'secret' },
        secretsKeys: [],
        timeZone: 'Asia/Jakarta',
        clock: typeof moment === 'string' ? () => new Date(moment) : moment,
      },
      silentLog,
    );
  const contract = (number: string, start: string, end: string) =>
    server.db
      .updateTable('vehicle_contract')
      .set({ start_date: start, end_date: end })
      .where('contract_no', '=', number)
      .execute();
  const lastRunOn = async (day: string) => {
    await server.db.deleteFrom('task').where('kind', '=', 'job').execute();
    for (const job of ['rent-status', 'contract-notices']) await recordRun(server.db, job, day);
  };
  /** Titles in a person's bell, oldest first. */
  const bell = async (person: Person) =>
    (await (await server.as(person)).rows('notification/view?sort=id')).map((row) => row.title);

  describe('Rent status and tenant of a vehicle', () => {
    beforeEach(async () => {
      await server.db.deleteFrom('task').where('kind', '=', 'job').execute();
      await contract('OVER', '2030-01-01', '2030-01-31');
      await contract('IN-FORCE', '2030-02-01', '2030-02-28');
      await contract('AHEAD', '2030-03-01', '2030-03-31');
    });
    const plates = async () => {
      const rows = await admin.rows('vehicle/view?sort=licensePlate');
      return Object.fromEntries(
        rows
          .filter((row) => String(row.licensePlate).endsWith('AND'))
          .map((row) => [row.licensePlate, [row.rentStatus, row.companyTenantName]]),
      );
    };

    test('follow its contracts at midnight in Jakarta, not before', async () => {
      await processAt('2030-02-28T16:59:59Z').dailyJobs.run();
      expect(await plates()).toEqual({
        'B 101 AND': [1, 'Cepat'],
        'B 102 AND': [1, 'Cepat'],
        'B 103 AND': [0, null],
        'B 104 AND': [2, null],
        'B 105 AND': [0, null],
      });
      await processAt('2030-02-28T17:00:00Z').dailyJobs.run();
      expect(await plates()).toEqual({
        'B 101 AND': [0, null],
        'B 102 AND': [0, null],
        'B 103 AND': [0, null],
        'B 104 AND': [1, 'Cepat'],
        'B 105 AND': [0, null],
      });
    });

    test('follow its contracts after days without any process', async () => {
      await processAt('2030-01-10T00:00:00Z').dailyJobs.run();
      expect((await plates())['B 103 AND']).toEqual([1, 'Damai']);
      await processAt('2030-06-01T00:00:00Z').dailyJobs.run();
      expect(new Set(Object.values(await plates()).map(String))).toEqual(new Set(['0,']));
    });

    test('give it a new version only when they change', async () => {
      await processAt('2030-02-10T00:00:00Z').dailyJobs.run();
      const versions = () =>
        server.db.selectFrom('vehicle').select(['id', 'version']).orderBy('id').execute();
      const before = await versions();
      await processAt('2030-02-11T00:00:00Z').dailyJobs.run();
      expect(await versions()).toEqual(before);
    });
  });

  describe('The end of a contract', () => {
    beforeEach(async () => {
      await contract('OVER', '2030-01-01', '2030-01-31');
      await contract('AHEAD', '2031-01-01', '2031-12-31');
      await contract('IN-FORCE', '2030-02-01', '2030-05-31');
      await server.db.deleteFrom('notification').execute();
      await server.db.deleteFrom('task').where('kind', '=', 'event').execute();
    });

    test('is announced 30, 7 and 1 days before, to the staff of both sides who have the contract screen', async () => {
      for (let day = 25; day <= 31; day += 1) {
        await processAt(`2030-04-${day > 30 ? 30 : day}T01:00:00Z`).dailyJobs.run();
      }
      for (let day = 1; day <= 31; day += 1) {
        await processAt(`2030-05-${String(day).padStart(2, '0')}T01:00:00Z`).dailyJobs.run();
      }
      const notices = [
        'Kontrak berakhir dalam 30 hari',
        'Kontrak berakhir dalam 7 hari',
        'Kontrak berakhir dalam 1 hari',
      ];
      expect(await bell('tenant')).toEqual(notices);
      expect(await bell('supplier')).toEqual(notices);
      expect(await bell('supplierColleague')).toEqual(notices);
      for (const person of ['clerk', 'otherSupplier', 'otherTenant', 'admin'] as const) {
        expect([person, await bell(person)]).toEqual([person, []]);
      }
      const [last] = await (await server.as('tenant')).rows('notification/view');
      expect(last).toMatchObject({
        description: 'IN-FORCE dengan Cepat berakhir pada 31 Mei 2030',
        path: expect.stringMatching(/^company-contract\/manage\?record=\d+$/),
        isRead: '0',
      });
      // One for each day, for all three.
      const events = server.db.selectFrom('task').select('id').where('kind', '=', 'event');
      expect(await events.execute()).toHaveLength(3);
    });

    test('is announced once, however many processes there are and however often they start', async () => {
      await lastRunOn('2030-05-23');
      const processes = Array.from({ length: 4 }, () => processAt('2030-05-24T00:00:00Z'));
      await Promise.all(processes.map(({ dailyJobs }) => dailyJobs.run()));
      await Promise.all(processes.map(({ dailyJobs }) => dailyJobs.run()));
      await processAt('2030-05-24T16:00:00Z').dailyJobs.run();
      expect(await bell('tenant')).toEqual(['Kontrak berakhir dalam 7 hari']);
    });

    test('is announced late, with the days that are left, when no process ran on the day', async () => {
      await lastRunOn('2030-04-20');
      await processAt('2030-05-26T01:00:00Z').dailyJobs.run();
      expect(await bell('tenant')).toEqual(['Kontrak berakhir dalam 5 hari']);
      await processAt('2030-05-31T01:00:00Z').dailyJobs.run();
      expect(await bell('tenant')).toEqual(['Kontrak berakhir dalam 5 hari', 'Kontrak berakhir hari ini']);
    });

    test('is not announced after it', async () => {
      await lastRunOn('2030-05-20');
      await processAt('2030-06-02T01:00:00Z').dailyJobs.run();
      expect(await bell('tenant')).toEqual([]);
    });
  });

  describe('A job', () => {
    const jobThat = (name: string, run: DailyJob['run']): DailyJob => ({ name, run });
    /** The jobs of a process of its own, at a moment. */
    const processWith = (
      job: readonly DailyJob[],
      moment: string | (() => Date),
      options: Partial<QueueOptions> = {},
    ) => {
      const kind = dailyJobs(processAt(moment).services, job);
      const queue = new LeasedQueue({ db: server.db, log: silentLog, ...options });
      return { run: () => queue.handleDue(kind), start: () => queue.start(kind), stop: () => queue.stop() };
    };

    test('is rolled back when it fails, does not stop the others, and is tried again', async () => {
      const runs: string[] = [];
      const failing = jobThat('failing', async (trx) => {
        runs.push('failing');
        await trx.updateTable('vehicle').set({ color: 'Ungu' }).execute();
        if (runs.length === 1) throw new Error('the first try fails');
      });
      const other = jobThat('other', async () => {
        runs.push('other');
      });
      const jobs = processWith([failing, other], '2030-07-01T00:00:00Z');
      await jobs.run();
      expect(runs).toEqual(['failing', 'other']);
      expect(await admin.rows('vehicle/view?warna=Ungu')).toEqual([]);
      await sql`update task set next_attempt_at = now() where key = 'failing'`.execute(server.db);
      await jobs.run();
      expect(runs).toEqual(['failing', 'other', 'failing']);
      expect(await admin.rows('vehicle/view?warna=Ungu')).toHaveLength(7);
      await jobs.run();
      expect(runs).toHaveLength(3);
    });

    test('runs in one of several processes, and in none that starts later that day', async () => {
      let runs = 0;
      const counted = jobThat('counted', async () => {
        runs += 1;
      });
      const start = () => processWith([counted], '2030-07-02T00:00:00Z');
      const processes = [start(), start(), start(), start()];
      await Promise.all(processes.map((jobs) => jobs.run()));
      await Promise.all([...processes, start()].map((jobs) => jobs.run()));
      expect(runs).toBe(1);
    });

    test('runs on a day before its last one when the clock was put back, but not for a clock that is a little behind', async () => {
      const days: unknown[] = [];
      const noted = jobThat('noted', async (_trx, _services, { today, since }) => {
        days.push([today, since]);
      });
      const runAt = (moment: string) => processWith([noted], moment).run();
      await runAt('2031-07-02T00:00:00Z');
      await runAt('2031-07-01T16:59:59Z');
      await runAt('2030-07-02T00:00:00Z');
      expect(days).toEqual([
        ['2031-07-02', '2031-07-01'],
        ['2030-07-02', '2030-07-01'],
      ]);
    });

    test('runs when a new day begins, and receives the days that it missed', async () => {
      let now = new Date('2030-08-01T16:59:00Z');
      const ran = { days: [] as { today: string; since: string }[], next: () => {} };
      const clockwork = jobThat('clockwork', async (_trx, _services, days) => {
        ran.days.push(days);
        ran.next();
      });
      const jobs = processWith([clockwork], () => now, { longestPause: 5 });
      const nextRun = () =>
        new Promise<void>((resolve) => {
          ran.next = resolve;
        });
      const first = nextRun();
      jobs.start();
      await first;
      const second = nextRun();
      now = new Date('2030-08-01T17:00:00Z');
      await second;
      const third = nextRun();
      now = new Date('2030-08-09T17:00:00Z');
      await third;
      await jobs.stop();
      expect(ran.days).toEqual([
        { today: '2030-08-01', since: '2030-07-31' },
        { today: '2030-08-02', since: '2030-08-01' },
        { today: '2030-08-10', since: '2030-08-02' },
      ]);
    });
  });

  test('positions and trips have a partition for each month, created ahead and dropped when it is old', async () => {
    await processAt('2031-11-15T05:00:00Z', { telemetryKeptMonths: 3 }).dailyJobs.run();
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relname ~ '^(vehicle_position|trip)_\\d{4}_\\d{2}$' and relkind = 'r'
      order by 1`.execute(server.db);
    const expected = ['2031_10', '2031_11', '2031_12', '2032_01'];
    expect(rows.map(({ name }) => name)).toEqual(
      ['trip', 'vehicle_position'].flatMap((name) => expected.map((month) => `${name}_${month}`)),
    );
  });
});
