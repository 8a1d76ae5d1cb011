import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.js';
import { dashboardStaff } from '../events/dashboard-staff.js';
import { postEvent, type Webhook } from '../events/webhook.js';

/** Milliseconds from a commit until the counts are compared; also the shortest time between two events. */
const EVERY = 500;

/** `vehicle_count`: how many vehicles a supplier has of each kind, with the tenant (0: none) that rents them. */
interface CountRow {
  key: string;
  supplierId: number;
  tenantId: number;
  n: number;
}

interface Counted {
  /** The sum of `vehicle_change`: another number after each change of a vehicle. */
  changes: number;
  rows: ReadonlyMap<string, CountRow>;
}

/**
 * Sends `dashboard.changed` to the gateway when the dashboard's numbers of vehicles have changed, whatever changed them: a
 * vehicle, a contract, a complaint, an import, the day. It compares the counters that triggers keep, so no save has to
 * report itself. It bypasses the outbox: after a lost event the next one, or the client's own refresh, updates the numbers.
 */
export class CountFeed {
  readonly #db: Database;
  readonly #webhook: Webhook | undefined;
  readonly #log: FastifyBaseLogger;
  #known: Counted | undefined;
  #timer: NodeJS.Timeout | undefined;
  #comparing: Promise<void> = Promise.resolve();
  #isStopped = false;

  /** @param webhook undefined: the gateway polls the dashboard instead, and nothing is sent */
  constructor(db: Database, webhook: Webhook | undefined, log: FastifyBaseLogger) {
    this.#db = db;
    this.#webhook = webhook;
    this.#log = log;
  }

  /** Reads the counters that later ones are compared with. */
  start(): void {
    if (this.#webhook !== undefined) this.#enqueue();
  }

  /** Called after a commit, which may have changed the counters. */
  committed(): void {
    if (this.#webhook === undefined || this.#isStopped) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#enqueue();
    }, EVERY).unref();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#comparing;
  }

  /** One comparison after the other. */
  #enqueue(): void {
    this.#comparing = this.#comparing
      .then(() => this.#compare())
      .catch((fault: unknown) => this.#log.error({ err: fault }, 'the counts could not be compared'));
  }

  async #compare(): Promise<void> {
    const before = this.#known;
    const changes = await this.#readChanges();
    if (before?.changes === changes) return;
    const now = { changes, rows: await this.#readCounts() };
    const changed = before === undefined ? [] : differences(before.rows, now.rows);
    // If the gateway did not accept the event, the next comparison is with the same counters again.
    if (changed.length === 0 || (await this.#send(changed))) this.#known = now;
  }

  async #readChanges(): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      select coalesce(sum(n), 0)::bigint as n from vehicle_change`.execute(this.#db);
    return rows[0]?.n ?? 0;
  }

  async #readCounts(): Promise<Map<string, CountRow>> {
    const { rows } = await sql<CountRow>`
      select concat_ws(' ', supplier_id, tenant_id, rent_status, vehicle_status) as key, supplier_id as "supplierId",
        tenant_id as "tenantId", n
      from vehicle_count where n <> 0`.execute(this.#db);
    return new Map(rows.map((row) => [row.key, row]));
  }

  async #send(changed: readonly CountRow[]): Promise<boolean> {
    const webhook = this.#webhook;
    if (webhook === undefined) return true;
    const suppliers = new Set(changed.map(({ supplierId }) => supplierId));
    const companies = new Set([...suppliers, ...changed.map(({ tenantId }) => tenantId)]);
    const users = (await dashboardStaff(this.#db, companies)).flatMap((staff) => staff.users);
    return postEvent(webhook, {
      id: randomUUID(),
      type: 'dashboard.changed',
      at: new Date().toISOString(),
      users,
      data: { companySupplierIds: [...suppliers] },
    }).then(
      () => true,
      (fault: unknown) => {
        this.#log.warn({ err: fault }, 'an event dashboard.changed was not accepted');
        return false;
      },
    );
  }
}

/** The counters that changed, appeared or disappeared. */
function differences(
  before: ReadonlyMap<string, CountRow>,
  now: ReadonlyMap<string, CountRow>,
): readonly CountRow[] {
  const gone = [...before.values()].filter(({ key }) => !now.has(key));
  return [...gone, ...[...now.values()].filter(({ key, n }) => before.get(key)?.n !== n)];
}
