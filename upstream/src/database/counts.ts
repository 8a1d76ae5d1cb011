import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { ReadDatabase } from './open-database.js';

/** The number of cached counts; the least recently requested one is dropped first. */
const MOST_KEPT = 1000;

/** A count, and the number of changes at which it was read. */
export interface CountRow {
  n: number;
  changes: number | null;
}

/** SQL that reads a count together with the number of changes. */
export const withChanges = (
  count: RawBuilder<{ n: number }>,
  changes: RawBuilder<number> | undefined,
): RawBuilder<CountRow> => sql`select (${count}) as n, ${changes ?? sql`null`} as changes`;

/**
 * Counts the rows of lists, and caches the counts until something changes. A cached count is exact: it was read in one statement with
 * the number of changes, which every change of a row increments in its transaction.
 */
export class Counts {
  readonly #db: ReadDatabase;
  readonly #kept = new Map<string, CountRow>();

  constructor(db: ReadDatabase) {
    this.#db = db;
  }

  /**
   * @param count SQL of a count, the same for the same list
   * @param changes SQL of a number that differs after every change; without it the count is not cached
   */
  count(count: RawBuilder<{ n: number }>, changes: RawBuilder<number> | undefined): Promise<number> {
    return this.read(withChanges(count, changes).compile(this.#db), changes);
  }

  /** @param count of {@link withChanges} */
  async read(count: CompiledQuery<CountRow>, changes: RawBuilder<number> | undefined): Promise<number> {
    if (changes === undefined) return (await this.#fresh(count)).n;
    const key = JSON.stringify([count.sql, count.parameters]);
    const kept = this.#kept.get(key);
    this.#kept.delete(key);
    const row = kept !== undefined && (await this.#isStill(kept, changes)) ? kept : await this.#fresh(count);
    this.#kept.set(key, row);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    return row.n;
  }

  async #isStill(kept: CountRow, changes: RawBuilder<number>): Promise<boolean> {
    const { rows } = await sql<{ changes: number }>`select ${changes} as changes`.execute(this.#db);
    return rows[0]?.changes === kept.changes;
  }

  async #fresh(count: CompiledQuery<CountRow>): Promise<CountRow> {
    const { rows } = await this.#db.executeQuery(count);
    return rows[0] ?? { n: 0, changes: null };
  }
}
