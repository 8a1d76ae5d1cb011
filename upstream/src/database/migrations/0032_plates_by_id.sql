-- Lists that show or search the plate of each row's vehicle, or sort by its model, read them from this index alone.
create index vehicle_plate_by_id on vehicle (id) include (license_plate, model_id);
