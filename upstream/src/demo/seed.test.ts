import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import sharp from 'sharp';
import { createServices } from '../data-api/create-services.js';
import { recordRun } from '../data-api/jobs/daily-jobs.js';
import { verifyPassword } from '../data-api/security/password.js';
import { contractNoticesJob } from '../data-api/vehicle-contract/contract-jobs.js';
import type { NotifyingDatabase } from '../database/open-database.js';
import { DiskPhotoStore } from '../file-service/disk-photo-store.js';
import { POSTGRES, type TestDatabase } from '../testing/database/engines.js';
import { silentLog } from '../testing/silent-log.js';
import { inventFleet } from './fleet.js';
import { metresBetween } from './places.js';
import { seedDemo } from './seed.js';

const now = new Date('2026-11-20T05:00:00Z');
const today = '2026-11-20';
let filesDirectory: string;
let opened: TestDatabase;
let db: NotifyingDatabase;

beforeAll(async () => {
  filesDirectory = await mkdtemp(join(tmpdir(), 'armada-demo-'));
  opened = await POSTGRES.open();
  db = opened.db;
  // As where the services ran without the demo before: the day's jobs have been done.
  await recordRun(db, contractNoticesJob.name, '2026-11-01');
  await seedDemo(db, { photos: new DiskPhotoStore(filesDirectory), now });
});

afterAll(async () => {
  await opened.drop();
  await rm(filesDirectory, { recursive: true, force: true });
});

