-- The dashboard's map shows 10,000 positions with their plates: each was looked up in a table of a million. A state now has the plate
-- of its vehicle, as it has its supplier.
alter table vehicle_telemetry add column license_plate text;
-- This update does not change the figures.
alter table vehicle_telemetry disable trigger fleet_figures_update;
update vehicle_telemetry last set license_plate = v.license_plate from vehicle v where v.id = last.vehicle_id;
alter table vehicle_telemetry enable trigger fleet_figures_update;
alter table vehicle_telemetry alter column license_plate set not null;

drop trigger telemetry_of_supplier on vehicle_telemetry;
drop function telemetry_of_supplier();
create function telemetry_of_vehicle() returns trigger language plpgsql as $$
begin
  -- Locked as the foreign key locks it anyway: without the lock a concurrent change of the vehicle would not reach its state.
  select v.supplier_id, v.license_plate into new.supplier_id, new.license_plate
  from vehicle v where v.id = new.vehicle_id for key share;
  return new;
end
$$;
create trigger telemetry_of_vehicle before insert on vehicle_telemetry
  for each row execute function telemetry_of_vehicle();

drop trigger telemetry_goes_along on vehicle;
create or replace function telemetry_goes_along() returns trigger language plpgsql as $$
begin
  update vehicle_telemetry set supplier_id = new.supplier_id, license_plate = new.license_plate where vehicle_id = new.id;
  return null;
end
$$;
create trigger telemetry_goes_along after update of supplier_id, license_plate on vehicle
  for each row when (old.supplier_id <> new.supplier_id or old.license_plate <> new.license_plate)
  execute function telemetry_goes_along();
