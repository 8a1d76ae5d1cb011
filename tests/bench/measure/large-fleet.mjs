import pg from 'pg';
import { startDataApi } from './data-api.mjs';

/** Statements that generate rows from the demo fleet's models, companies, contracts and places. */
const statements = [
  // The check digit of an IMEI, as in the demo fleet: every other digit from the right is doubled.
  `create function pg_temp.with_check_digit(body text) returns text language sql immutable as $$
     select body || (10 - sum(figure - case when figure > 9 then 9 else 0 end) % 10) % 10
     from (
       select substr(body, 15 - place, 1)::int * case when place % 2 = 1 then 2 else 1 end as figure
       from generate_series(1, 14) place
     ) figures
   $$`,
  `create temp table model_of as
     select row_number() over (order by m.id, weight) - 1 as n, m.id, m.company_id
     from vehicle_model m join company s on s.id = m.company_id
     -- The suppliers of the demo fleet, whose staff sign in, are large ones.
     cross join lateral generate_series(1, case when s.created_by is null then 10 else 1 end) weight`,
  // A large fleet has more tenants: additional ones for each supplier, each with a current contract.
  `create temp table customer as
     select row_number() over (order by s.id, n) + (select max(id) from company) as tenant_id,
            row_number() over (order by s.id, n) + (select max(id) from vehicle_contract) as contract_id,
            s.id as supplier_id
     from company s
     cross join lateral generate_series(1, case when s.created_by is null then $2::int else $2::int / 9 end) n
     where s.company_type = 2`,
  `insert into company (id, company_type, name, phone, latitude, longitude, radius, start_date, end_date, created_by)
     select tenant_id, 3, 'PT Pelanggan ' || tenant_id, '0211234567', -6.2, 106.8, 15000,
            current_date - 400, current_date + 900, 1
     from customer`,
  `insert into vehicle_contract (id, tenant_id, contract_no, start_date, end_date, total_vehicle, created_by)
     select contract_id, tenant_id, contract_id || '/ARM-SEWA/BESAR', current_date - 100, current_date + 300, 0, 1
     from customer`,
  `create temp table contract_of as
     select row_number() over (partition by supplier_id order by id) - 1 as n,
            count(*) over (partition by supplier_id) as of, supplier_id, id, tenant_id
     from (
       select distinct v.supplier_id, c.id, c.tenant_id
       from vehicle_contract c
       join vehicle_contract_vehicle held on held.contract_id = c.id
       join vehicle v on v.id = held.vehicle_id
       where current_date between c.start_date and c.end_date
       union all
       select supplier_id, contract_id, tenant_id from customer
     ) in_force`,
  // Multiplying by a number coprime to the modulus shuffles without repeating: the plates run through all of
  // B 1000 AAA to B 9999 ZZZ in no visible order.
  `create temp table invented as
     select g, (g::bigint * 48271 + 11) % (9000 * 12167) as shuffled, hashint4(g::int) & 2147483647 as chance
     from generate_series(1, $1::int + 5000) g`,
  `create temp table added as
     select row_number() over (order by i.g) + (select max(id) from vehicle) as id,
            m.company_id as supplier_id, m.id as model_id,
            case when i.chance % 100 < 60 then c.tenant_id end as tenant_id,
            case when i.chance % 100 < 60 then c.id end as contract_id,
            p.license_plate,
            pg_temp.with_check_digit('8699' || lpad(((i.g::bigint * 7368787) % 10000000000)::text, 10, '0')) as imei,
            'BNC-' || lpad(i.g::text, 9, '0') as serial_number,
            (array['Putih','Hitam','Merah','Biru','Hijau','Kuning','Oranye','Abu-abu'])[1 + (i.chance / 100) % 8] as color,
            2021 + (i.chance / 800) % 6 as year,
            case when i.chance % 100 < 60 then 1 when i.chance % 100 < 72 then 2 else 0 end as rent_status,
            case when (i.chance / 7) % 100 < 82 then 1 when (i.chance / 7) % 100 < 91 then 2
                 when (i.chance / 7) % 100 < 97 then 0 else 3 end as vehicle_status,
            now() - (330 * 1440 + i.chance % 1094400) * interval '1 minute' as created_at,
            i.chance
     from invented i
     join model_of m on m.n = (i.chance / 1000) % (select count(*) from model_of)
     join contract_of c on c.supplier_id = m.company_id and c.n = (i.chance / 50000) % c.of
     cross join lateral (
       select 'B ' || 1000 + i.shuffled % 9000 || ' ' ||
              substr('ABCDEFGHJKLMNPRSTUVWXYZ', 1 + (i.shuffled / 9000 % 23)::int, 1) ||
              substr('ABCDEFGHJKLMNPRSTUVWXYZ', 1 + (i.shuffled / 207000 % 23)::int, 1) ||
              substr('ABCDEFGHJKLMNPRSTUVWXYZ', 1 + (i.shuffled / 4761000 % 23)::int, 1) as license_plate
     ) p
     where not exists (select from vehicle v where v.license_plate = p.license_plate)
     order by i.g
     limit $1`,
  `insert into vehicle (id, supplier_id, model_id, tenant_id, license_plate, imei, serial_number, color, year,
                        rent_status, vehicle_status, created_by, created_at, updated_by, updated_at)
     select id, supplier_id, model_id, tenant_id, license_plate, imei, serial_number, color, year,
            rent_status, vehicle_status, 1, created_at, 1, created_at + (chance % 200000) * interval '1 minute'
     from added order by id`,
  `insert into vehicle_contract_vehicle (contract_id, vehicle_id)
     select contract_id, id from added where contract_id is not null order by id`,
  `update vehicle_contract set total_vehicle = 1000000`,
  `insert into vehicle_telemetry
       (vehicle_id, latitude, longitude, address, speed, course, battery_percentage, estimated_km, total_km, gps_date)
     select a.id, t.latitude, t.longitude, t.address, 0, a.chance % 360, a.chance % 101, 40, a.chance % 60000,
            now() - (a.chance % 3600) * interval '1 second'
     from added a
     join (select row_number() over (order by vehicle_id) - 1 as n, count(*) over () as of, * from vehicle_telemetry) t
       on t.n = a.chance % t.of`,
  ...['vehicle', 'company', 'vehicle_contract'].map(
    (name) => `select setval(pg_get_serial_sequence('${name}', 'id'), (select max(id) from ${name}))`,
  ),
];

