-- Telemetry: every reading, the trips made of them, and the newest state of each vehicle (contract, section 4).
-- Positions and trips have a partition for each month, so that old ones are deleted by dropping a table.

-- A vehicle has one reading a moment: the key detects repeated ones. No foreign key to vehicle: it would be looked up for
-- each of thousands of rows a second, and vehicles are never deleted.
create table vehicle_position (
  vehicle_id integer not null,
  gps_date timestamptz not null,
  latitude double precision not null,
  longitude double precision not null,
  speed double precision, -- km/h
  course double precision, -- degrees from north
  battery_percentage double precision,
  odometer_km double precision,
  primary key (vehicle_id, gps_date)
) partition by range (gps_date);

create sequence trip_id_seq;
create table trip (
  id bigint not null default nextval('trip_id_seq'),
  vehicle_id integer not null references vehicle (id),
  started_at timestamptz not null,
  ended_at timestamptz not null, -- of one that goes on: its last reading
  is_open boolean not null,
  distance_km double precision not null,
  speed_count integer not null, -- readings over 3 km/h
  average_speed double precision not null, -- km/h, of those readings
  max_speed double precision not null, -- km/h
  energy_kwh double precision not null,
  energy_cost double precision not null, -- rupiah
  start_latitude double precision not null,
  start_longitude double precision not null,
  end_latitude double precision not null,
  end_longitude double precision not null,
  start_address text, -- null until the geocoder was called
  end_address text,
  primary key (id, started_at)
) partition by range (started_at);
alter sequence trip_id_seq owned by trip.id;
create index trip_vehicle on trip (vehicle_id, started_at);
-- Trips whose addresses are to be looked up; '' means that the geocoder found none.
create index trip_start_address on trip (id) where start_address is null;
create index trip_end_address on trip (id) where end_address is null and not is_open;

-- Makes the partition of a month, `trip_2026_11`, when there is none yet. Months begin at 00:00 UTC.
create function make_month(parent text, month date) returns void language plpgsql as $$
begin
  execute format('create table if not exists %I partition of %I for values from (%L) to (%L)',
    parent || to_char(month, '_YYYY_MM'), parent,
    to_char(month, 'YYYY-MM-DD') || ' 00:00+00', to_char(month + interval '1 month', 'YYYY-MM-DD') || ' 00:00+00');
end
$$;
select make_month(parent, (date_trunc('month', now() at time zone 'UTC') + n * interval '1 month')::date)
from unnest(array['vehicle_position', 'trip']) parent, generate_series(-2, 2) n;

-- What a vehicle's next reading is compared with, besides what is shown of it. The fill factor leaves space for updates within the
-- page of a row, without changes of an index.
alter table vehicle_telemetry
  add column odometer_km double precision, -- as last sent; total_km is counted on where none is
  add column moved_at timestamptz, -- its last reading over 3 km/h
  add column trip_speed double precision, -- average of the latest trip, km/h
  add column rest_since timestamptz, -- of the trip under way
  add column trip jsonb, -- the trip under way; null: none
  add column is_travelling boolean not null default false, -- whether there is one, for the indexes below
  add column day date, -- of day_km, in the fleet's time zone
  add column day_km double precision not null default 0,
  add column fence_tenant_id integer, -- whose circle is_outside is of
  add column is_outside boolean, -- null: not known yet
  set (fillfactor = 60);
create index vehicle_telemetry_address on vehicle_telemetry (vehicle_id) where address is null and not is_travelling;
create index vehicle_telemetry_trip on vehicle_telemetry (vehicle_id) where is_travelling;
