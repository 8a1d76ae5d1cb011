import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/open-database.js';

/** The number of cached counts; the least recently requested one is dropped first. */
const MOST_KEPT = 1000;

interface Kept {
  changes: number;
  n: number;
}

/**
 * Counts the rows of lists, and caches the counts until something changes. A cached count is exact: it was read in one statement with
 * the number of changes, which every change of a row increments in its transaction.
 */
export class Counts {
  readonly #db: Database;
  readonly #kept = new Map<string, Kept>();

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * @param count SQL of a count, the same for the same list
   * @param changes SQL of a number that differs after every change; without it the count is not cached
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
