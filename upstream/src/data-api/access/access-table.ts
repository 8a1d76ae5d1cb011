import { COMPANY_TYPE } from './caller.js';
import type { MenuCode } from './menu-codes.js';
import { companyTypesThatMay } from './write-rights.js';

/**
 * Who may make a call: anybody; anybody signed in; a person who signed in (no integration with an API token); or staff
 * of some company types (all of them unless named) whose user type has a menu, in person only where that is stated.
 */
export type AccessRule =
  | 'public'
  | 'signedIn'
  | 'person'
  | { menu: MenuCode; companyTypes?: readonly number[]; isPersonOnly?: boolean };

const { platform, supplier } = COMPANY_TYPE;

/** Accounts, and what decides on rights: no integration writes them (contract, section 3). */
const PERSON_ONLY: readonly string[] = ['user', 'user_type', 'menu'];

const writing = (name: string, menu: MenuCode, companyTypes: readonly number[]): AccessRule => ({
  menu,
  companyTypes,
  isPersonOnly: PERSON_ONLY.includes(name),
});

/** The four calls of a list screen; who may write comes from the rights to its fields. */
const screen = (name: string, menu: MenuCode): Record<string, AccessRule> => ({
  [`GET /${name}/view`]: { menu },
  [`GET /${name}/view/:id`]: { menu },
  [`POST /${name}/save`]: writing(name, menu, companyTypesThatMay('create', name)),
  [`POST /${name}/edit`]: writing(name, menu, companyTypesThatMay('edit', name)),
});

/** The import of a list screen makes and changes rows: open to those who may do both. */
function imports(name: string, menu: MenuCode): Record<string, AccessRule> {
  const editors = companyTypesThatMay('edit', name);
  const companyTypes = companyTypesThatMay('create', name).filter((type) => editors.includes(type));
  return { [`POST /${name}/import`]: writing(name, menu, companyTypes) };
}

/**
 * Every call of the data API, who may make it (contract, section 3): the only place that says so. A route that is not
 * in this table stops the start. Which rows a call then reaches is said in scope.ts.
 */
export const ACCESS: Readonly<Record<string, AccessRule>> = {
  'GET /openapi.json': 'public',
  'GET /ready': 'public',

  'POST /user/login': 'public',
  'POST /auth/login': 'public',
  'POST /user/forgot_password': 'public',
  'POST /user/reset_password': 'public',
  'POST /user/logout': 'person',
  'POST /user/change_password': 'person',
  'POST /user/profile': 'signedIn',
  'GET /user/me': 'signedIn',
  'GET /user/preferences': 'signedIn',
  'POST /user/preferences': 'signedIn',
  'POST /user/preferences/change': 'signedIn',
  'GET /api_token/view': 'signedIn',
  'GET /api_token/view/:id': 'signedIn',
  // An API token does not make others, which would outlive it.
  'POST /api_token/save': 'person',
  'POST /api_token/revoke': 'person',

  'GET /notification/view': 'signedIn',
  'GET /notification/view/:id': 'signedIn',
  'GET /notification/count': 'signedIn',
  'POST /notification/read_all': 'signedIn',

  // Which list may be exported is asked for each: who may view it (export-routes.ts).
  'POST /ftp/download': 'signedIn',
  'POST /ftp/cek': 'signedIn',
  'POST /ftp/cancel': 'signedIn',
  'GET /ftp/status': 'signedIn',
  'GET /ftp/view': 'signedIn',
  'GET /ftp/view/:id': 'signedIn',

  'GET /dashboard': { menu: 'DASHBOARD' },
  'GET /dashboard/vehicle_status': { menu: 'DASHBOARD' },
  // Trackers are their owner's; an API token of a supplier's staff speaks for them.
  'POST /telemetry/positions': { menu: 'VEHICLE', companyTypes: [platform, supplier] },
  'GET /vehicle/trip_history': { menu: 'VEHICLE' },
  'GET /vehicle/route_history': { menu: 'VEHICLE' },

  ...screen('vehicle', 'VEHICLE'),
  ...screen('vehicle_model', 'VEHICLE_MODEL'),
  ...screen('battery_model', 'BATTERY_MODEL'),
  ...screen('charging_station', 'CHARGING_STATION'),
  ...screen('company_supplier', 'COMPANY_SUPPLIER'),
  ...imports('company_supplier', 'COMPANY_SUPPLIER'),
  ...screen('company_tenant', 'COMPANY_TENANT'),
  ...imports('company_tenant', 'COMPANY_TENANT'),
  ...screen('vehicle_contract', 'COMPANY_CONTRACT'),
  ...screen('complaint_category', 'COMPLAINT_CATEGORY'),
  ...screen('complaint', 'COMPLAINT_LIST'),
  // Whose step it is and when is checked in complaint/steps.ts: another one is a broken rule (contract, section 5).
  'POST /complaint/comment': { menu: 'COMPLAINT_LIST' },
  'POST /complaint/action': { menu: 'COMPLAINT_LIST' },
  'POST /complaint/done': { menu: 'COMPLAINT_LIST' },
  'POST /complaint/reopen': { menu: 'COMPLAINT_LIST' },
  'POST /complaint/close': { menu: 'COMPLAINT_LIST' },
  ...screen('user', 'USER'),
  ...imports('user', 'USER'),
  ...screen('user_type', 'USER_MENU'),
  ...screen('menu', 'MENU'),

  // Pick lists need a login alone.
  'GET /vehicle/list': 'signedIn',
  'GET /vehicle/list/contract': 'signedIn',
  'GET /vehicle_model/list/company': 'signedIn',
  'GET /battery_model/list': 'signedIn',
  'GET /complaint_category/list': 'signedIn',
  'GET /complaint_category/list/company': 'signedIn',
  'GET /complaint/list/status': 'signedIn',
  'GET /complaint/list/action': 'signedIn',
  'GET /company_supplier/list': 'signedIn',
  'GET /company_supplier/list/company_tenant': 'signedIn',
  'GET /company_tenant/list': 'signedIn',
  'GET /company/list': 'signedIn',
  'GET /company/list/type': 'signedIn',
  'GET /user_type/list/company': 'signedIn',
  'GET /menu/root': 'signedIn',
};
