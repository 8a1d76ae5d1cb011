-- A row that was just created can be removed by who created it (undo-create.ts), but not with what others have added to it meanwhile.
alter table user_type_menu drop constraint user_type_menu_menu_id_fkey;
alter table user_type_menu add constraint user_type_menu_menu_id_fkey foreign key (menu_id) references menu (id);
alter table vehicle_telemetry drop constraint vehicle_telemetry_vehicle_id_fkey;
alter table vehicle_telemetry add constraint vehicle_telemetry_vehicle_id_fkey foreign key (vehicle_id) references vehicle (id);
