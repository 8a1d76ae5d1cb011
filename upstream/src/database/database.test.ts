import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ENGINES, POSTGRES, type TestDatabase } from '../testing/database/engines.js';
import { plantSmallFleet, type SmallFleet } from '../testing/small-fleet.js';
import { databaseFault } from './database-fault.js';
import { FolderInUse, lockFolder } from './folder-lock.js';
import { migrate } from './migrate.js';
import { openDatabase } from './open-database.js';

describe.each(ENGINES)('The database on $name', (engine) => {
  let opened: TestDatabase;
  let fleet: SmallFleet;
  beforeAll(async () => {
    opened = await engine.open();
    fleet = await plantSmallFleet(opened.db);
  });
  afterAll(() => opened.drop());

  test('notifies listeners of a change of access before the statement that commits it returns', async () => {
    let changes = 0;
    opened.db.onAccessChanged(() => {
      changes += 1;
    });
    await sql`update app_user set phone = '1' where id = 1`.execute(opened.db);
    expect(changes).toBe(0);
    await sql`update app_user set is_active = not is_active where id = 1`.execute(opened.db);
    expect(changes).toBeGreaterThan(0);
    await sql`update app_user set is_active = not is_active where id = 1`.execute(opened.db);
  });

  test('returns the same types of value on both engines', async () => {
    const { rows } = await sql`
      select count(*) as counted, sum(id)::bigint as summed, 7::bigint as big, 1.5::double precision as double, 10.50::numeric as exact,
        date '2026-02-03' as day, timestamptz '2026-02-03 04:05:06.7+07' as time, '{"a": [1]}'::jsonb as json,
        true as flag, null as nothing
      from menu where id <= 3`.execute(opened.db);
    expect(rows).toEqual([
      {
        counted: 3,
        summed: 6,
        big: 7,
        double: 1.5,
        exact: 10.5,
        day: '2026-02-03',
        time: '2026-02-02T21:05:06.700Z',
        json: { a: [1] },
        flag: true,
        nothing: null,
      },
    ]);
  });

  test('names the constraint that a statement violates', async () => {
    const company = { name: 'ANDALAS', company_type: 2 };
    const fault = await opened.db
      .insertInto('company')
      .values(company)
      .execute()
      .catch((error: unknown) => error);
    expect(databaseFault(fault)).toEqual({ code: '23505', constraint: 'company_name_key' });
  });

  test('is migrated once, however many start at the same time', async () => {
    await Promise.all([migrate(opened.db), migrate(opened.db)]);
    const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(opened.db);
    expect(rows.map((row) => row.name)).toContain('0001_fleet.sql');
    expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length);
  });

  test('is refused when a newer version of the product migrated it', async () => {
    await sql`insert into migration (name) values ('9999_future.sql')`.execute(opened.db);
    await expect(migrate(opened.db)).rejects.toThrow('9999_future.sql');
    await sql`delete from migration where name = '9999_future.sql'`.execute(opened.db);
  });

  test('is refused when it has tables of another program', async () => {
    await sql`alter table migration rename to migration_before`.execute(opened.db);
    await expect(migrate(opened.db)).rejects.toThrow('The database has tables of another program (');
    await sql`alter table migration_before rename to migration`.execute(opened.db);
  });

  test('a failed transaction leaves nothing, and the queued ones continue', async () => {
    const failing = opened.db.transaction().execute(async (trx) => {
      await trx.insertInto('company').values({ name: 'Gone', company_type: 2 }).execute();
      throw new Error('half-way');
    });
    const count = opened.db.selectFrom('company').select('name').where('name', '=', 'Gone').execute();
    await expect(failing).rejects.toThrow('half-way');
    expect(await count).toEqual([]);
    expect(await opened.db.selectFrom('company').select('name').where('name', '=', 'Gone').execute()).toEqual(
      [],
    );
  });

  test('a vehicle cannot have another supplier than its model’s', async () => {
    const fault = await opened.db
      .updateTable('vehicle')
      .set({ supplier_id: fleet.borneo })
      .where('id', '=', fleet.vehicle.A2)
      .execute()
      .catch((error: unknown) => error);
    expect(databaseFault(fault)?.constraint).toBe('vehicle_model_fkey');
  });

  test('the vehicle counters equal a count after any statement', async () => {
    const kept = () =>
      sql`select supplier_id, tenant_id, rent_status, vehicle_status, n from vehicle_count where n <> 0
        order by 1, 2, 3, 4`.execute(opened.db);
    const counted = () =>
      sql`select supplier_id, coalesce(tenant_id, 0) as tenant_id, rent_status, vehicle_status, count(*) as n
        from vehicle group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(opened.db);
    const keptLooks = () =>
      sql`select supplier_id, color, year, n from vehicle_look_count where n <> 0 order by 1, 2, 3`.execute(
        opened.db,
      );
    const countedLooks = () =>
      sql`select supplier_id, color, year, count(*) as n from vehicle group by 1, 2, 3 order by 1, 2, 3`.execute(
        opened.db,
      );
    const agree = async () => {
      expect((await kept()).rows).toEqual((await counted()).rows);
      expect((await keptLooks()).rows).toEqual((await countedLooks()).rows);
    };
    await agree();
    await sql`update vehicle set color = 'Ungu', year = year + id % 2 where id % 3 = 0`.execute(opened.db);
    await agree();
    await sql`update vehicle set vehicle_status = (id % 4), tenant_id = null where id % 2 = 0`.execute(
      opened.db,
    );
    await agree();
    await sql`insert into vehicle (supplier_id, model_id, license_plate, serial_number, color, year, rent_status, vehicle_status)
      select ${fleet.andalas}, ${fleet.model.andalas}, 'B ' || n, 'S' || n, 'Abu', 2020, n % 3, n % 4
      from generate_series(1, 100) n`.execute(opened.db);
    await agree();
    await sql`delete from vehicle where license_plate like 'B 1%' and id > ${fleet.vehicle.B2}`.execute(
      opened.db,
    );
    await agree();
    await sql`update vehicle set year = year`.execute(opened.db);
    await agree();
  });

  test('the vehicles of a supplier in a contract are counted, after any statement', async () => {
    const agree = async () => {
      const { rows } = await sql<{ kept: string; counted: string }>`
        select (select coalesce(json_agg(c order by contract_id, supplier_id), '[]') from contract_supplier c where n <> 0)::text as kept,
          (select coalesce(json_agg(c order by contract_id, supplier_id), '[]') from (
            select held.contract_id, v.supplier_id, count(*) as n from vehicle_contract_vehicle held
            join vehicle v on v.id = held.vehicle_id group by 1, 2) c)::text as counted`.execute(opened.db);
      expect(rows[0]?.kept).toBe(rows[0]?.counted);
    };
    await agree();
    await sql`insert into vehicle_contract_vehicle (contract_id, vehicle_id)
      select c.id, v.id from vehicle_contract c cross join vehicle v on conflict do nothing`.execute(
      opened.db,
    );
    await agree();
    const other = (await sql<{ id: number }>`select min(id) as id from vehicle_contract`.execute(opened.db))
      .rows[0]?.id;
    await sql`delete from vehicle_contract_vehicle where contract_id <> ${other} or vehicle_id % 5 = 0`.execute(
      opened.db,
    );
    await sql`update vehicle_contract_vehicle set contract_id = (select max(id) from vehicle_contract) where vehicle_id % 2 = 0`.execute(
      opened.db,
    );
    await agree();
    await sql`update vehicle set supplier_id = ${fleet.borneo}, model_id = ${fleet.model.borneo} where id = (select max(vehicle_id) from vehicle_contract_vehicle)`.execute(
      opened.db,
    );
    await agree();
    await sql`delete from vehicle_contract where id = ${other}`.execute(opened.db);
    await agree();
    await sql`truncate vehicle_contract_vehicle`.execute(opened.db);
    await agree();
  });

  test('the figures of a supplier’s fleet equal those of its states after any statement', async () => {
    const kept = () =>
      sql`select figure, bucket, supplier_id, n, valued, total::float8 from fleet_figure where n <> 0
        order by 1, 2, 3`.execute(opened.db);
    const counted = () =>
      sql`select 'battery' as figure, case when battery_percentage >= 80 then 2 when battery_percentage >= 50 then 1
          when battery_percentage < 50 then 0 else 3 end as bucket, supplier_id, count(*) as n, 0 as valued, 0 as total
        from vehicle_telemetry group by 1, 2, 3
        union all
        select 'moved', floor(extract(epoch from moved_at) / 3600)::integer, supplier_id, count(*), count(trip_speed),
          coalesce(sum(trip_speed::numeric), 0)::float8
        from vehicle_telemetry where moved_at is not null group by 1, 2, 3
        union all
        select 'day', day - date '1970-01-01', supplier_id, count(*), count(*) filter (where day_km > 0), sum(day_km::numeric)::float8
        from vehicle_telemetry where day is not null group by 1, 2, 3
        order by 1, 2, 3`.execute(opened.db);
    const agree = async () => expect((await kept()).rows).toEqual((await counted()).rows);
    await sql`delete from vehicle_telemetry`.execute(opened.db);
    await agree();
    await sql`insert into vehicle_telemetry
        (vehicle_id, latitude, longitude, battery_percentage, moved_at, trip_speed, day, day_km, gps_date)
      select id, -6.2, 106.8, nullif(id * 37 % 110, 5), now() - id * interval '40 minutes',
        nullif(id % 7, 3) * 3.7, current_date - id % 3, id % 4 * 1.1, now() from vehicle`.execute(opened.db);
    await agree();
    const { rows: owners } = await sql<{ n: number }>`select count(*) as n from vehicle_telemetry last
      join vehicle v on v.id = last.vehicle_id and v.supplier_id = last.supplier_id`.execute(opened.db);
    expect(owners[0]?.n).toBeGreaterThan(3);
    await sql`update vehicle_telemetry set battery_percentage = battery_percentage - 30, moved_at = now(), trip_speed = 20.1,
      day = current_date, day_km = day_km + 0.3 where vehicle_id % 2 = 0`.execute(opened.db);
    await agree();
    await sql`update vehicle_telemetry set moved_at = null, trip_speed = null, day = null where vehicle_id % 3 = 0`.execute(
      opened.db,
    );
    await agree();
    // Another supplier's from now on.
    await sql`update vehicle set supplier_id = ${fleet.borneo}, model_id = ${fleet.model.borneo}
      where id = ${fleet.vehicle.A2}`.execute(opened.db);
    await agree();
    await sql`delete from vehicle_telemetry where vehicle_id % 5 = 0`.execute(opened.db);
    await agree();
  });
});

describe('The embedded database’s folder', () => {
  let parent: string;
  let folder: string;
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'armada-lock-'));
    folder = join(parent, 'db');
    await mkdir(folder);
  });
  afterEach(() => rm(parent, { recursive: true, force: true }));

  test('is locked for one process until it releases the lock', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await unlock();
    await (await lockFolder(folder))();
  });

  test('is free at once when its process was killed', async () => {
    const holder = spawn(process.execPath, [
      '-e',
      `require('net').createServer().listen(${JSON.stringify(`${folder}.sock`)}, () => console.log('held'))`,
    ]);
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    const ended = new Promise((resolve) => holder.once('exit', resolve));
    holder.kill('SIGKILL');
    await ended;
    await (await lockFolder(folder))();
  });

  test('works with a path longer than a socket’s may be', async () => {
    const deep = join(folder, 'x'.repeat(100));
    const unlock = await lockFolder(deep);
    await expect(lockFolder(deep)).rejects.toThrow(FolderInUse);
    await unlock();
  });

  test('keeps the data between starts', async () => {
    const first = await openDatabase({ directory: folder });
    await first.insertInto('company').values({ name: 'Kept', company_type: 2 }).execute();
    await first.destroy();
    const second = await openDatabase({ directory: folder });
    expect(await second.selectFrom('company').select('name').execute()).toEqual([{ name: 'Kept' }]);
    await second.destroy();
  });
});

test('a connection that PostgreSQL ends in the midst of a transaction fails that alone', async () => {
  const { db, drop } = await POSTGRES.open();
  try {
    const transaction = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      const gone = sql`select pg_terminate_backend(${rows[0]?.pid}, 10000)`;
      await gone.execute(db);
      await sql`select 1`.execute(trx);
    });
    await expect(transaction).rejects.toThrow();
    await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  } finally {
    await drop();
  }
});
