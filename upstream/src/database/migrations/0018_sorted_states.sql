-- The dashboard's table of a million states: those of a supplier by each column, and those that drove on a day.
create index vehicle_telemetry_supplier on vehicle_telemetry (supplier_id, gps_date, vehicle_id);
create index vehicle_telemetry_speed on vehicle_telemetry (speed, vehicle_id);
create index vehicle_telemetry_battery on vehicle_telemetry (battery_percentage, vehicle_id);
create index vehicle_telemetry_total on vehicle_telemetry (total_km, vehicle_id);
create index vehicle_telemetry_driven on vehicle_telemetry (day, gps_date, vehicle_id) where day_km > 0;

-- Complaints sorted by the beginning of the description: the whole text is too long for an index.
create index complaint_description on complaint ((left(description, 200)), id);
