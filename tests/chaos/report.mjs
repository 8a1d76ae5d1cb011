import { table } from '../bench/measure/rounds.mjs';
import { kinds } from './load/ledger.mjs';

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * @param {{ledger: import('./load/ledger.mjs').Ledger, found: Record<string, import('./judge.mjs').Found>,
 *   faults: Map<string, number>, recoveries: number[], listeners: import('./load/listener.mjs').Listener[]}} run
 * @returns {string} what was sent and found, who heard what, and what was done to whom
 */
export function report({ ledger, found, faults, recoveries, listeners }) {
  const load = kinds.map((kind) => {
    const { sent, acknowledged, silent, refused } = ledger.counts[kind];
    const { found: there, lost, doubled, untold } = found[kind] ?? {};
    const codes = [...refused].map(([code, times]) => `${code} ${times}`).join(', ');
    return [
      kind,
      sent,
      acknowledged,
      there ?? '',
      lost ?? '',
      doubled ?? '',
      untold ?? '',
      silent,
      codes,
    ].map(String);
  });
  const heads = [
    'load',
    'sent',
    'acknowledged',
    'found',
    'lost',
    'doubled',
    'untold',
    'no answer',
    'refused',
  ];
  const events = Object.entries(found)
    .filter(([name]) => !kinds.includes(name))
    .map(([name, { found: there, lost, doubled }]) => [name, there + lost, there, lost, doubled].map(String));
  const hurt = [...faults].sort().map(([name, times]) => [name, String(times)]);
  const connections = listeners.map(({ name, connections: times }) => `${name} ${times}`).join(', ');
  return [
    table(heads, load),
    table(['events', 'due', 'heard', 'missed', 'doubled'], events),
    table(['fault', 'times'], hurt),
    `connections of the listeners: ${connections}`,
    `recoveries: ${recoveries.length}, the worst in ${seconds(Math.max(0, ...recoveries))}`,
  ].join('\n\n');
}

/**
 * What the books say that must not be.
 * @param {Record<string, import('./judge.mjs').Found>} found @returns {string[]} sentences
 */
export const mistakes = (found) =>
  Object.entries(found).flatMap(([name, { lost, doubled }]) => [
    ...(lost > 0 ? [`${name}: ${lost} lost`] : []),
    ...(doubled > 0 ? [`${name}: ${doubled} doubled`] : []),
  ]);
