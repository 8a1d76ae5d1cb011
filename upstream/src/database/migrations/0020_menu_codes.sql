-- A permission depends on a menu's code, which cannot be edited, and no longer on its path, which can. Nobody gains or loses a
-- permission: the menu with the path of a screen gets the screen's code, and every other menu a code that permits nothing.
create temporary table standard_menu (code text, path text, parent text, name text, sort_order integer, icon text);
insert into standard_menu values
  ('DASHBOARD', 'dashboard', null, 'Dashboard', 10, 'dashboard'),
  ('VEHICLE', 'vehicle/manage', 'FLEET', 'Vehicle', 10, 'drive-time'),
  ('VEHICLE_MODEL', 'vehicle-model/manage', 'FLEET', 'Vehicle Model', 20, 'cube'),
  ('BATTERY_MODEL', 'battery-model/manage', 'FLEET', 'Battery Model', 30, 'lightning'),
  ('CHARGING_STATION', 'charging-station/manage', 'FLEET', 'Charging Station', 40, 'offline'),
  ('COMPLAINT_LIST', 'complaint/maintanance', 'COMPLAINT', 'Complaint', 10, 'issue'),
  ('COMPLAINT_CATEGORY', 'category-complaint/manage', 'COMPLAINT', 'Complaint Category', 20, 'tag'),
  ('COMPANY_TENANT', 'company-tenant/manage', 'COMPANY', 'Company Tenant', 10, 'people'),
  ('COMPANY_SUPPLIER', 'company-supplier/manage', 'COMPANY', 'Company Supplier', 20, 'truck'),
  ('COMPANY_CONTRACT', 'company-contract/manage', 'COMPANY', 'Company Contract', 30, 'document'),
  ('USER', 'user/manage', 'ADMINISTRATION', 'User', 10, 'user'),
  ('MENU', 'menu/manage', 'ADMINISTRATION', 'Menu', 20, 'menu'),
  ('USER_MENU', 'user-menu/manage', 'ADMINISTRATION', 'Menu per Tipe User', 30, 'key');

-- A temporary code that no menu can have: no two menus may have the same while the update runs.
update menu set code = '#' || code where code not in ('FLEET', 'COMPLAINT', 'COMPANY', 'ADMINISTRATION');
update menu set code = s.code from standard_menu s where menu.path = s.path;
update menu set code = 'CUSTOM_' || substr(code, 2) where code like '#%';
-- A permission whose menu was gone gets a menu again, which is granted to nobody.
insert into menu (parent_id, name, description, code, path, sort_order, icon)
  select (select m.id from menu m where m.code = s.parent), s.name, s.name, s.code, s.path, s.sort_order, s.icon
  from standard_menu s where not exists (select 1 from menu m where m.code = s.code);
drop table standard_menu;
