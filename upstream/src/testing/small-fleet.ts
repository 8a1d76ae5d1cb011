import { sql } from 'kysely';
import { hashPassword } from '../data-api/security/password.js';
import type { Database } from '../database/open-database.js';

export const PASSWORD = 'a right password';

/** The people of the small fleet, by what they are. */
export const PEOPLE = {
  /** Administrator of the platform. */
  admin: 'admin@armada.test',
  /** Staff of supplier Andalas with every menu of a supplier. */
  supplier: 'supplier@andalas.test',
  /** A colleague. */
  supplierColleague: 'colleague@andalas.test',
  /** Staff of supplier Borneo. */
  otherSupplier: 'supplier@borneo.test',
  /** Staff of tenant Cepat, which rents vehicles of Andalas. */
  tenant: 'tenant@cepat.test',
  /** Staff of tenant Damai, whose contract is over. */
  otherTenant: 'tenant@damai.test',
  /** Staff of supplier Andalas without any menu. */
  clerk: 'clerk@andalas.test',
} as const;
export type Person = keyof typeof PEOPLE;

export interface SmallFleet {
  platform: number;
  andalas: number;
  borneo: number;
  cepat: number;
  damai: number;
  /** Battery and vehicle models, by their company. */
  battery: { andalas: number; borneo: number };
  model: { andalas: number; andalasSpare: number; borneo: number };
  /** The rows of Andalas, of Borneo, and of both. */
  station: { andalas: number; borneo: number; both: number };
  /** By plate. A1 and A2 are rented by Cepat, A3 was by Damai, A4 will be by Cepat. */
  vehicle: Record<'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'B1' | 'B2', number>;
  user: Record<Person, number>;
  /** Complaint categories: two of Andalas (3 days; not active) and one of Borneo. */
  category: Record<'brakes' | 'retired' | 'lights', number>;
  /** Open complaints: of Cepat about A1, and of Damai about A3, from when it rented it. */
  complaint: Record<'cepat' | 'damai', number>;
}

const EVERY_MENU = sql<number>`select id from menu where path is not null`;

