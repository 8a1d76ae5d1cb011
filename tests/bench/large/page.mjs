import { cpus, totalmem } from 'node:os';

/**
 * @param {Record<string, {counted: Record<string, number>}>} fleets with the rows of their tables
 * @param {string} dashboard the table of the dashboard @param {string[]} results the tables of the lists
 * @param {string[]} scans the calls with a sequential scan of a large table
 * @returns {string} data/bench/large.md
 */
export const pageOf = ({ small, large }, dashboard, results, scans) =>
  [
    '# A large fleet',
    `Written by \`node tests/bench/large.mjs\` on ${cpus().length} × ${cpus()[0]?.model ?? 'an unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, ` +
      `Node ${process.versions.node}, PostgreSQL with ${rowsOf(large)}; compared with ${rowsOf(small)}.`,
    dashboard,
    'Each list is requested for its first page, by every filter, search and sort, by some pairs of them, and for page 1000 (or its last), by the ' +
      'staff of the platform, of a supplier and of a tenant, on both fleets in turn. Shown are the slowest case of each list and all over the limit.',
    ...results,
    'How PostgreSQL goes about each of these queries on the large fleet is in data/bench/plans/. ' +
      (scans.length === 0
        ? 'No call scans a large table (10,000 rows or more) sequentially.'
        : `These calls scan a large table (10,000 rows or more) sequentially:\n\n${scans.map((scan) => `- ${scan}`).join('\n')}`),
    '',
  ].join('\n\n');

const rowsOf = ({ counted }) =>
  Object.entries(counted)
    .map(([table, n]) => `${n.toLocaleString('en')} × ${table}`)
    .join(', ');
