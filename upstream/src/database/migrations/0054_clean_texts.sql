-- Texts of before are stored as new ones are (`data-api/http/clean-text.ts`): composed characters, one kind of blank, nothing
-- invisible. A text that another row has then stays as it is, and the server's log lists it.
create function pg_temp.clean_text(given text) returns text language sql immutable as $$
  select case when position(E'\n' in seen) > 0 then seen else regexp_replace(seen, ' {2,}', ' ', 'g') end
  from (select btrim(normalize(
    regexp_replace(
      regexp_replace(
        regexp_replace(given, E'\r\n?|[\u0085\u2028\u2029]', E'\n', 'g'),
        E'[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u115f\u1160\u2800\u3164\uffa0]', ' ', 'g'),
      E'[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]',
      '', 'g'), NFC), E' \n') as seen) cleaned
$$;

do $$
declare
  place record;
  found record;
begin
  for place in
    select c.table_name, c.column_name from information_schema.columns c
    where c.table_schema = 'public' and c.data_type = 'text' and c.is_generated = 'NEVER'
      and (c.table_name, c.column_name) in (
        ('company', 'name'), ('company', 'email'), ('company', 'address'), ('company', 'phone'),
        ('app_user', 'name'), ('app_user', 'email'), ('app_user', 'username'), ('app_user', 'address'), ('app_user', 'office'),
        ('app_user', 'report_to'), ('user_type', 'name'), ('menu', 'name'), ('vehicle', 'license_plate'), ('vehicle', 'color'),
        ('vehicle', 'serial_number'), ('vehicle', 'tracker_id'), ('vehicle_model', 'name'), ('battery_model', 'name'),
        ('charging_station', 'name'), ('charging_station', 'address'), ('charging_station', 'facility'),
        ('complaint_category', 'name'), ('complaint_category', 'description'), ('complaint', 'title'),
        ('complaint', 'description'), ('vehicle_contract', 'contract_no'), ('complaint_comment', 'description'))
  loop
    for found in execute format(
      $q$select id, pg_temp.clean_text(%1$I) as clean from %2$I
        where %1$I ~ E'[^!-~ \n]|^ | $|  ' and pg_temp.clean_text(%1$I) <> %1$I order by id$q$,
      place.column_name, place.table_name)
    loop
      begin
        execute format('update %I set %I = $1 where id = $2', place.table_name, place.column_name)
          using found.clean, found.id;
      exception when unique_violation or check_violation then
        raise warning '%.% of row % looks like that of another row, and stays as it is',
          place.table_name, place.column_name, found.id;
      end;
    end loop;
  end loop;
end $$;
