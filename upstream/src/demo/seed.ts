import { type Insertable, sql } from 'kysely';
import { recordRun } from '../data-api/jobs/daily-jobs.js';
import { hashPassword } from '../data-api/security/password.js';
import { contractNoticesJob } from '../data-api/vehicle-contract/contract-jobs.js';
import { lockUntilCommit } from '../database/advisory-lock.js';
import type { Database } from '../database/open-database.js';
import type { Tables } from '../database/tables.js';
import type { PhotoStore } from '../file-service/photo-store.js';
import { dateAfter } from './calendar.js';
import { type Fleet, inventFleet } from './fleet.js';
import { insertTrips, inventTrips } from './movement/trips.js';
import { demoAccounts, demoPassword } from './people.js';
import { renderEvidence, renderStation, renderVehicle } from './pictures.js';
import { units } from './units.js';

export interface DemoOptions {
  /** The file service's store, into which the photos are written. */
  photos: PhotoStore;
  /** The same seed gives the same fleet. */
  seed?: number;
  /** The time that the fleet's dates lie around; the current moment unless given. */
  now?: Date;
  /** Called before an empty database is filled. */
  onFill?: () => void;
}

/** The key of the advisory lock, the same in every process. */
const LOCK = 4_100_004;

/**
 * Fills an empty database, one that has no company yet, with a lifelike fleet in and around Jakarta: companies and their staff,
 * models, vehicles, contracts, positions, complaints, notifications, and the photos that go with them. All rows or none; of several
 * data APIs that start at once one does it and the others wait.
 */
export async function seedDemo(db: Database, options: DemoOptions): Promise<void> {
  const isEmpty = async (on: Database) =>
    (await on.selectFrom('company').select('id').limit(1).executeTakeFirst()) === undefined;
  if (!(await isEmpty(db))) return;
  await db.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, LOCK);
    if (!(await isEmpty(transaction))) return;
    options.onFill?.();
    await fill(transaction, options);
  });
}

async function fill(db: Database, options: DemoOptions): Promise<void> {
  const now = options.now ?? new Date();
  const fleet = inventFleet({ seed: options.seed ?? 62, now });
  const passwordHash = await hashPassword(demoPassword);
  // The database and the photos are filled at the same time; the rows are committed after both.
  const photos = storeAllPhotos(fleet, options.photos);
  photos.catch(() => undefined); // reported below
  const { vehicles, telemetry, vehicleModels: models } = fleet;
  const trips = inventTrips({ vehicles, telemetry, models }, { seed: options.seed ?? 62, now });
  await insertFleet(db, fleet, passwordHash, now);
  await insertTrips(db, trips, now);
  await photos;
}

async function storeAllPhotos(fleet: Fleet, store: PhotoStore): Promise<void> {
  await storePhotos(fleet.pictures, renderVehicle, store);
  await storePhotos(fleet.stationPictures, renderStation, store);
  await storePhotos(fleet.complaints.pictures, renderEvidence, store);
}

const rowsOf = <Row>(parts: readonly { row: Row }[]): Row[] => parts.map(({ row }) => row);

async function insertFleet(db: Database, fleet: Fleet, passwordHash: string, now: Date): Promise<void> {
  // Only the accounts that are meant to be tried can sign in.
  const users = fleet.users.map((user) =>
    demoAccounts.some((account) => account === user.email) ? { ...user, password_hash: passwordHash } : user,
  );
  const insert = async <T extends keyof Tables>(table: T, rows: readonly Insertable<Tables[T]>[]) => {
    await db.insertInto(table).values(rows).execute();
    // Rows that came with their ids: the next row gets the id after the highest.
    if (rows.some((row) => 'id' in row))
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
        db,
      );
  };
  const menus = await db.selectFrom('menu').select(['id', 'parent_id', 'code']).execute();
  const permissions = fleet.userTypes.flatMap(({ row, menus: codes }) => {
    const granted = menus.filter(({ code }) => codes.some((granted) => granted === code));
    // A menu is reached through its group.
    const ids = new Set(
      granted.flatMap(({ id, parent_id }) => (parent_id === null ? [id] : [parent_id, id])),
    );
    return [...ids].map((menu_id) => ({ user_type_id: row.id, menu_id }));
  });
  const held = fleet.contracts.flatMap(({ row, vehicles }) =>
    vehicles.map((vehicle) => ({ contract_id: row.id, vehicle_id: vehicle.row.id })),
  );

  const { sbu, kp } = units(fleet.companies);
  const { categories, complaints, comments, history } = fleet.complaints;
  const stationCompanies = fleet.stations.flatMap(({ row, suppliers }) =>
    suppliers.map((company_id) => ({ station_id: row.id, company_id })),
  );
  // In the order of their references.
  await insert('company', fleet.companies);
  await insert('sbu', sbu);
  await insert('kp', kp);
  await insert('user_type', rowsOf(fleet.userTypes));
  await insert('user_type_menu', permissions);
  await insert('app_user', users);
  await insert('battery_model', fleet.batteryModels);
  await insert('vehicle_model', fleet.vehicleModels);
  await insert('vehicle', fleet.vehicles);
  await insert('vehicle_telemetry', fleet.telemetry);
  await insert('vehicle_contract', rowsOf(fleet.contracts));
  await insert('vehicle_contract_vehicle', held);
  await insert('charging_station', rowsOf(fleet.stations));
  await insert('charging_station_company', stationCompanies);
  await insert('complaint_category', categories);
  await insert('complaint', complaints);
  await insert('complaint_comment', comments);
  await insert('complaint_history', history);
  await insert('notification', fleet.notifications);
  // Today's reminders are among the notifications already; the job may have run before, while there was no fleet.
  await recordRun(db, contractNoticesJob.name, dateAfter(now, 0));
}

/** Stores the pictures that the store does not have yet, a few at a time. */
async function storePhotos<Picture>(
  pictures: Map<string, Picture>,
  render: (picture: Picture) => Promise<Buffer>,
  store: PhotoStore,
): Promise<void> {
  const waiting = [...pictures];
  const storeNext = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [path, picture] = next;
      if ((await store.find(path)) === null) await store.save(path, await render(picture), { flush: false });
    }
  };
  await Promise.all([storeNext(), storeNext(), storeNext()]);
}
