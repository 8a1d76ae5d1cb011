import { COMPANY_TYPE } from './caller.js';
import type { FieldRights } from './field-rights.js';
import { companyTypesThatMay } from './write-rights.js';

/**
 * The callers of a call: anybody; a tracker, whose token the route checks itself; anybody signed in; a person who signed in (no integration with an API token); or staff
 * of some company types (all of them unless named) whose user type has a menu, in person only where that is stated.
 */
export type CallRule =
  | 'public'
  | 'tracker'
  | 'signedIn'
  | 'person'
  | { menu: string; companyTypes?: readonly number[]; isPersonOnly?: boolean };

/** The rule of each call, by method and path: `GET /vehicle/view`. */
export type CallRules = Readonly<Record<string, CallRule>>;

/** The calls by GET that change something: a token that is limited to reading is refused them, as it is every POST. */
export const WRITING_GETS: readonly string[] = ['GET /notification/view/:id'];

/** The part of a resource that the rules of its calls are derived from. */
export interface ResourceAccess {
  name: string;
  /** Code of the menu that permits its calls. */
  menu: string;
  rights: FieldRights;
  /** True if only persons write it, no integration with an API token: accounts, and what decides on rights. */
  isPersonOnly?: boolean;
  options: readonly { path: string }[];
}

/** The rules of the calls of a resource; who may write follows from the rights to its fields. */
export function resourceCallRules(
  { name, menu, rights, isPersonOnly = false, options }: ResourceAccess,
  { hasUndo, hasImport, bulk }: { hasUndo: boolean; hasImport: boolean; bulk: FieldRights | undefined },
): CallRules {
  const creators = companyTypesThatMay('create', rights);
  const editors = companyTypesThatMay('edit', rights);
  const writing = (companyTypes: readonly number[]): CallRule => ({ menu, companyTypes, isPersonOnly });
  return {
    [`GET /${name}/view`]: { menu },
    [`GET /${name}/view/:id`]: { menu },
    [`GET /${name}/changes/:id`]: { menu },
    [`POST /${name}/save`]: writing(creators),
    [`POST /${name}/edit`]: writing(editors),
    ...(hasUndo && { [`POST /${name}/undo_create`]: writing(creators) }),
    // An import makes and changes rows: open to those who may do both.
    ...(hasImport && {
      [`POST /${name}/import`]: writing(creators.filter((type) => editors.includes(type))),
    }),
    // Of the fields that can be changed in many rows.
    ...(bulk && { [`POST /${name}/bulk`]: writing(companyTypesThatMay('edit', bulk)) }),
    // Pick lists need a login alone.
    ...Object.fromEntries(options.map(({ path }) => [`GET /${path}`, 'signedIn'])),
  };
}

const { platform, supplier } = COMPANY_TYPE;

