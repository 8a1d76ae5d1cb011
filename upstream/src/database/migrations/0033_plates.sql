-- Plates are compared and searched without spaces, case and punctuation.

-- What is compared of a plate: its letters and digits. Characters that are neither are listed by their code points and the case of
-- ASCII alone is ignored, so that an index does not depend on the locale. The program writes other letters in upper case.
create function plate_key_of(plate text) returns text language sql immutable parallel safe as $$
  select upper(regexp_replace(plate, '[\u0001-/:-@\[-`{-\u00bf\u2000-\u2bff\u3000-\u303f\ufeff]', '', 'g') collate "C")
$$;

drop index vehicle_license_plate_key;
drop index vehicle_license_plate_trgm;

alter table vehicle
  add column plate_key text not null generated always as (plate_key_of(license_plate)) stored,
  -- 0, or a number that distinguishes a vehicle from others that had its plate before this migration: those keep it.
  add column plate_duplicate integer not null default 0;

update vehicle v set license_plate = checked.plate, plate_duplicate = checked.n
from (
  select id, row_number() over (partition by plate_key order by id) - 1 as n,
    case when plate_key ~ '^[A-Z]{1,2}[0-9]{1,4}[A-Z]{1,3}$'
      then regexp_replace(plate_key, '^([A-Z]+)([0-9]+)([A-Z]+)$', '\1 \2 \3')
      else license_plate end as plate
  from vehicle
) checked
where checked.id = v.id and (checked.n > 0 or checked.plate <> v.license_plate);

create unique index vehicle_license_plate_key on vehicle (plate_key, plate_duplicate);
create index vehicle_license_plate on vehicle (license_plate, id); -- lists sorted by it
create index vehicle_plate_key_trgm on vehicle using gin (plate_key gin_trgm_ops);

-- A vehicle that gets a plate takes the number of one that has it, so that the unique index refuses it.
create function plate_given() returns trigger language plpgsql as $$
begin
  new.plate_duplicate := coalesce((
    select min(v.plate_duplicate) from vehicle v
    where v.plate_key = plate_key_of(new.license_plate) and v.id <> new.id), 0);
  return new;
end
$$;
create trigger plate_given_insert before insert on vehicle for each row execute function plate_given();
create trigger plate_given_update before update of license_plate on vehicle for each row
  when (plate_key_of(old.license_plate) <> plate_key_of(new.license_plate)) execute function plate_given();
