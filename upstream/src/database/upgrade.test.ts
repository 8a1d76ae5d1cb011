import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { buildServer } from '../server.js';
import { type ApiResponse, callsWith } from '../testing/data-api-client.js';
import { openDatabase } from './open-database.js';

const LAST_OF_BEFORE = '0008_telemetry.sql';
const MIGRATIONS = new URL('./migrations/', import.meta.url);
const server = process.env.TEST_DATABASE_URL ?? '';
const name = `armada_before_${randomBytes(6).toString('hex')}`;
const url = new URL(server);
url.pathname = `/${name}`;

async function run(database: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database that a version before this one has left, with a fleet in it. */
beforeAll(async () => {
  await run(server, [`create database ${name}`]);
  const files = (await readdir(MIGRATIONS)).filter((file) => file <= LAST_OF_BEFORE).sort();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, MIGRATIONS), 'utf8')));
  const noted = files.map((file) => `insert into migration (name) values ('${file}')`);
  const table = 'create table migration (name text primary key, ran_at timestamptz not null default now())';
  const fleet = await readFile(new URL('./fleet-of-0008.sql', import.meta.url), 'utf8');
  await run(url.href, [...texts, table, ...noted, fleet]);
});
afterAll(() => run(server, [`drop database ${name} with (force)`]));

test('migrates a database of an earlier version once, also with several starts at a time, and keeps its data', async () => {
  const opened = await Promise.all([openDatabase({ url: url.href }), openDatabase({ url: url.href })]);
  const [db, other] = opened;
  await other.destroy();
  const app = await buildServer({
    db,
    filesDirectory: join(tmpdir(), name),
    events: undefined,
    secretsKeys: [],
    timeZone: 'Asia/Jakarta',
    trustProxy: 'loopback',
    log: false,
    addressAt: async () => 'Jalan Lama',
  });
  try {
    const applied = await sql<{ name: string }>`select name from migration order by name`.execute(db);
    const files = (await readdir(MIGRATIONS)).sort();
    expect(applied.rows.map((row) => row.name)).toEqual(files);

    const calls = callsWith(app, 'of-the-version-before');
    const plates = (await calls.rows('vehicle/view?size=100')).map(({ licensePlate }) => licensePlate);
    const customary = Array.from({ length: 20 }, (_, n) => `B ${n + 1} OLD`);
    expect(plates.sort()).toEqual([...customary, 'B 1 OLD', 'B 1 OLD', 'B 23 OLD', 'OLD-24'].sort());
    expect(await calls.rows('complaint/view')).toMatchObject([
      { title: 'Rem blong', vehicleName: 'B 2 OLD' },
    ]);
    expect(await calls.rows('vehicle_contract/view')).toMatchObject([{ contractNo: 'K/1' }]);
    expect((await calls.rows('notification/view')).map(({ title }) => title)).toContain('New complaint');
    expect((await calls.get('vehicle/trip_history?vehicleId=1')).body.success).toBe(true);
    const { rows: kept } = await sql`
      select (select count(*)::integer from vehicle_position) as positions,
        (select count(*)::integer from task where kind = 'event') as events,
        (select sum(n)::integer from vehicle_count) as counted,
        (select sum(n) = (select count(*) from vehicle_contract_vehicle) from contract_supplier) as "areHeldCounted",
        (select count(*)::integer from vehicle_telemetry join vehicle v on v.id = vehicle_id
          where vehicle_telemetry.license_plate <> v.license_plate) as "wrongPlates"`.execute(db);
    expect(kept).toEqual([{ positions: 60, events: 1, counted: 24, areHeldCounted: true, wrongPlates: 0 }]);
    const { rows: cleaned } = await sql`select name, email, username from app_user where id = 9`.execute(db);
    expect(cleaned).toEqual([{ name: 'Jos\u00e9 Ali', email: 'jose@armada.test', username: 'jose ali' }]);
    const { rows: alike } = await sql`select name from company where id in (8, 9) order by id`.execute(db);
    expect(alike).toEqual([{ name: 'CV Cakrawala' }, { name: 'CV\u00a0Cakrawala' }]);
    // What a menu permitted by its path it permits by its code; nobody gains or loses a permission.
    const { rows: menus } = await sql`
      select path, code, (select count(*)::integer from user_type_menu where menu_id = menu.id) as grants
      from menu where path in ('old/users', 'user/manage', 'charging-station/manage') order by path`.execute(
      db,
    );
    expect(menus).toEqual([
      { path: 'charging-station/manage', code: 'CHARGING_STATION', grants: 0 },
      { path: 'old/users', code: 'CUSTOM_USER', grants: 1 },
      { path: 'user/manage', code: 'USER', grants: 1 },
    ]);
    const { rows: owners } = await sql`select name, company_id from user_type order by id`.execute(db);
    expect(owners).toEqual([
      { name: 'Administrator', company_id: null },
      { name: 'Of Andalas', company_id: 2 },
      { name: 'Of many', company_id: null },
      { name: 'Of the platform', company_id: null },
    ]);
    // Vehicles that had one plate keep it, nobody else gets it while one of them has it.
    const of2 = Object((await calls.get('vehicle/view/2')).body.data);
    const outcome = ({ body }: ApiResponse) => body.success || body.errors?.map(({ code }) => code);
    const add = async (licensePlate: string) =>
      outcome(
        await calls.post('vehicle/save', {
          ...of2,
          id: 0,
          rentStatus: 0,
          companyTenantId: null,
          serialNumber: 'NEW',
          licensePlate,
        }),
      );
    const edit = async (id: number, change: object) =>
      outcome(
        await calls.post('vehicle/edit', {
          ...Object((await calls.get(`vehicle/view/${id}`)).body.data),
          ...change,
        }),
      );
    for (const id of [1, 21, 22]) expect(await edit(id, { warna: 'Ungu' })).toBe(true);
    expect(await edit(22, { licensePlate: 'b1old' })).toBe(true);
    expect(await add('B 1 OLD')).toEqual(['TAKEN']);
    for (const id of [1, 21]) {
      expect(await edit(id, { licensePlate: `B 3${id} OLD` })).toBe(true);
      expect(await add('b1old')).toEqual(['TAKEN']);
      expect(await edit(id, { licensePlate: 'b-1 old' })).toEqual(['TAKEN']);
    }
    expect(await edit(22, { licensePlate: 'B 322 OLD' })).toBe(true);
    expect(await add('b1old')).toBe(true);
    // What came later holds for what was there before: a photo taken off a row is loose from then on.
    await sql`update vehicle set photos = '[]' where id = 1`.execute(db);
    const { rows: loose } = await sql`select path from loose_photo`.execute(db);
    expect(loose).toEqual([{ path: 'bb.jpg' }]);
  } finally {
    await app.close();
    await db.destroy();
  }
});
