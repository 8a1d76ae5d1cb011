import { sql } from 'kysely';

/** The codes (`kodeMenu`) of the groups of the sidebar that the first migration made. */
const GROUP_CODES = ['FLEET', 'COMPLAINT', 'COMPANY', 'ADMINISTRATION'];

/** The prefix of the codes of menus that people add, so that none equals the code of a permission. */
export const CUSTOM_CODE = 'CUSTOM_';

/**
 * True if the menu `m` gives a screen or the permission of its code. Migrations set the codes of permissions, and nobody edits them. A
 * group gives neither.
 */
export const givesPermission = sql<boolean>`(m.path is not null
  or not (m.code like ${sql.lit(`${CUSTOM_CODE.replace('_', '\\_')}%`)}
    or m.code in (${sql.join(GROUP_CODES.map((code) => sql.lit(code)))})))`;
