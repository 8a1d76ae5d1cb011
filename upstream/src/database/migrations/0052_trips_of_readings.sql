-- When the data API last received something of a vehicle, also a message without a place; and the period of the late readings that its
-- trips do not have yet.
alter table vehicle_telemetry add column received_at timestamptz, add column late_from timestamptz, add column late_to timestamptz;
create index vehicle_telemetry_late on vehicle_telemetry (vehicle_id) where late_from is not null;
-- Of a reading whose tracker sent no speed: the moment of the reading from which its speed was measured, or its own once it is.
alter table vehicle_position add column measured_from timestamptz;
