-- A small fleet as the migrations up to 0008 know it: what a database of that version may hold, for the test of the way forward.
insert into company (id, company_type, name) values (1, 1, 'Armada'), (2, 2, 'Andalas'), (3, 3, 'Cepat'), (4, 2, 'Borneo');
insert into user_type (id, name, company_type, is_admin) values (1, 'Administrator', 1, true);
insert into app_user (id, company_id, user_type_id, name, email, username, photo)
  values (1, 1, 1, 'Rina', 'rina@armada.test', 'rina', 'aa.jpg');
-- The token is "of-the-version-before".
insert into user_session (token_hash, user_id, expires_at)
  values (encode(sha256('of-the-version-before'), 'hex'), 1, now() + interval '1 hour');
insert into battery_model (id, company_id, name, battery_type, max_capacity) values (1, 2, 'Volta', 0, 20000);
insert into vehicle_model (id, company_id, battery_model_id, name, max_mileage, power, top_speed)
  values (1, 2, 1, 'Rajawali', 120, 3000, 80);
insert into vehicle (id, supplier_id, model_id, tenant_id, license_plate, imei, serial_number, color, year, rent_status, vehicle_status, photos)
  select n, 2, 1, case n % 2 when 0 then 3 end, 'B ' || n || ' OLD', null, 'S' || n, 'Merah', 2024, (1 - n % 2), 1, '["bb.jpg"]'
  from generate_series(1, 20) n;
-- Written apart from the plates of others: equal to one and to each other, not in the customary form, and of another form.
insert into vehicle (id, supplier_id, model_id, license_plate, serial_number, color, year, rent_status, vehicle_status)
  select id, 2, 1, plate, 'P' || id, 'Merah', 2024, 0, 1
  from (values (21, 'B1OLD'), (22, 'B-1 OLD'), (23, 'B23OLD'), (24, 'OLD-24')) written (id, plate);
insert into vehicle_telemetry (vehicle_id, latitude, longitude, gps_date) values (1, -6.2, 106.8, now() - interval '1 hour');
insert into vehicle_position (vehicle_id, gps_date, latitude, longitude, speed)
  select 1, now() - n * interval '1 minute', -6.2, 106.8 + n / 1000.0, 20 from generate_series(1, 60) n;
insert into trip (vehicle_id, started_at, ended_at, is_open, distance_km, speed_count, average_speed, max_speed, energy_kwh, energy_cost,
                  start_latitude, start_longitude, end_latitude, end_longitude)
  values (1, now() - interval '1 hour', now(), false, 7, 60, 20, 25, 0.5, 1200, -6.2, 106.8, -6.2, 106.86);
insert into vehicle_contract (id, tenant_id, contract_no, start_date, end_date, total_vehicle)
  values (1, 3, 'K/1', current_date - 30, current_date + 30, 20);
insert into vehicle_contract_vehicle (contract_id, vehicle_id) select 1, id from vehicle where tenant_id = 3;
insert into complaint_category (id, company_id, name, description, sla) values (1, 2, 'Rem', 'Rem berdecit', 3);
insert into complaint (id, supplier_id, tenant_id, category_id, vehicle_id, title, description, raised_on, estimation_date, photos)
  values (1, 2, 3, 1, 2, 'Rem blong', 'Sejak kemarin', current_date, current_date + 3, '["cc.jpg"]');
insert into complaint_comment (complaint_id, description, user_id, company_type) values (1, 'Segera', 1, 1);
insert into notification (user_id, title, description) values (1, 'New complaint', 'B 2 OLD, Rem blong');
insert into event_outbox (type, subject, users, data) values ('complaint.changed', 'complaint:1', '[1]', '{"id": 1}');
-- The path of one screen in the hands of another menu, and a screen without a menu: what a menu permits goes by its path.
update menu set path = 'old/users' where code = 'USER';
update menu set path = 'user/manage' where code = 'CHARGING_STATION';
-- Types made by staff of Andalas: its own, and one that people of Borneo have.
insert into user_type (id, name, company_type, created_by) values (2, 'Of Andalas', 2, 2), (3, 'Of many', 2, 2), (4, 'Of the platform', 2, 1);
insert into user_type_menu (user_type_id, menu_id) select 2, id from menu where code in ('USER', 'CHARGING_STATION');
insert into app_user (id, company_id, user_type_id, name, email, username) values
  (2, 2, 2, 'Sari', 'sari@andalas.test', 'sari'), (3, 4, 3, 'Budi', 'budi@borneo.test', 'budi');
select setval(pg_get_serial_sequence(name, 'id'), 100)
from unnest(array['company', 'user_type', 'app_user', 'battery_model', 'vehicle_model', 'vehicle', 'vehicle_contract',
                  'complaint_category', 'complaint']) name;
-- Texts with what nobody sees: the e-mail address of one, and of two companies' names that look alike.
insert into app_user (id, company_id, user_type_id, name, email, username)
  values (9, 1, 1, E'Jose\u0301  Ali', E'jose@armada.test\u200b', E'jose\u00a0ali');
insert into company (id, company_type, name) values (8, 3, 'CV Cakrawala'), (9, 3, E'CV\u00a0Cakrawala');
