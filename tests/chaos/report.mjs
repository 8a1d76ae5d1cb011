import { table } from '../bench/measure/rounds.mjs';
import { kinds } from './load/ledger.mjs';

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * @param {{ledger: import('./load/ledger.mjs').Ledger, found: Record<string, import('./verify.mjs').Found>,
 *   faults: Map<string, number>, recoveries: number[], subscribers: import('./load/subscriber.mjs').Subscriber[]}} run
 * @returns {string} tables of the load, the events and the faults
 */
export function report({ ledger, found, faults, recoveries, subscribers }) {
  const load = kinds.map((kind) => {
    const { sent, acknowledged, noResponse, refused } = ledger.counts[kind];
    const { found: present, lost, duplicates, unacknowledged } = found[kind] ?? {};
    const codes = [...refused].map(([code, times]) => `${code} ${times}`).join(', ');
    return [
      kind,
      sent,
      acknowledged,
      present ?? '',
      lost ?? '',
      duplicates ?? '',
      unacknowledged ?? '',
      noResponse,
      codes,
    ].map(String);
  });
  const heads = [
    'load',
    'sent',
    'acknowledged',
    'found',
    'lost',
    'duplicates',
    'unacknowledged',
    'no response',
    'refused',
  ];
  const events = Object.entries(found)
    .filter(([name]) => !kinds.includes(name))
    .map(([name, { found: present, lost, duplicates }]) =>
      [name, present + lost, present, lost, duplicates].map(String),
    );
  const faultRows = [...faults].sort().map(([name, times]) => [name, String(times)]);
  const connections = subscribers.map(({ name, connections: times }) => `${name} ${times}`).join(', ');
  return [
    table(heads, load),
    table(['events', 'due', 'received', 'missed', 'duplicates'], events),
    table(['fault', 'times'], faultRows),
    `connections of the subscribers: ${connections}`,
    `recoveries: ${recoveries.length}, the slowest in ${seconds(Math.max(0, ...recoveries))}`,
  ].join('\n\n');
}

/**
 * The violations in what was found.
 * @param {Record<string, import('./verify.mjs').Found>} found @returns {string[]} sentences
 */
export const violationsIn = (found) =>
  Object.entries(found).flatMap(([name, { lost, duplicates }]) => [
    ...(lost > 0 ? [`${name}: ${lost} lost`] : []),
    ...(duplicates > 0 ? [`${name}: ${duplicates} duplicated`] : []),
  ]);
