import { COMPANY_TYPE } from './caller.js';

/**
 * Who may make a call: anybody; anybody signed in; a person who signed in (no integration with an API token); or staff
 * of some company types (all of them unless named) whose user type has a menu.
 */
export type AccessRule =
  | 'public'
  | 'signedIn'
  | 'person'
  | { menu: string; companyTypes?: readonly number[] };

const { platform, supplier, tenant } = COMPANY_TYPE;

interface Writers {
  /** Company types whose staff may make a new row; all of them unless named. */
  save?: readonly number[];
  /** Company types whose staff may change a row that they see; all of them unless named. */
  edit?: readonly number[];
}

/** The four calls of a list screen. */
function screen(name: string, menu: string, writers: Writers = {}): Record<string, AccessRule> {
  const by = (companyTypes: readonly number[] | undefined): AccessRule =>
    companyTypes === undefined ? { menu } : { menu, companyTypes };
  return {
    [`GET /${name}/view`]: { menu },
    [`GET /${name}/view/:id`]: { menu },
    [`POST /${name}/save`]: by(writers.save),
    [`POST /${name}/edit`]: by(writers.edit),
  };
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

  'GET /dashboard': { menu: 'dashboard' },
  'GET /dashboard/vehicle_status': { menu: 'dashboard' },
  // Trackers are their owner's; an API token of a supplier's staff speaks for them.
  'POST /telemetry/positions': { menu: 'vehicle/manage', companyTypes: [platform, supplier] },
  'GET /vehicle/trip_history': { menu: 'vehicle/manage' },
  'GET /vehicle/route_history': { menu: 'vehicle/manage' },

  ...screen('vehicle', 'vehicle/manage', { save: [platform, supplier] }),
  // Models and batteries are their supplier's: who rents a vehicle reads about them.
  ...screen('vehicle_model', 'vehicle-model/manage', {
    save: [platform, supplier],
    edit: [platform, supplier],
  }),
  ...screen('battery_model', 'battery-model/manage', {
    save: [platform, supplier],
    edit: [platform, supplier],
  }),
  ...screen('charging_station', 'charging-station/manage', {
    save: [platform, supplier],
    edit: [platform, supplier],
  }),
  // Of companies staff may change their own, and of partners they see the name.
  ...screen('company_supplier', 'company-supplier/manage', { save: [platform], edit: [platform, supplier] }),
  ...screen('company_tenant', 'company-tenant/manage', { save: [platform], edit: [platform, tenant] }),
  // An import makes and changes rows: who may do both may call it.
  'POST /company_supplier/import': { menu: 'company-supplier/manage', companyTypes: [platform] },
  'POST /company_tenant/import': { menu: 'company-tenant/manage', companyTypes: [platform] },
  ...screen('vehicle_contract', 'company-contract/manage', { save: [platform], edit: [platform] }),
  ...screen('complaint_category', 'category-complaint/manage', {
    save: [platform, supplier],
    edit: [platform, supplier],
  }),
  ...screen('complaint', 'complaint/maintanance', { save: [platform, tenant], edit: [platform, tenant] }),
  // Whose step it is and when is said in complaint/steps.ts: another one is a broken rule (contract, section 5).
  'POST /complaint/comment': { menu: 'complaint/maintanance' },
  'POST /complaint/action': { menu: 'complaint/maintanance' },
  'POST /complaint/done': { menu: 'complaint/maintanance' },
  'POST /complaint/reopen': { menu: 'complaint/maintanance' },
  'POST /complaint/close': { menu: 'complaint/maintanance' },
  ...screen('user', 'user/manage'),
  'POST /user/import': { menu: 'user/manage' },
  ...screen('user_type', 'user-menu/manage'),
  ...screen('menu', 'menu/manage', { save: [platform], edit: [platform] }),

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
