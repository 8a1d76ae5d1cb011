-- Searches in lists of a million vehicles: counters by colour and year, and a counter of changes that shows whether an earlier
-- count still holds.

-- A supplier's vehicles of a colour.
create index vehicle_supplier_color on vehicle (supplier_id, color, id);

-- How many vehicles of each colour and year there are.
create table vehicle_look_count (
  supplier_id integer not null,
  color text not null,
  year integer not null,
  n bigint not null,
  primary key (supplier_id, color, year)
);
insert into vehicle_look_count (supplier_id, color, year, n)
  select supplier_id, color, year, count(*) from vehicle group by 1, 2, 3;

-- The sum is the number of statements that changed vehicles. In stripes, one for each connection (or few), so that
-- transactions do not wait for each other.
create table vehicle_change (
  stripe integer primary key,
  n bigint not null
);

create function vehicle_looks_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into vehicle_look_count as c (supplier_id, color, year, n)
    select supplier_id, color, year, count(*) from added group by 1, 2, 3 order by 1, 2, 3
    on conflict (supplier_id, color, year) do update set n = c.n + excluded.n;
  elsif tg_op = 'DELETE' then
    insert into vehicle_look_count as c (supplier_id, color, year, n)
    select supplier_id, color, year, -count(*) from removed group by 1, 2, 3 order by 1, 2, 3
    on conflict (supplier_id, color, year) do update set n = c.n + excluded.n;
  else
    insert into vehicle_look_count as c (supplier_id, color, year, n)
    select supplier_id, color, year, sum(change)
    from (
      select supplier_id, color, year, 1 as change from added
      union all
      select supplier_id, color, year, -1 from removed
    ) changes
    group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
    on conflict (supplier_id, color, year) do update set n = c.n + excluded.n;
  end if;
  insert into vehicle_change as c (stripe, n) values (pg_backend_pid() % 64, 1)
  on conflict (stripe) do update set n = c.n + 1;
  return null;
end
$$;
create trigger vehicle_looks_counted_insert after insert on vehicle
  referencing new table as added for each statement execute function vehicle_looks_counted();
create trigger vehicle_looks_counted_delete after delete on vehicle
  referencing old table as removed for each statement execute function vehicle_looks_counted();
create trigger vehicle_looks_counted_update after update on vehicle
  referencing new table as added old table as removed for each statement execute function vehicle_looks_counted();
