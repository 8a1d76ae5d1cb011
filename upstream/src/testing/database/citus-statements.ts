import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The distribution column of each table; null: the table stays on the coordinator. */
export type Keys = ReadonlyMap<string, string | null>;

const namedIn = (statement: string) =>
  [
    ...statement.matchAll(/\b(from|join|into|update|\w*From|\w*Into|\w*Join|updateTable)\b[\s('"]+(\w+)/g),
  ].map(([, word, table]) => ({ isInsert: /into/i.test(word ?? ''), table: table ?? '' }));

/** Checks whether a statement names a distributed table. */
export const isDistributed = (statement: string, keys: Keys): boolean =>
  namedIn(statement).some(({ table }) => typeof keys.get(table) === 'string');

/**
 * The reasons why Citus cannot send a statement to a single shard or, when it inserts, each row to its shard. A statement without such
 * a reason names no local table, and compares the distribution column with a value unless it inserts. Citus supports all SQL of such
 * statements.
 */
export function whyNotOneShard(statement: string, keys: Keys): string[] {
  if (!isDistributed(statement, keys)) return [];
  return namedIn(statement).flatMap(({ isInsert, table }) => {
    const key = keys.get(table);
    if (key === undefined) return [];
    if (key === null) return [`names the local table ${table}`];
    // A value: a parameter or a variable, not the column of another table.
    const isFixed = new RegExp(`\\b${key}\\s*=\\s*(\\$\\{[^}]*\\}|\\w+)(?![.\\w])`).test(statement);
    return isInsert || isFixed ? [] : [`compares ${table}.${key} with no value`];
  });
}

/** The parts of the sources that may be statements: what is between backquotes, and the code between. */
export async function statementsIn(folder: URL): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const texts = await Promise.all(sources.map((name) => readFile(join(folder.pathname, name), 'utf8')));
  return texts.flatMap((text) => text.split('`'));
}