describe('the invented fleet', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(inventFleet({ seed: 7, now })).toEqual(inventFleet({ seed: 7, now }));
    expect(inventFleet({ seed: 8, now }).vehicles).not.toEqual(inventFleet({ seed: 7, now }).vehicles);
  });

  it('has at least 6 suppliers, 8 tenants, 12 battery models, 40 models and 600 vehicles', async () => {
    const count = async (table: string, where = 'true') => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(table)} where ${sql.raw(where)}`.execute(db);
      return rows[0]?.n ?? 0;
    };
    expect(await count('company', 'company_type = 2')).toBeGreaterThanOrEqual(6);
    expect(await count('company', 'company_type = 3')).toBeGreaterThanOrEqual(8);
    expect(await count('battery_model')).toBeGreaterThanOrEqual(12);
    expect(await count('vehicle_model')).toBeGreaterThanOrEqual(40);
    expect(await count('vehicle')).toBeGreaterThanOrEqual(600);
    expect(await count('vehicle_telemetry')).toBeGreaterThanOrEqual(570);
  });

  it('has IMEIs of 15 digits that check, and Indonesian plates', async () => {
    const vehicles = await db.selectFrom('vehicle').select(['imei', 'license_plate']).execute();
    const imeis = vehicles.flatMap(({ imei }) => (imei === null ? [] : [imei]));
    expect(imeis.length).toBeGreaterThan(570);
    for (const imei of imeis) {
      expect(imei).toMatch(/^\d{15}$/);
      expect(luhnSum(imei) % 10).toBe(0);
    }
    for (const { license_plate } of vehicles) expect(license_plate).toMatch(/^[BDFZ] [1-9]\d{3} [A-Z]{2,3}$/);
    expect(vehicles.filter(({ license_plate }) => !license_plate.startsWith('B')).length).toBeGreaterThan(30);
  });

  it('keeps phones as the contract does: a leading 0, at most 12 digits after +62', async () => {
    const rows = [
      ...(await db.selectFrom('company').select('phone').execute()),
      ...(await db.selectFrom('app_user').select('phone').execute()),
    ];
    for (const { phone } of rows) expect(phone).toMatch(/^0\d{8,12}$/);
  });

  it('rents vehicles as their contracts require: in force Rented to that tenant, ahead Booked, none Available', async () => {
    const held = await db
      .selectFrom('vehicle')
      .leftJoin('vehicle_contract_vehicle as link', 'link.vehicle_id', 'vehicle.id')
      .leftJoin('vehicle_contract as contract', 'contract.id', 'link.contract_id')
      .select(['vehicle.id', 'vehicle.rent_status', 'vehicle.tenant_id'])
      .select(['contract.tenant_id as renter', 'contract.start_date', 'contract.end_date'])
      .execute();
    const expected = new Map<number, { rent: number; tenant: number | null }>();
    for (const row of held) {
      const state = expected.get(row.id) ?? { rent: 0, tenant: null };
      const { start_date: start, end_date: end } = row;
      if (start !== null && end !== null && start <= today && end >= today) {
        expect(state.rent).not.toBe(1); // one contract at a time
        expected.set(row.id, { rent: 1, tenant: row.renter });
      } else if (start !== null && start > today && state.rent === 0) {
        expected.set(row.id, { rent: 2, tenant: null });
      } else expected.set(row.id, state);
    }
    const kinds = new Map<number, number>();
    for (const row of held) {
      expect({ rent: row.rent_status, tenant: row.tenant_id }).toEqual(expected.get(row.id));
      kinds.set(row.rent_status, (kinds.get(row.rent_status) ?? 0) + 1);
    }
    for (const status of [0, 1, 2]) expect(kinds.get(status)).toBeGreaterThan(50);
    expect(held.some(({ end_date }) => end_date !== null && end_date < today)).toBe(true);
  });

  it('gives no contract more vehicles than it may hold, and no vehicle two contracts at a time', async () => {
    const over = await sql`
      select c.id from vehicle_contract c join vehicle_contract_vehicle v on v.contract_id = c.id
      group by c.id having count(*) > c.total_vehicle`.execute(db);
    const twice = await sql`
      select a.vehicle_id from vehicle_contract_vehicle a join vehicle_contract_vehicle b
        on a.vehicle_id = b.vehicle_id and a.contract_id < b.contract_id
      join vehicle_contract ca on ca.id = a.contract_id join vehicle_contract cb on cb.id = b.contract_id
      where ca.start_date <= cb.end_date and cb.start_date <= ca.end_date`.execute(db);
    expect([over.rows, twice.rows]).toEqual([[], []]);
  });

  it('stands within 45 km of the centre of Jakarta, south of the bay', async () => {
    const positions = await db
      .selectFrom('vehicle_telemetry')
      .select(['latitude', 'longitude', 'address'])
      .execute();
    for (const { latitude, longitude, address } of positions) {
      expect(metresBetween({ latitude: -6.1764, longitude: 106.8271 }, { latitude, longitude })).toBeLessThan(
        45_000,
      );
      expect(latitude).toBeLessThan(-6.125);
      expect(address).toMatch(/^Jl\. .+ No\. \d+, .+ \d{5}$/);
    }
  });
});

const accounts = ['admin', 'supplier', 'supplier2', 'tenant', 'tenant2'].map((name) => `${name}@armada.test`);

describe('the demo users', () => {
  it('sign in with the demo password, and nobody else can sign in', async () => {
    const users = await db.selectFrom('app_user').select(['email', 'password_hash']).execute();
    const open = users.filter(({ password_hash }) => password_hash !== null);
    expect(open.map(({ email }) => email).sort()).toEqual([...accounts].sort());
    for (const { password_hash } of open)
      expect(await verifyPassword(password_hash, 'armada-demo')).toBe(true);
  });

  it('are of a supplier and of a tenant that rents from it, each with a colleague', async () => {
    const companyOf = async (email: string) =>
      (
        await db
          .selectFrom('app_user')
          .select('company_id')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      ).company_id;
    const [supplier, tenant] = [
      await companyOf('supplier@armada.test'),
      await companyOf('tenant@armada.test'),
    ];
    expect(await companyOf('supplier2@armada.test')).toBe(supplier);
    expect(await companyOf('tenant2@armada.test')).toBe(tenant);

    const count = async (where: { supplier_id?: number; tenant_id?: number }) => {
      let query = db.selectFrom('vehicle').select('id');
      if (where.supplier_id !== undefined) query = query.where('supplier_id', '=', where.supplier_id);
      if (where.tenant_id !== undefined) query = query.where('tenant_id', '=', where.tenant_id);
      return (await query.execute()).length;
    };
    const [all, owned, rented, both] = [
      await count({}),
      await count({ supplier_id: supplier }),
      await count({ tenant_id: tenant }),
      await count({ supplier_id: supplier, tenant_id: tenant }),
    ];
    expect(owned).toBeLessThan(all);
    expect(rented).toBeLessThan(owned);
    expect(both).toBeGreaterThan(5);
    expect(rented).toBeGreaterThan(both);
  });

  it('have about 25 notifications each, some unread, about vehicles they may see', async () => {
    for (const email of accounts) {
      const notices = await db
        .selectFrom('notification')
        .innerJoin('app_user', 'app_user.id', 'notification.user_id')
        .select(['notification.id', 'is_read', 'path', 'notification.created_at'])
        .where('email', '=', email)
        .orderBy('notification.id')
        .execute();
      expect(notices).toHaveLength(25);
      expect(notices.filter(({ is_read }) => !is_read).length).toBeGreaterThanOrEqual(5);
      for (const { path } of notices) {
        expect(path).toMatch(/^((vehicle|company-contract)\/manage\?record=|complaint\/maintanance\/)\d+$/);
      }
      expect(notices.map(({ created_at }) => created_at)).toEqual(
        notices.map(({ created_at }) => created_at).sort(),
      );
    }
    const strange = await sql`
      select n.id from notification n join app_user u on u.id = n.user_id join company c on c.id = u.company_id
      join vehicle v on n.path = 'vehicle/manage?record=' || v.id
      where c.company_type = 2 and v.supplier_id <> c.id or c.company_type = 3 and v.tenant_id is distinct from c.id`.execute(
      db,
    );
    expect(strange.rows).toEqual([]);
  });
});

describe('the complaints', () => {
  it('are some 60, of vehicles that their tenants rent; each demo user has several in every status', async () => {
    const { rows } = await sql<{ email: string; status: number; n: number }>`
      select u.email, t.status, count(*)::int as n from complaint t
      join app_user u on u.company_id in (t.supplier_id, t.tenant_id) and u.password_hash is not null
      group by 1, 2 having count(*) >= 3`.execute(db);
    const others = accounts.filter((email) => !email.startsWith('admin'));
    expect(rows.map(({ email, status }) => `${email} ${status}`).sort()).toEqual(
      others.flatMap((email) => [0, 1, 2, 3, 4].map((status) => `${email} ${status}`)).sort(),
    );
    const all = await db
      .selectFrom('complaint')
      .innerJoin('vehicle', 'vehicle.id', 'complaint.vehicle_id')
      .selectAll('complaint')
      .select('vehicle.tenant_id as renter')
      .execute();
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(all.filter(({ renter, tenant_id }) => renter !== tenant_id)).toEqual([]);
    expect(all.filter(({ is_overdue }) => is_overdue).length).toBeGreaterThan(5);
  });

  it('have the status of their recorded steps, none of which is in the future', async () => {
    const { rows } = await sql`
      select t.id from complaint t
      cross join lateral (
        select to_status, created_at from complaint_history h where h.complaint_id = t.id order by h.id desc limit 1
      ) last
      where t.status <> last.to_status or t.updated_at <> last.created_at or last.created_at > ${now}
        or exists (select 1 from complaint_comment c where c.complaint_id = t.id
          and (c.created_at > ${now} or c.created_at < t.created_at))`.execute(db);
    expect(rows).toEqual([]);
  });
});

describe('the seeding', () => {
  it('needs no changes by the first daily jobs: vehicles follow their contracts, reminders are sent', async () => {
    const { services, dailyJobs } = createServices(
      { db, events: undefined, secretsKeys: [], timeZone: 'Asia/Jakarta', clock: () => now },
      silentLog,
    );
    const state = () =>
      Promise.all([
        services.db.selectFrom('vehicle').selectAll().orderBy('id').execute(),
        services.db.selectFrom('notification').selectAll().orderBy('id').execute(),
      ]);
    const before = await state();
    await dailyJobs.run();
    expect(await state()).toEqual(before);
  });

  it('has stored every photo that a vehicle, a station, a complaint or a comment shows', async () => {
    const vehicles = await db.selectFrom('vehicle').select('photos').execute();
    const store = new DiskPhotoStore(filesDirectory);
    const stations = await db.selectFrom('charging_station').select('photos').execute();
    const complaints = await db.selectFrom('complaint').select('photos').execute();
    const comments = await db.selectFrom('complaint_comment').select('photos').execute();
    const shown = [...vehicles, ...stations, ...complaints, ...comments];
    const paths = new Set(shown.flatMap(({ photos }) => photos));
    expect(comments.some(({ photos }) => photos.length > 0)).toBe(true);
    expect(stations.every(({ photos }) => photos.length >= 1)).toBe(true);
    expect(vehicles.every(({ photos }) => photos.length >= 1 && photos.length <= 3)).toBe(true);
    const files = await Promise.all([...paths].map((path) => store.find(path)));
    expect(files).not.toContain(null);
    const [first] = files;
    if (!first) throw new Error('No photo was stored');
    const { format, width, height } = await sharp(await buffer(await first.read())).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 800, height: 600 });
    expect(
      (await readdir(filesDirectory, { recursive: true })).filter((name) => name.endsWith('.tmp')),
    ).toEqual([]);
  });

  it('has 40 charging stations around Jakarta, and every supplier has some', async () => {
    const stations = await db.selectFrom('charging_station').selectAll().execute();
    expect(stations).toHaveLength(40);
    for (const station of stations) {
      expect(metresBetween(station, { latitude: -6.2, longitude: 106.82 })).toBeLessThan(40_000);
    }
    const linked = await db.selectFrom('charging_station_company').select('company_id').distinct().execute();
    const suppliers = await db.selectFrom('company').select('id').where('company_type', '=', 2).execute();
    expect(linked.length).toBe(suppliers.length);
  });

  it('leaves the numbering ready for the next row, and the counters right', async () => {
    const vehicle = await db
      .selectFrom('vehicle')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const { id, plate_key: _generated, ...rest } = vehicle;
    const added = await db
      .insertInto('vehicle')
      .values({
        ...rest,
        license_plate: 'B 1 NEW',
        imei: null,
        serial_number: 'NEW',
        photos: JSON.stringify([]),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(added.id).toBe(id + 1);
    const counted = await sql<{ n: number }>`select sum(n)::int as n from vehicle_count`.execute(db);
    expect(counted.rows[0]?.n).toBe(id + 1);
  });
});

function luhnSum(number: string): number {
  return [...number].reverse().reduce((sum, figure, place) => {
    const value = Number(figure) * (place % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

describe('the trips of the last 30 days', () => {
  it('are driven by rented vehicles at speeds of a city, and end before the newest state', async () => {
    const { rows } = await sql<{ n: number; vehicles: number; bad: number; days: number }>`
      select count(*)::int as n, count(distinct trip.vehicle_id)::int as vehicles,
        count(distinct trip.started_at::date)::int as days,
        count(*) filter (where trip.average_speed not between 8 and 60 or trip.distance_km not between 1 and 60
          or trip.ended_at > last.gps_date or vehicle.rent_status <> 1 or trip.energy_cost <= 0)::int as bad
      from trip join vehicle on vehicle.id = trip.vehicle_id
      join vehicle_telemetry last on last.vehicle_id = vehicle.id`.execute(db);
    expect(rows[0]).toMatchObject({ bad: 0 });
    expect(rows[0]?.n).toBeGreaterThan(2000);
    expect(rows[0]?.vehicles).toBeGreaterThan(250);
    expect(rows[0]?.days).toBeGreaterThanOrEqual(30);
  });

  it('have readings without a gap from their beginning to their end', async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from trip
      where (select count(*) from vehicle_position p
          where p.vehicle_id = trip.vehicle_id and p.gps_date between trip.started_at and trip.ended_at)
        <> extract(epoch from trip.ended_at - trip.started_at) / 30 + 1`.execute(db);
    expect(rows[0]?.n).toBe(0);
  });
});
