import { sql } from 'kysely';
import type { Database } from './open-database.js';

/** Milliseconds: shorter than the gateway waits for the reply (2 s), and the proxy's health check (3 s). */
const TIMEOUT = 1_500;
/** Milliseconds that a result is reused: however often readiness is requested, the database has one query a second of it. */
const REUSED_FOR = 1_000;

/** True if a sign-in and a list would work: the tables that they use can be read, and the database takes writes. */
export class DatabaseReadiness {
  private check: Promise<boolean> | null = null;
  private checkedAt = 0;

  /** @param failed called with the reason of each check that failed, for the log */
  constructor(
    private readonly db: Database,
    private readonly failed: (reason: unknown) => void,
  ) {}

  isReady(): Promise<boolean> {
    if (performance.now() - this.checkedAt >= REUSED_FOR) this.check = null;
    if (this.check) return this.check;
    // Until the check has ended there is no other one.
    this.checkedAt = Number.POSITIVE_INFINITY;
    this.check = withinTimeout(this.query())
      .then(
        () => true,
        (reason: unknown) => {
          this.failed(reason);
          return false;
        },
      )
      .finally(() => {
        this.checkedAt = performance.now();
      });
    return this.check;
  }

  private async query(): Promise<void> {
    const result = await this.db
      .selectNoFrom(({ exists, selectFrom }) => [
        // A sign-in writes a session: a standby server, which can be read alone, is not ready.
        sql<boolean>`current_setting('transaction_read_only') = 'off'`.as('takes_writes'),
        exists(selectFrom('app_user').select('id')).as('users'),
        exists(selectFrom('user_type').select('id')).as('user_types'),
        exists(selectFrom('user_type_menu').select('menu_id')).as('menus_of_types'),
        exists(selectFrom('menu').select('id')).as('menus'),
        exists(selectFrom('company').select('id')).as('companies'),
        exists(selectFrom('user_session').select('token_hash')).as('sessions'),
        exists(selectFrom('login_attempt').select('id')).as('attempts'),
        exists(selectFrom('vehicle').select('id')).as('vehicles'),
      ])
      .executeTakeFirstOrThrow();
    if (!result.takes_writes) throw new Error('The database takes no writes.');
  }
}

async function withinTimeout(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not respond in ${TIMEOUT} ms.`)), TIMEOUT);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
