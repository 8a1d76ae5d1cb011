-- The earlier fix from which the next speed of a vehicle is measured, if its tracker sends none: at (ms), latitude, longitude; null:
-- the newest reading.
alter table vehicle_telemetry add column speed_from jsonb;
