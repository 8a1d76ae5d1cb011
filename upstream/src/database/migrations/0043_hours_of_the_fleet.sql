-- What the fleet drove in each hour of a day, for its course on the dashboard. Kept by supplier and by the tenant that rents the
-- vehicle at that time, 0: none. Rows of the days before are deleted.
create table fleet_hour (
  supplier_id integer not null,
  tenant_id integer not null,
  hour timestamptz not null, -- at which it begins, counted from the begin of the day in the fleet's time zone
  km double precision not null,
  speed_count bigint not null, -- readings over 3 km/h
  speed_sum double precision not null, -- of those readings, km/h
  primary key (supplier_id, tenant_id, hour)
) with (fillfactor = 50);
create index fleet_hour_tenant on fleet_hour (tenant_id, hour);
create index fleet_hour_hour on fleet_hour (hour);
