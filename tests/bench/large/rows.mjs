import pg from 'pg';

/** Numbers of rows of a fleet, proportional to its number of vehicles. */
export const sizeOf = (vehicles) => ({
  vehicles,
  positions: vehicles * 5,
  complaints: Math.round(vehicles / 5),
  users: Math.max(100, Math.round(vehicles / 100)),
  suppliers: Math.round(vehicles / 5000),
  stations: Math.round(vehicles / 500),
});

/** Rows added before the vehicles: small suppliers with their batteries, models, categories and stations. */
export const companiesOf = ({ suppliers, stations }) => [
  `create temp table new_supplier as
     select n, (select max(id) from company) + n as id from generate_series(1, ${suppliers}) n`,
  `insert into company (id, company_type, name, email, phone, latitude, longitude, radius, total_vehicle, start_date, end_date, created_by)
     select id, 2, 'PT Armada Daerah ' || n, 'info@daerah' || n || '.test', '0212345678', -6.2 - n * 0.001, 106.8, 15000, 20000,
            current_date - 700, current_date + 900, 1
     from new_supplier`,
  `select setval(pg_get_serial_sequence('company', 'id'), (select max(id) from company))`,
  `insert into battery_model (company_id, name, battery_type, max_capacity, created_by)
     select id, 'Baterai ' || kind, kind % 2, 20000 + kind * 1000, 1 from new_supplier cross join generate_series(1, 2) kind`,
  `insert into vehicle_model (company_id, battery_model_id, name, max_mileage, power, top_speed, created_by)
     select s.id, b.id, 'Model ' || b.name, 80, 3000, 90, 1
     from new_supplier s join battery_model b on b.company_id = s.id`,
  `insert into complaint_category (company_id, name, description, sla, created_by)
     select id, (array['Rem','Baterai','Ban','Lampu','Motor'])[kind], 'Keluhan pada bagian itu', kind, 1
     from new_supplier cross join generate_series(1, 5) kind`,
  `insert into charging_station (name, facility, address, latitude, longitude, created_by)
     select 'SPKLU ' || n, 'Swap, Charge', 'Jalan Raya ' || n || ', Jakarta', -6.1 - n % 500 * 0.001, 106.7 + n % 400 * 0.001, 1
     from generate_series(1, ${stations}) n`,
  `insert into charging_station_company (station_id, company_id)
     select station.id, s.id
     from charging_station station
     join (select id, row_number() over (order by id) - 1 as n, count(*) over () as of from company where company_type = 2) s
       on (station.id + s.n) % s.of < 5
     on conflict do nothing`,
];

