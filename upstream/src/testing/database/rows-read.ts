import { CompiledQuery } from 'kysely';
import type { Database } from '../../database/open-database.js';

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** Executes a query, and counts the rows that it reads from a table or its indexes, including those that a condition leaves out. */
export async function rowsRead(
  db: Database,
  { sql, parameters }: CompiledQuery,
  table: string,
): Promise<number> {
  const explain = CompiledQuery.raw(`explain (analyze, timing off, format json) ${sql}`, [...parameters]);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(explain);
  const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
  if (explained === undefined) throw new Error('The query has no plan.');
  return readIn(explained.Plan, table);
}

const readIn = (node: PlanNode, table: string): number => {
  const below = (node.Plans ?? []).reduce((sum, child) => sum + readIn(child, table), 0);
  if (node['Relation Name'] !== table) return below;
  return below + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
};
