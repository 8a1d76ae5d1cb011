import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/open-database.js';

/** How many lists' numbers of rows are kept; the one requested longest ago is forgotten first. */
const MOST_KEPT = 1000;

interface Kept {
  changes: number;
  n: number;
}

/**
 * Counts the rows of lists. A number whose counting takes a while is kept, and returned again as long as nothing has
 * changed: it is exact, as the count and the number of changes were read in one statement, hence at one moment, and
 * whoever changes a row changes the latter in the same transaction.
 */
export class Counts {
  readonly #db: Database;
  readonly #kept = new Map<string, Kept>();

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * @param count SQL of a count, the same for the same list
   * @param changes SQL of a number that every change of what is counted makes another one; without it nothing is kept
   */
  async count(count: RawBuilder<{ n: number }>, changes: RawBuilder<number> | undefined): Promise<number> {
    if (changes === undefined) {
      const { rows } = await count.execute(this.#db);
      return rows[0]?.n ?? 0;
    }
    const { sql: text, parameters } = count.compile(this.#db);
    const key = JSON.stringify([text, parameters]);
    const kept = this.#kept.get(key);
    this.#kept.delete(key);
    const fresh =
      kept !== undefined && (await this.#isStill(kept, changes)) ? kept : await this.#read(count, changes);
    this.#kept.set(key, fresh);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    return fresh.n;
  }

  async #isStill(kept: Kept, changes: RawBuilder<number>): Promise<boolean> {
    const { rows } = await sql<{ changes: number }>`select ${changes} as changes`.execute(this.#db);
    return rows[0]?.changes === kept.changes;
  }

  async #read(count: RawBuilder<{ n: number }>, changes: RawBuilder<number>): Promise<Kept> {
    const { rows } = await sql<Kept>`select (${count}) as n, ${changes} as changes`.execute(this.#db);
    return rows[0] ?? { n: 0, changes: -1 };
  }
}
