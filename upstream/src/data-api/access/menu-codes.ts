import { sql } from 'kysely';

/** The codes (`kodeMenu`) of the groups of the sidebar that the first migration made. */
const GROUP_CODES = ['FLEET', 'COMPLAINT', 'COMPANY', 'ADMINISTRATION'];

/** How the codes of the menus that people add begin, so that none is ever that of a permission. */
export const CUSTOM_CODE = 'CUSTOM_';

/**
 * Whether the menu `m` gives those who have it anything: a screen, or the permission that hangs on its code. Migrations give
 * the codes of permissions, and nobody edits them. A group gives neither.
 */
export const givesSomething = sql<boolean>`(m.path is not null
  or not (m.code like ${sql.lit(`${CUSTOM_CODE.replace('_', '\\_')}%`)}
    or m.code in (${sql.join(GROUP_CODES.map((code) => sql.lit(code)))})))`;