/** Rows added after the vehicles: users, trips with their positions, complaints with their comments, notifications. */
export const rowsOf = ({ positions, complaints, users }) => [
  `insert into app_user (company_id, user_type_id, name, email, username, phone, address, is_active, created_by, created_at)
     select c.id, case c.company_type when 1 then 1 when 2 then 2 + g % 2 else 4 + g % 2 end,
            (array['Adi','Budi','Citra','Dewi','Eko','Fitri','Gita','Hadi','Indra','Joko'])[1 + g % 10] || ' ' ||
            (array['Santoso','Wijaya','Pratama','Lestari','Saputra','Wibowo','Hidayat'])[1 + g / 10 % 7] || ' ' || g,
            'orang' || g || '@perusahaan' || c.id || '.test', 'orang' || g, '0812' || lpad(g::text, 8, '0'),
            'Jalan Melati ' || g % 300 || ', Jakarta', g % 20 > 0, 1, now() - g * interval '1 hour'
     from generate_series(1, ${users} - (select count(*)::int from app_user)) g
     cross join (select count(*) as of from company) companies
     join (select id, company_type, row_number() over (order by id) - 1 as n from company) c
       -- Half of the people work at the companies of the demo fleet.
       on c.n = case when g % 2 = 0 then g / 2 % 18 else hashint4(g) & 2147483647 end % companies.of`,
  // A trip of 50 readings for every tenth vehicle, at a time in the last four weeks.
  `create temp table travelled as
     select nextval('trip_id_seq') as id, v.id as vehicle_id, t.latitude, t.longitude,
            date_trunc('second', now() - (hashint4(v.id) & 2147483647) % 2419200 * interval '1 second' - interval '20 minutes') as started_at
     from vehicle v join vehicle_telemetry t on t.vehicle_id = v.id
     where v.id % 10 = 0 order by v.id limit ${Math.round(positions / 50)}`,
  `insert into trip (id, vehicle_id, started_at, ended_at, is_open, distance_km, speed_count, average_speed, max_speed,
                     energy_kwh, energy_cost, start_latitude, start_longitude, end_latitude, end_longitude, start_address, end_address)
     select id, vehicle_id, started_at, started_at + interval '980 seconds', false, 6.5, 50, 24, 52, 0.4, 987,
            latitude, longitude, latitude + 0.05, longitude, 'Jalan Merdeka, Jakarta', 'Jalan Melati, Jakarta'
     from travelled`,
  `insert into vehicle_position (vehicle_id, gps_date, latitude, longitude, speed, course, battery_percentage)
     select vehicle_id, started_at + n * interval '20 seconds', latitude + n * 0.001, longitude, 20 + n % 30, 0, 80 - n / 5
     from travelled cross join generate_series(0, 49) n order by vehicle_id, n`,
  `create temp table rented as
     select row_number() over (order by hashint4(id)) - 1 as n, id, supplier_id, tenant_id
     from vehicle where tenant_id is not null`,
  `analyze rented`,
  `create temp table raised as
     select g, r.id as vehicle_id, r.supplier_id, r.tenant_id, c.id as category_id, c.sla, c.name as about,
            (current_date - ((g - ${complaints})::bigint * -700 / ${complaints})::int) as day, hashint4(g + 7) & 2147483647 as chance
     from generate_series(1, ${complaints} - (select count(*)::int from complaint)) g
     cross join (select count(*) as of from rented) all_rented
     join rented r on r.n = g::bigint * 7919 % all_rented.of
     join lateral (
       select id, sla, name from complaint_category where company_id = r.supplier_id order by (id + g) % 5, id limit 1
     ) c on true`,
  `insert into complaint (supplier_id, tenant_id, category_id, vehicle_id, title, description, raised_on, estimation_date, status,
                          action, is_done, is_overdue, created_by, created_at, updated_by, updated_at)
     select supplier_id, tenant_id, category_id, vehicle_id, about || ' bermasalah ' || g, 'Sejak pagi ' || about || ' tidak normal',
            day, day + sla, status, case when status = 0 then null else chance / 100 % 4 / 3 end, status in (2, 4),
            status in (0, 1, 3) and day + sla < current_date, 1, day + chance % 86400 * interval '1 second', 1, day + interval '1 day'
     from raised
     cross join lateral (
       select case when chance % 100 < 70 then 4 when chance % 100 < 80 then 2 when chance % 100 < 88 then 0
                   when chance % 100 < 97 then 1 else 3 end as status
     ) s order by g`,
  `insert into complaint_comment (complaint_id, description, user_id, company_type, created_at)
     select c.id, (array['Mohon dicek','Sedang kami tangani'])[n], 1, 4 - n, c.created_at + n * interval '1 hour'
     from complaint c cross join generate_series(1, 2) n order by c.id, n`,
  `insert into notification (user_id, title, description, path, is_read, created_at)
     select u.id, 'New complaint', 'Keluhan nomor ' || n, 'complaint/maintanance', n < 17, now() - n * interval '1 hour'
     from generate_series(1, 20) n cross join app_user u order by n desc, u.id`,
];

/**
 * Runs statements on one connection, in one transaction.
 * @param {string} url @param {string[]} statements
 * @param {{isBare?: boolean}} [options] `isBare`: without triggers and foreign keys, for rows without counters
 */
export async function fill(url, statements, { isBare = false } = {}) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set work_mem = '256MB'`);
    await client.query('begin');
    if (isBare) await client.query('set local session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
