-- Every menu has a description (specification, administration, section 5): this sets those of the first migration.
update menu set description = texts.description
from (values
  ('DASHBOARD', 'The fleet at a glance'),
  ('FLEET', 'Vehicles and what belongs to them'),
  ('COMPLAINT', 'Complaints and their categories'),
  ('COMPANY', 'Tenants, suppliers and their contracts'),
  ('ADMINISTRATION', 'Users and what they may open'),
  ('VEHICLE', 'Vehicles and their state'),
  ('VEHICLE_MODEL', 'Vehicle models by supplier'),
  ('BATTERY_MODEL', 'Battery models by supplier'),
  ('CHARGING_STATION', 'Where vehicles are charged'),
  ('COMPLAINT_LIST', 'Complaints of tenants and what becomes of them'),
  ('COMPLAINT_CATEGORY', 'Kinds of complaints and the days they may take'),
  ('COMPANY_TENANT', 'Companies that rent vehicles'),
  ('COMPANY_SUPPLIER', 'Companies that own vehicles'),
  ('COMPANY_CONTRACT', 'Who rents which vehicles, and how long'),
  ('USER', 'People who sign in'),
  ('MENU', 'The screens of the sidebar'),
  ('USER_MENU', 'Which type of user opens which screens')
) texts (code, description)
where menu.code = texts.code and menu.description = '';
