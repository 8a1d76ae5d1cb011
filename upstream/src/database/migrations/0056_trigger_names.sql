-- Functions and triggers are named by what they do.
alter function telemetry_goes_along() rename to copy_vehicle_to_telemetry;
alter trigger telemetry_goes_along on vehicle rename to copy_vehicle_to_telemetry;
alter function telemetry_of_vehicle() rename to copy_vehicle_of_telemetry;
alter trigger telemetry_of_vehicle on vehicle_telemetry rename to copy_vehicle_of_telemetry;

alter function contracts_go_along() rename to move_contract_supplier;
alter trigger contracts_go_along on vehicle rename to move_contract_supplier;
alter function contract_suppliers_counted() rename to count_contract_suppliers;

alter function vehicle_counted() rename to count_vehicles;
alter trigger vehicle_counted_insert on vehicle rename to count_vehicles_insert;
alter trigger vehicle_counted_update on vehicle rename to count_vehicles_update;
alter trigger vehicle_counted_delete on vehicle rename to count_vehicles_delete;
alter function vehicle_looks_counted() rename to count_vehicle_looks;
alter trigger vehicle_looks_counted_insert on vehicle rename to count_vehicle_looks_insert;
alter trigger vehicle_looks_counted_update on vehicle rename to count_vehicle_looks_update;
alter trigger vehicle_looks_counted_delete on vehicle rename to count_vehicle_looks_delete;
alter function fleet_figures_kept() rename to update_fleet_figures;

alter function plate_given() rename to set_plate_duplicate;
alter trigger plate_given_insert on vehicle rename to set_plate_duplicate_insert;
alter trigger plate_given_update on vehicle rename to set_plate_duplicate_update;

alter function photos_taken_off() rename to record_removed_photos;
alter trigger photos_taken_off on app_user rename to record_removed_photos;
alter trigger photos_taken_off on vehicle rename to record_removed_photos;
alter trigger photos_taken_off on complaint rename to record_removed_photos;
alter trigger photos_taken_off on complaint_comment rename to record_removed_photos;
alter trigger photos_taken_off on charging_station rename to record_removed_photos;
