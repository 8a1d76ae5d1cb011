-- A menu of a screen has the screen's own icon, as in the palette, unless somebody has chosen another one.
update menu set icon = '' where (code, icon) in (
  ('DASHBOARD', 'dashboard'), ('VEHICLE', 'drive-time'), ('VEHICLE_MODEL', 'cube'), ('BATTERY_MODEL', 'lightning'),
  ('CHARGING_STATION', 'offline'), ('TRACKER', 'satellite'), ('COMPLAINT_LIST', 'issue'), ('COMPLAINT_CATEGORY', 'tag'),
  ('COMPANY_TENANT', 'people'), ('COMPANY_SUPPLIER', 'truck'), ('COMPANY_CONTRACT', 'document'), ('USER', 'user'),
  ('MENU', 'menu'), ('USER_MENU', 'key')
);