/** The calls that belong to no resource. Which rows a call then reaches follows from the scopes (scope.ts). */
export const OTHER_CALL_RULES: CallRules = {
  'GET /openapi.json': 'public',
  'GET /ready': 'public',

  'POST /user/login': 'public',
  'POST /auth/login': 'public',
  'POST /user/forgot_password': 'public',
  'POST /user/reset_password': 'public',
  'POST /user/logout': 'person',
  'POST /user/change_password': 'person',
  'POST /user/profile': 'signedIn',
  'POST /user/invite': { menu: 'USER', isPersonOnly: true },
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
  'POST /notification/read_path': 'signedIn',
  'GET /notification/settings': 'signedIn',
  'POST /notification/settings/channels': 'signedIn',
  'POST /notification/settings/schedule': 'signedIn',
  // A browser of a person: an integration has none.
  'POST /notification/push/subscribe': 'person',
  'POST /notification/push/unsubscribe': 'person',
  'POST /notification/push/renew': 'person',
  // Those who manage the users of a company decide for those who have not chosen.
  'GET /notification/defaults': { menu: 'USER' },
  'POST /notification/defaults/channels': { menu: 'USER', isPersonOnly: true },

  // Each export checks whether the caller may view its list (export-routes.ts).
  'POST /ftp/download': 'signedIn',
  'POST /ftp/cek': 'signedIn',
  'POST /ftp/cancel': 'signedIn',
  'GET /ftp/status': 'signedIn',
  'GET /ftp/view': 'signedIn',
  'GET /ftp/view/:id': 'signedIn',

  // One's own; an undo checks whether the caller may still change the field (bulk-routes.ts).
  'GET /bulk_change/view': 'signedIn',
  'GET /bulk_change/view/:id': 'signedIn',
  'GET /bulk_change/rows': 'signedIn',
  'POST /bulk_change/undo': 'signedIn',

  'GET /dashboard': { menu: 'DASHBOARD' },
  'GET /dashboard/vehicle_status': { menu: 'DASHBOARD' },
  // Trackers belong to the supplier; an API token of its staff sends what they report.
  'POST /telemetry/positions': { menu: 'VEHICLE', companyTypes: [platform, supplier] },
  // The links hold a secret that lasts, and a token lasts longer than an API token may: for persons alone.
  'GET /vehicle/tracker': { menu: 'VEHICLE', companyTypes: [platform, supplier], isPersonOnly: true },
  'GET /tracker/token/view': { menu: 'TRACKER' },
  'GET /tracker/token/view/:id': { menu: 'TRACKER' },
  'POST /tracker/token/save': { menu: 'TRACKER', companyTypes: [platform, supplier], isPersonOnly: true },
  'POST /tracker/token/revoke': { menu: 'TRACKER', companyTypes: [platform, supplier], isPersonOnly: true },
  'GET /tracker/device/view': { menu: 'TRACKER' },
  'GET /tracker/device/view/:id': { menu: 'TRACKER' },
  'POST /tracker/device/claim': { menu: 'TRACKER', companyTypes: [platform, supplier] },
  'GET /tracker/summary': { menu: 'TRACKER', companyTypes: [platform, supplier] },
  'GET /track/:token': 'tracker',
  'POST /track/:token': 'tracker',
  'POST /hooks/traccar': 'tracker',
  'GET /vehicle/trip_history': { menu: 'VEHICLE' },
  'GET /vehicle/route_history': { menu: 'VEHICLE' },

  // Whose step it is and when is checked in complaint/steps.ts: another one is a broken rule.
  'POST /complaint/comment': { menu: 'COMPLAINT_LIST' },
  'POST /complaint/comment/change': { menu: 'COMPLAINT_LIST' },
  'POST /complaint/comment/delete': { menu: 'COMPLAINT_LIST' },
  // A company's own: the rows are those of the caller's company.
  'POST /complaint/reply/save': { menu: 'COMPLAINT_LIST' },
  'POST /complaint/reply/delete': { menu: 'COMPLAINT_LIST' },
  'GET /complaint/list/reply': { menu: 'COMPLAINT_LIST' },
  'POST /complaint/action': { menu: 'COMPLAINT_LIST' },
  'POST /complaint/estimate': { menu: 'COMPLAINT_LIST' },
  'POST /complaint/priority': { menu: 'COMPLAINT_LIST' },
  'POST /complaint/assign': { menu: 'COMPLAINT_LIST' },
  'POST /complaint/done': { menu: 'COMPLAINT_LIST' },
  'POST /complaint/reopen': { menu: 'COMPLAINT_LIST' },
  'POST /complaint/close': { menu: 'COMPLAINT_LIST' },

  'GET /vehicle/list/contract': 'signedIn',
  'GET /complaint/list/status': 'signedIn',
  'GET /complaint/list/action': 'signedIn',
  'GET /complaint/list/priority': 'signedIn',
  'GET /complaint/list/assignee': 'signedIn',
  'GET /company/list/type': 'signedIn',
  'GET /user_type/list/company': 'signedIn',
  'GET /menu/root': 'signedIn',
};
