-- Distributes the tables over the workers of a Citus cluster. Run it once on the coordinator, after the migrations
-- (docs/operations.md, "Past one primary: Citus"):
--
--   psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f upstream/src/database/citus/distribute.sql
--
-- It declares the placement of every table. distribute.test.ts runs it and checks the schema against Citus' documented restrictions.

begin;

-- `key`: the distribution column. Null: the table stays on the coordinator, an ordinary table of PostgreSQL.
create temporary table placement (name regclass primary key, key text);
insert into placement (name, key) values
  -- One row for each reading: nearly all of the data. A statement on it concerns one vehicle, or inserts.
  ('vehicle_position', 'vehicle_id');
insert into placement (name) values
  -- A unique key without the vehicle, triggers that count their rows, or a foreign key to such a table: Citus permits none of these on
  -- a distributed table.
  ('vehicle'), ('vehicle_telemetry'), ('trip'), ('vehicle_contract'), ('vehicle_contract_vehicle'),
  ('complaint'), ('complaint_comment'), ('complaint_history'),
  -- Those counters.
  ('vehicle_count'), ('vehicle_look_count'), ('vehicle_change'), ('table_change'), ('fleet_figure'), ('fleet_hour'), ('contract_supplier'),
  -- Small tables, which the tables above refer to. No distributed table is joined with them, so that workers need no copy.
  ('company'), ('sbu'), ('kp'), ('battery_model'), ('vehicle_model'), ('complaint_category'), ('complaint_reply'),
  ('charging_station'), ('charging_station_company'),
  -- Accounts and rights. Their triggers notify the data APIs, which listen on the coordinator.
  ('app_user'), ('notification_settings'), ('company_notification_defaults'), ('push_subscription'), ('user_type'), ('user_type_menu'), ('menu'), ('user_session'), ('user_preferences'), ('user_identity'), ('known_device'),
  ('api_token'), ('tracker_token'), ('password_link'), ('login_attempt'),
  -- Rows that are deleted after some time.
  ('tracker_device'), ('tracker_event'), ('notification'), ('idempotency_key'), ('export'), ('export_row'), ('loose_photo'),
  ('bulk_change'), ('bulk_change_row'), ('record_change'),
  -- Queues, whose rows are locked in order.
  ('task'), ('event_outbox'), ('event_dead_letter'), ('mail_outbox'),
  ('migration');

-- Stops before any row is copied when a table of a newer version is missing above.
do $$
declare
  unplaced text := (
    select string_agg(relname, ', ' order by relname) from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and oid not in (select name from placement));
begin
  if unplaced is not null then
    raise exception 'distribute.sql has no placement for: %', unplaced;
  end if;
end
$$;

-- A co-location group of its own; another table of the same vehicles would be added to it by `colocate_with => 'vehicle_position'`.
-- 64 shards can be spread over up to 64 workers. Each month's partition has as many.
select create_distributed_table('vehicle_position', 'vehicle_id', colocate_with => 'none', shard_count => 64);

commit;

-- The rows that were there have been copied to the workers.
select truncate_local_data_after_distributing_table('vehicle_position');
