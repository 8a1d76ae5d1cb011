import { CompiledQuery, type RawBuilder } from 'kysely';
import type { ReadDatabase } from '../../../database/open-database.js';
import { type CallValues, Parameter } from '../../access/parameter.js';

/** Compiled statements that are kept of one declaration; the least recently used one is dropped first. */
const MOST_KEPT = 100;

/** A statement with parameters in place of the values that differ between calls. */
type Compiled = Pick<CompiledQuery, 'sql' | 'parameters'>;

/**
 * Statements that are compiled once for a declaration and a shape (plain data). `build` gets nothing else, so that what differs between
 * two calls of the same shape can only be the value of a {@link Parameter}.
 */
export class Statements<D extends object, S, R> {
  readonly #build: (declaration: D, shape: S) => RawBuilder<R>;
  readonly #kept = new WeakMap<D, Map<string, Compiled>>();

  constructor(build: (declaration: D, shape: S) => RawBuilder<R>) {
    this.#build = build;
  }

  /** @returns the rows that the statement reads with the values of the call */
  async read(db: ReadDatabase, declaration: D, shape: S, call: CallValues): Promise<R[]> {
    const { rows } = await db.executeQuery<R>(this.of(db, declaration, shape, call));
    return rows;
  }

  /** @returns the statement with the values of the call */
  of(db: ReadDatabase, declaration: D, shape: S, call: CallValues): CompiledQuery<R> {
    const kept = this.#kept.get(declaration) ?? new Map<string, Compiled>();
    this.#kept.set(declaration, kept);
    const key = JSON.stringify(shape);
    const compiled = kept.get(key) ?? this.#build(declaration, shape).compile(db);
    kept.delete(key);
    kept.set(key, { sql: compiled.sql, parameters: compiled.parameters });
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return filled(compiled, call);
  }
}

/** The statement with the values of a call. */
export const filled = ({ sql, parameters }: Compiled, call: CallValues): CompiledQuery<never> =>
  CompiledQuery.raw(
    sql,
    parameters.map((value) => (value instanceof Parameter ? value.of(call) : value)),
  );
