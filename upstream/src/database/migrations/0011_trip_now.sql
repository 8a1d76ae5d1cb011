-- The row of an open trip is not updated with every reading; the vehicle's state, which is, holds its progress. This view joins
-- both.
create view trip_now as
select t.id, t.vehicle_id, t.started_at, t.is_open,
  coalesce((last.trip ->> 'endedAt')::timestamptz, t.ended_at) as ended_at,
  coalesce((last.trip ->> 'distanceKm')::float8, t.distance_km) as distance_km,
  coalesce((last.trip ->> 'speedCount')::integer, t.speed_count) as speed_count,
  coalesce((last.trip ->> 'speedSum')::float8 / nullif((last.trip ->> 'speedCount')::integer, 0), t.average_speed)
    as average_speed,
  coalesce((last.trip ->> 'maxSpeed')::float8, t.max_speed) as max_speed,
  coalesce((last.trip ->> 'energyKwh')::float8, t.energy_kwh) as energy_kwh,
  coalesce((last.trip ->> 'energyCost')::float8, t.energy_cost) as energy_cost,
  t.start_latitude, t.start_longitude,
  coalesce((last.trip ->> 'endLatitude')::float8, t.end_latitude) as end_latitude,
  coalesce((last.trip ->> 'endLongitude')::float8, t.end_longitude) as end_longitude,
  t.start_address, t.end_address
from trip t
left join vehicle_telemetry last
  on last.vehicle_id = t.vehicle_id and t.is_open and (last.trip ->> 'id')::bigint = t.id;