/** Two suppliers, two tenants, seven vehicles, and people who may and may not see them. */
export async function plantSmallFleet(db: Database): Promise<SmallFleet> {
  // Of Jakarta, whose day begins seven hours before that of UTC.
  const day = (offset: number) =>
    new Date(Date.now() + 7 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);
  const company = async (name: string, type: number) => {
    const values = {
      name,
      company_type: type,
      email: `${name}@armada.test`.toLowerCase(),
      address: `Jalan ${name}`,
    };
    const more = { phone: `0811${type}`, start_date: day(-400), end_date: day(400), total_vehicle: 50 };
    return idOf(
      db
        .insertInto('company')
        .values({ ...values, ...more })
        .returning('id'),
    );
  };
  const platform = await company('Armada', 1);
  const andalas = await company('Andalas', 2);
  const borneo = await company('Borneo', 2);
  const cepat = await company('Cepat', 3);
  const damai = await company('Damai', 3);

  const battery = async (name: string, owner: number, capacity: number, type: number) => {
    const values = { name, company_id: owner, max_capacity: capacity, battery_type: type };
    return idOf(db.insertInto('battery_model').values(values).returning('id'));
  };
  const batteries = {
    andalas: await battery('Accu A', andalas, 20_000, 0),
    borneo: await battery('Accu B', borneo, 34_500, 1),
  };
  const model = async (name: string, owner: number, batteryModel: number) => {
    const values = { name, company_id: owner, battery_model_id: batteryModel, max_mileage: 120, power: 2000 };
    return idOf(
      db
        .insertInto('vehicle_model')
        .values({ ...values, top_speed: 75.5 })
        .returning('id'),
    );
  };
  const models = {
    andalas: await model('Angin', andalas, batteries.andalas),
    andalasSpare: await model('Awan', andalas, batteries.andalas),
    borneo: await model('Badai', borneo, batteries.borneo),
  };
  const station = async (name: string, facility: string, ...suppliers: readonly number[]) => {
    const values = { name, facility, address: `Jalan ${name}`, latitude: -6.2, longitude: 106.8 };
    const photos = JSON.stringify(['station.jpg']);
    const id = await idOf(
      db
        .insertInto('charging_station')
        .values({ ...values, photos })
        .returning('id'),
    );
    const links = suppliers.map((supplier) => ({ station_id: id, company_id: supplier }));
    await db.insertInto('charging_station_company').values(links).execute();
    return id;
  };
  const stations = {
    andalas: await station('SPKLU Anggrek', 'Mushola', andalas),
    borneo: await station('SPKLU Bakau', 'Kantin', borneo),
    both: await station('SPKLU Cempaka', 'Toilet', andalas, borneo),
  };
  const vehicle = async (plate: string, owner: number, modelId: number, more: Partial<VehicleMore> = {}) => {
    const values = {
      license_plate: `B 10${plate.slice(1)} ${plate.startsWith('A') ? 'AND' : 'BOR'}`,
      serial_number: `SN-${plate}`,
      supplier_id: owner,
      model_id: modelId,
      color: 'Hitam',
      year: 2024,
      rent_status: 0,
      vehicle_status: 1,
      ...more,
    };
    return idOf(db.insertInto('vehicle').values(values).returning('id'));
  };
  const vehicles = {
    A1: await vehicle('A1', andalas, models.andalas, {
      tenant_id: cepat,
      rent_status: 1,
      imei: '490154203237518',
    }),
    A2: await vehicle('A2', andalas, models.andalas, { tenant_id: cepat, rent_status: 1, color: 'Merah' }),
    A3: await vehicle('A3', andalas, models.andalas, { vehicle_status: 3, year: 2019 }),
    A4: await vehicle('A4', andalas, models.andalasSpare, { tenant_id: cepat, rent_status: 2 }),
    A5: await vehicle('A5', andalas, models.andalasSpare, { color: '100% Putih' }),
    B1: await vehicle('B1', borneo, models.borneo, { imei: '356938035643809' }),
    B2: await vehicle('B2', borneo, models.borneo, { vehicle_status: 2, color: 'Merah Muda' }),
  };
  const contract = async (
    number: string,
    tenant: number,
    from: number,
    to: number,
    held: readonly number[],
  ) => {
    const values = {
      contract_no: number,
      tenant_id: tenant,
      start_date: day(from),
      end_date: day(to),
      total_vehicle: 9,
    };
    const id = await idOf(db.insertInto('vehicle_contract').values(values).returning('id'));
    const rows = held.map((vehicleId) => ({ contract_id: id, vehicle_id: vehicleId }));
    await db.insertInto('vehicle_contract_vehicle').values(rows).execute();
  };
  await contract('IN-FORCE', cepat, -30, 30, [vehicles.A1, vehicles.A2]);
  await contract('OVER', damai, -90, -31, [vehicles.A3]);
  await contract('AHEAD', cepat, 31, 90, [vehicles.A4]);

  for (const [company_id, name, device_id] of [
    [andalas, 'Andalas', 'phone-a'],
    [borneo, 'Borneo', 'phone-b'],
  ] as const) {
    await sql`insert into tracker_token (company_id, name, token_hash)
      values (${company_id}, ${`Token of ${name}`}, ${`no token has this hash: ${name}`})`.execute(db);
    await sql`insert into tracker_device (company_id, device_id, first_seen, last_seen, counted_minute, readings)
      values (${company_id}, ${device_id}, now(), now(), now(), 0)`.execute(db);
  }

  const userType = async (name: string, type: number, menus: boolean, isAdmin = false) => {
    const values = { name, company_type: type, is_admin: isAdmin };
    const id = await idOf(db.insertInto('user_type').values(values).returning('id'));
    if (menus) {
      await sql`insert into user_type_menu (user_type_id, menu_id) select ${id}, id from (${EVERY_MENU}) m`.execute(
        db,
      );
    }
    return id;
  };
  const administrator = await userType('Administrator', 1, false, true);
  const supplierStaff = await userType('Supplier staff', 2, true);
  const tenantStaff = await userType('Tenant staff', 3, true);
  const clerkType = await userType('Clerk', 2, false);

  const passwordHash = await hashPassword(PASSWORD);
  const user = async (person: Person, companyId: number, typeId: number) => {
    const values = { name: `The ${person}`, email: PEOPLE[person], username: person, company_id: companyId };
    const more = {
      user_type_id: typeId,
      password_hash: passwordHash,
      phone: '08110001',
      address: 'Jalan Merdeka',
    };
    return idOf(
      db
        .insertInto('app_user')
        .values({ ...values, ...more })
        .returning('id'),
    );
  };
  const users = {
    admin: await user('admin', platform, administrator),
    supplier: await user('supplier', andalas, supplierStaff),
    supplierColleague: await user('supplierColleague', andalas, supplierStaff),
    otherSupplier: await user('otherSupplier', borneo, supplierStaff),
    tenant: await user('tenant', cepat, tenantStaff),
    otherTenant: await user('otherTenant', damai, tenantStaff),
    clerk: await user('clerk', andalas, clerkType),
  };
  const category = async (name: string, owner: number, sla: number, isActive = true) => {
    const values = { name, company_id: owner, description: `About ${name}`, sla, is_active: isActive };
    return idOf(db.insertInto('complaint_category').values(values).returning('id'));
  };
  const categories = {
    brakes: await category('Rem', andalas, 3),
    retired: await category('Radio', andalas, 9, false),
    lights: await category('Lampu', borneo, 5),
  };
  const complaint = async (title: string, vehicleId: number, tenant: number, by: number) => {
    const about = {
      supplier_id: andalas,
      tenant_id: tenant,
      vehicle_id: vehicleId,
      category_id: categories.brakes,
    };
    const content = { title, description: `${title} tidak pakem`, created_by: by, updated_by: by };
    const due = { raised_on: day(0), estimation_date: day(3) };
    return idOf(
      db
        .insertInto('complaint')
        .values({ ...about, ...content, ...due })
        .returning('id'),
    );
  };
  const complaints = {
    cepat: await complaint('Rem depan', vehicles.A1, cepat, users.tenant),
    damai: await complaint('Rem belakang', vehicles.A3, damai, users.otherTenant),
  };
  return {
    platform,
    andalas,
    borneo,
    cepat,
    damai,
    battery: batteries,
    model: models,
    station: stations,
    vehicle: vehicles,
    user: users,
    category: categories,
    complaint: complaints,
  };
}

interface VehicleMore {
  tenant_id: number;
  rent_status: number;
  vehicle_status: number;
  imei: string;
  color: string;
  year: number;
}

async function idOf(insert: { executeTakeFirstOrThrow(): Promise<{ id: number }> }): Promise<number> {
  return (await insert.executeTakeFirstOrThrow()).id;
}
