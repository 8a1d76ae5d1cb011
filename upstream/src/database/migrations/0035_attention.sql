-- What the dashboard counts as in need of attention, by company: few rows each, whatever the size of the fleet.

create index vehicle_telemetry_low_battery on vehicle_telemetry (supplier_id, vehicle_id) where battery_percentage < 20;
create index vehicle_out_of_service on vehicle (supplier_id, id) where rent_status = 1 and vehicle_status in (2, 3);
create index complaint_overdue_supplier on complaint (supplier_id, id) where is_overdue;
create index complaint_overdue_tenant on complaint (tenant_id, id) where is_overdue;