/**
 * Adds vehicles to a database with the demo fleet until there are `total`, in the same proportions, with current contracts for the
 * rented ones. Indexes that belong to no constraint are built afterwards.
 * @param {string} url @param {number} total @param {number} [customers] additional tenants of each supplier
 */
export async function enlargeFleet(url, total, customers = 90) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set maintenance_work_mem = '512MB'`);
    await client.query(`set work_mem = '256MB'`);
    await client.query('set max_parallel_maintenance_workers = 2');
    const { rows: counted } = await client.query('select count(*)::int as n from vehicle');
    const { rows: indexes } = await client.query(
      `select indexname, indexdef from pg_indexes
       where tablename = 'vehicle' and indexdef not like 'CREATE UNIQUE%'`,
    );
    await client.query('begin');
    for (const { indexname } of indexes)
      await client.query(`drop index ${client.escapeIdentifier(indexname)}`);
    for (const statement of statements) {
      await client.query(
        statement.replace('$1', String(total - counted[0].n)).replace(/\$2/g, String(customers)),
      );
    }
    for (const { indexdef } of indexes) await client.query(indexdef);
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/**
 * A database with the demo fleet and further vehicles on a PostgreSQL, which is created when the server does not have it.
 * @param {string} server its URL @param {number} vehicles in all
 * @returns {Promise<string>} the database's URL
 */
export async function openLargeFleet(server, vehicles) {
  const name = `fleet_of_${vehicles}`;
  const url = new URL(server);
  url.pathname = name;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length > 0) return url.href;
    // Whole under its name or not there at all.
    const draft = new URL(server);
    draft.pathname = `${name}_draft`;
    await client.query(`drop database if exists ${name}_draft`);
    await client.query(`create database ${name}_draft`);
    await (await startDataApi(draft.href)).stop();
    await enlargeFleet(draft.href, vehicles);
    await client.query(`alter database ${name}_draft rename to ${name}`);
  } finally {
    await client.end();
  }
  return url.href;
}
