const vehicleColumns = `
  t.id, t.supplier_id, supplier.name as supplier_name, t.tenant_id, tenant.name as tenant_name, t.model_id,
  model.name as model_name, t.imei, t.license_plate, t.serial_number, t.color, t.year, t.rent_status, t.vehicle_status, t.photos,
  battery.name as battery_name, battery.battery_type::text, battery.max_capacity,
  case when telemetry.vehicle_id is not null then json_build_object('latitude', telemetry.latitude, 'longitude', telemetry.longitude,
    'address', telemetry.address, 'speed', telemetry.speed, 'course', telemetry.course,
    'batteryPercentage', telemetry.battery_percentage, 'estimatedKm', telemetry.estimated_km, 'totalKm', telemetry.total_km,
    'gpsDate', telemetry.gps_date) end as telemetry,
  (select json_build_object('id', contract.id, 'contractNo', contract.contract_no, 'companyTenantName', holder.name,
      'startDate', contract.start_date, 'endDate', contract.end_date)
    from vehicle_contract_vehicle held
    join vehicle_contract contract on contract.id = held.contract_id and contract.end_date >= current_date
    join company holder on holder.id = contract.tenant_id
    where held.vehicle_id = t.id order by contract.start_date limit 1) as contract,
  creator.name as created_by, t.created_at, updater.name as updated_by, t.updated_at, t.version`;

const vehicleJoins = `
  join company supplier on supplier.id = t.supplier_id
  left join company tenant on tenant.id = t.tenant_id
  join vehicle_model model on model.id = t.model_id
  left join battery_model battery on battery.id = model.battery_model_id
  left join vehicle_telemetry telemetry on telemetry.vehicle_id = t.id
  left join app_user creator on creator.id = t.created_by
  left join app_user updater on updater.id = t.updated_by`;

const list = (size) => ({
  text: `select ${vehicleColumns}
    from (select id from vehicle order by id desc limit ${size}) cut join vehicle t on t.id = cut.id ${vehicleJoins}
    order by t.id desc`,
  parameters: () => [[]],
});

const one = (given) => [[given]];

/**
 * By the name of a request of stack.mjs: the statement, and the values of each time that a request sends it.
 * @type {Record<string, {text: string, parameters: (given: number) => unknown[][]}>}
 */
export const statements = {
  'list-20': list(20),
  'list-100': list(100),
  vehicle: {
    text: `select ${vehicleColumns}, row_to_json(model) as model, row_to_json(supplier) as supplier, row_to_json(tenant) as tenant
      from vehicle t ${vehicleJoins} where t.id = $1`,
    parameters: one,
  },
  dashboard: {
    text: `select
      (select json_agg(counted) from (
        select rent_status, vehicle_status, sum(n) as n from vehicle_count group by 1, 2) counted) as counts,
      (select avg(trip_speed) from vehicle_telemetry where moved_at > now() - interval '24 hours') as average_speed,
      (select sum(day_km) from vehicle_telemetry where day = current_date) as distance,
      (select json_agg(battery) from (
        select bucket, sum(n) as n from fleet_figure where figure = 'battery' group by 1) battery) as batteries,
      (select json_agg(latest) from (
        select t.vehicle_id, t.supplier_id, supplier.name as supplier_name, t.license_plate, model.name as model_name, t.speed,
          t.course, t.battery_percentage, t.total_km, t.gps_date, t.latitude, t.longitude
        from (select * from vehicle_telemetry order by gps_date desc, vehicle_id desc limit 20) t
        join vehicle v on v.id = t.vehicle_id join company supplier on supplier.id = t.supplier_id
        join vehicle_model model on model.id = v.model_id) latest) as latest,
      (select json_agg(position) from (
        select t.vehicle_id, t.license_plate, t.latitude, t.longitude, t.supplier_id, supplier.name as supplier_name, t.gps_date,
          t.speed, t.course
        from (select * from vehicle_telemetry order by gps_date desc, vehicle_id desc limit 10000) t
        join company supplier on supplier.id = t.supplier_id) position) as positions`,
    parameters: () => [[]],
  },
  complaint: {
    text: `select t.*, supplier.name as supplier_name, tenant.name as tenant_name, category.name as category_name,
        vehicle.license_plate, creator.name as created_by_name, updater.name as updated_by_name,
        (select json_agg(comment) from (
          select c.*, u.name from complaint_comment c left join app_user u on u.id = c.user_id
          where c.complaint_id = t.id order by c.id desc limit 50) comment) as comments,
        (select count(*) from complaint_comment c where c.complaint_id = t.id) as comment_count,
        (select json_agg(step) from (
          select h.*, u.name from complaint_history h left join app_user u on u.id = h.user_id
          where h.complaint_id = t.id order by h.id) step) as history
      from complaint t
      join company supplier on supplier.id = t.supplier_id join company tenant on tenant.id = t.tenant_id
      join complaint_category category on category.id = t.category_id join vehicle on vehicle.id = t.vehicle_id
      left join app_user creator on creator.id = t.created_by left join app_user updater on updater.id = t.updated_by
      where t.id = $1`,
    parameters: one,
  },
  save: {
    // Its event waits, so that the data API that shares the database does not send it: not longer than a retry may, which would be sent.
    text: `with changed as (
        update vehicle set vehicle_status = $2, color = color, year = year, photos = photos, updated_at = now(), version = version + 1
        where id = $1 returning id, version)
      insert into task (kind, key, payload, next_attempt_at)
      select 'event', 'vehicle:' || id, jsonb_build_object('version', version, 'status', $2::integer), now() + interval '5 minutes'
      from changed returning id`,
    parameters: (given) => [
      [given, 2],
      [given, 1],
    ],
  },
};
