-- A dashboard of a million vehicles, and lists of hundreds of thousands of complaints: triggers keep the dashboard's figures by
-- supplier, and indexes serve the sort orders and filters of the lists.

-- The supplier of the vehicle, in its state.
alter table vehicle_telemetry add column supplier_id integer;
update vehicle_telemetry last set supplier_id = v.supplier_id from vehicle v where v.id = last.vehicle_id;
alter table vehicle_telemetry alter column supplier_id set not null;

create function telemetry_of_supplier() returns trigger language plpgsql as $$
begin
  select v.supplier_id into new.supplier_id from vehicle v where v.id = new.vehicle_id;
  return new;
end
$$;
create trigger telemetry_of_supplier before insert on vehicle_telemetry
  for each row execute function telemetry_of_supplier();

create function telemetry_goes_along() returns trigger language plpgsql as $$
begin
  update vehicle_telemetry set supplier_id = new.supplier_id where vehicle_id = new.id;
  return null;
end
$$;
create trigger telemetry_goes_along after update of supplier_id on vehicle
  for each row when (old.supplier_id <> new.supplier_id) execute function telemetry_goes_along();

-- Numbers of a supplier's vehicles by what they reported last:
--   battery  bucket: 0 low, 1 medium, 2 high, 3 not known
--   moved    bucket: the hour of moved_at, counted from 1970; total: trip_speed of those that have one, `valued` of them
--   day      bucket: the day of day_km, counted from 1970; total: day_km of those that drove, `valued` of them
create table fleet_figure (
  figure text not null check (figure in ('battery', 'moved', 'day')),
  bucket integer not null,
  supplier_id integer not null,
  n bigint not null,
  valued bigint not null,
  total numeric not null, -- added to and taken from for years: exact, as a float would not stay
  primary key (figure, bucket, supplier_id)
) with (fillfactor = 50);

-- What one state adds to these numbers.
create function figures_of(battery float8, moved_at timestamptz, trip_speed float8, day date, day_km float8)
returns table (figure text, bucket integer, valued integer, total numeric) language sql immutable as $$
  select * from (values
    ('battery', case when battery >= 80 then 2 when battery >= 50 then 1 when battery < 50 then 0 else 3 end, 0, 0::numeric),
    ('moved', floor(extract(epoch from moved_at) / 3600)::integer, (trip_speed is not null)::integer, coalesce(trip_speed, 0)::numeric),
    ('day', day - date '1970-01-01', (day_km > 0)::integer, day_km::numeric)
  ) part (figure, bucket, valued, total)
  where bucket is not null
$$;

create function fleet_figures_kept() returns trigger language plpgsql as $$
declare
  -- It does not read a transition table that an event lacks.
  changes text := concat_ws(' union all ',
    case when tg_op <> 'DELETE' then 'select 1 as sign, s.* from added s' end,
    case when tg_op <> 'INSERT' then 'select -1 as sign, s.* from removed s' end);
begin
  if tg_op = 'TRUNCATE' then
    delete from fleet_figure;
    return null;
  end if;
  -- One transaction at a time: two that change the same figures in several statements would deadlock.
  perform pg_advisory_xact_lock(4100004);
  execute format($sql$
    insert into fleet_figure as f (figure, bucket, supplier_id, n, valued, total)
    select part.figure, part.bucket, c.supplier_id, sum(c.sign), sum(c.sign * part.valued), sum(c.sign * part.total)
    from (%s) c
    cross join lateral figures_of(c.battery_percentage, c.moved_at, c.trip_speed, c.day, c.day_km) part
    group by 1, 2, 3 having sum(c.sign) <> 0 or sum(c.sign * part.valued) <> 0 or sum(c.sign * part.total) <> 0
    order by 1, 2, 3
    on conflict (figure, bucket, supplier_id) do update
      set n = f.n + excluded.n, valued = f.valued + excluded.valued, total = f.total + excluded.total
  $sql$, changes);
  return null;
end
$$;
create trigger fleet_figures_insert after insert on vehicle_telemetry
  referencing new table as added for each statement execute function fleet_figures_kept();
create trigger fleet_figures_delete after delete on vehicle_telemetry
  referencing old table as removed for each statement execute function fleet_figures_kept();
create trigger fleet_figures_truncate after truncate on vehicle_telemetry
  for each statement execute function fleet_figures_kept();
create trigger fleet_figures_update after update on vehicle_telemetry
  referencing new table as added old table as removed for each statement execute function fleet_figures_kept();

insert into fleet_figure (figure, bucket, supplier_id, n, valued, total)
select part.figure, part.bucket, c.supplier_id, count(*), sum(part.valued), sum(part.total)
from vehicle_telemetry c
cross join lateral figures_of(c.battery_percentage, c.moved_at, c.trip_speed, c.day, c.day_km) part
group by 1, 2, 3;

-- The newest states first, and those that moved last about a day ago.
create index vehicle_telemetry_newest on vehicle_telemetry (gps_date, vehicle_id);
create index vehicle_telemetry_moved on vehicle_telemetry (moved_at);

-- Lists of vehicles sorted by who created and changed them.
create index vehicle_created_by on vehicle (created_by, id);
create index vehicle_updated_by on vehicle (updated_by, id);

-- Lists of complaints, sorted and filtered.
create index complaint_title on complaint (title, id);
create index complaint_estimation on complaint (estimation_date, id);
create index complaint_action on complaint (action, id);
create index complaint_created on complaint (created_at, id);
create index complaint_updated on complaint (updated_at, id);
create index complaint_overdue on complaint (is_overdue, id);
create index complaint_supplier_status on complaint (supplier_id, status, id);
create index complaint_tenant_status on complaint (tenant_id, status, id);
create index complaint_created_by on complaint (created_by, id);
create index complaint_updated_by on complaint (updated_by, id);

-- People by name: lists that are sorted by who created or changed a row read them in this order.
create index app_user_name on app_user (name, id);

-- Shows whether a table changed since its rows were counted, as vehicle_change does for vehicles; in stripes as there.
create table table_change (
  table_name text not null,
  stripe integer not null,
  n bigint not null,
  primary key (table_name, stripe)
);
create function table_changed() returns trigger language plpgsql as $$
begin
  insert into table_change as c (table_name, stripe, n) values (tg_table_name, pg_backend_pid() % 64, 1)
  on conflict (table_name, stripe) do update set n = c.n + 1;
  return null;
end
$$;
create trigger table_changed after insert or update or delete on complaint
  for each statement execute function table_changed();
create trigger table_changed after insert or update or delete on app_user
  for each statement execute function table_changed();
