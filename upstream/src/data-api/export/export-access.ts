import { sql } from 'kysely';
import type { Caller } from '../access/caller.js';
import { allOf, visibleTo } from '../access/scope.js';
import { registry } from '../catalog/resources.js';
import type { Services } from '../services/services.js';
import { countTrips, readTripList, TRIP_EXPORT } from './trip-export.js';

/** Checks whether the caller may have a list made into a file. */
export const mayExport = (caller: Caller, type: string): boolean =>
  type === TRIP_EXPORT
    ? registry.mayCall(caller, 'GET /vehicle/trip_history')
    : registry.mayView(caller, type);

/** An export as it was made. */
export interface MadeExport {
  id: number;
  type: string;
  query: Record<string, string>;
  rows: number;
  /** The company of its owner when it was made; null: made by an earlier version. */
  companyId: number | null;
  companyType: number | null;
}

/** Decides who may still have a file that was made. */
export class ExportAccess {
  readonly #services: Services;
  /** The checks of rows that are running, by the id of their export. */
  readonly #running = new Map<number, Promise<boolean>>();

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Checks whether the owner of an export may still have all that is in it: they may view its list, their company is the
   * same, and every row that was listed for it is still visible to them.
   */
  async mayDownload(owner: Caller, made: MadeExport): Promise<boolean> {
    if (!mayExport(owner, made.type)) return false;
    // Columns, too, depend on the company.
    if (made.companyId !== owner.companyId || made.companyType !== owner.companyType) return false;
    // Downloads at the same time share one check: it may read a million rows.
    const running = this.#running.get(made.id);
    if (running !== undefined) return running;
    const check = seesAllRows(this.#services, owner, made).finally(() => this.#running.delete(made.id));
    this.#running.set(made.id, check);
    return check;
  }
}

async function seesAllRows(services: Services, owner: Caller, made: MadeExport): Promise<boolean> {
  if (made.type === TRIP_EXPORT) {
    const list = readTripList(made.query, services.timeZone);
    return (await countTrips(services, owner, list)) >= made.rows;
  }
  const resource = registry.resources.get(made.type);
  if (resource === undefined) return false;
  const { scope } = resource;
  const conditions = visibleTo(owner, scope, services.today());
  if (conditions.length === 0) return true;
  const isVisible = allOf([sql<boolean>`t.id = listed.row_id`, ...conditions]);
  return services.transact(async (trx) => {
    // A list of a million takes longer than a call may.
    await sql`set local statement_timeout = '60s'`.execute(trx);
    // Rows that are not listed any more, after a crash of the database, cannot be checked.
    const { rows } = await sql<{ isWhole: boolean }>`
      select count(*) >= ${made.rows}::integer and bool_and(exists (
        select 1 from ${sql.table(scope.table)} t where ${isVisible})) is not false as "isWhole"
      from export_row listed where export_id = ${made.id}`.execute(trx);
    return rows[0]?.isWhole ?? false;
  });
}
