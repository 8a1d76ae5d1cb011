import { sql } from 'kysely';

/**
 * The menus that carry a permission, by their code (`kodeMenu`), which is fixed: the migrations give it, and nobody
 * edits it. Any other menu is a place in the sidebar and permits nothing.
 */
export const MENU_CODES = [
  'DASHBOARD',
  'VEHICLE',
  'VEHICLE_MODEL',
  'BATTERY_MODEL',
  'CHARGING_STATION',
  'COMPLAINT_LIST',
  'COMPLAINT_CATEGORY',
  'COMPANY_TENANT',
  'COMPANY_SUPPLIER',
  'COMPANY_CONTRACT',
  'USER',
  'MENU',
  'USER_MENU',
] as const;
export type MenuCode = (typeof MENU_CODES)[number];

/** How the codes of all other menus begin, so that none is ever that of a permission. */
export const CUSTOM_CODE = 'CUSTOM_';

/** Whether the menu `m` gives those who have it anything, a permission or a screen: a group gives neither. */
export const givesSomething = sql<boolean>`(m.path is not null
  or m.code in (${sql.join(MENU_CODES.map((code) => sql.lit(code)))}))`;
