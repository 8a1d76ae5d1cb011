import { median } from '../measure/rounds.mjs';

/** The most CPU that a request may take, as a multiple of the floor's. */
const goals = {
  'list of 20': 2,
  'list of 100': 2,
  'one vehicle, 3 relations': 1.5,
  dashboard: 2,
  'save of a vehicle': 2,
};

/**
 * @typedef {{cpu: Record<string, number>, all: number, rate: number, p99: number}} Round CPU milliseconds of a request in each part, and
 *   in all; requests a second; milliseconds
 * @typedef {{name: string, Armada: Round[], floor: Round[], PostGraphile?: Round[]}} Measured one operation
 */

const of = (rounds, value) => median(rounds.map(value));
/** The ratio of Armada's CPU to another server's: the median of the rounds' ratios. */
const ratio = (Armada, other) => median(Armada.map(({ all }, round) => all / other[round].all));
/** @param {Measured} measured @returns {number} */
export const ratioToFloor = ({ Armada, floor }) => ratio(Armada, floor);
const load = (rounds) => [of(rounds, ({ rate }) => rate).toFixed(0), of(rounds, ({ p99 }) => p99).toFixed(0)];
const cpu = (rounds, ...parts) =>
  [...parts.map((part) => of(rounds, ({ cpu }) => cpu[part])), of(rounds, ({ all }) => all)].map((ms) =>
    ms.toFixed(2),
  );

export const floorHead = [
  'CPU ms of a request',
  'gateway',
  'data API',
  'PostgreSQL',
  'Armada in all',
  'floor',
  'Armada ÷ floor',
  'requests/s',
  'p99 ms',
];
/** @param {Measured} measured @returns {string[]} */
export const besideFloor = ({ name, Armada, floor }) => [
  name,
  ...cpu(Armada, 'gateway', 'data API', 'PostgreSQL'),
  ...cpu(floor),
  ratio(Armada, floor).toFixed(2),
  ...load(Armada),
];

export const peerHead = [
  'CPU ms of a request',
  'PostGraphile',
  'PostgreSQL',
  'PostGraphile in all',
  'Armada ÷ PostGraphile',
  'requests/s',
  'p99 ms',
];
/** @param {Measured} measured @returns {string[]} */
export const besidePeer = ({ name, Armada, PostGraphile }) =>
  PostGraphile
    ? [
        name,
        ...cpu(PostGraphile, 'PostGraphile', 'PostgreSQL'),
        ratio(Armada, PostGraphile).toFixed(2),
        ...load(PostGraphile),
      ]
    : [name, ...peerHead.slice(1).map(() => '–')];

/**
 * @param {Measured[]} results @param {number | undefined} most ratio that every request may have to the floor, instead of the goals
 * @returns {{text: string, isHeld: boolean}} a line for each goal, and whether those beside the floor are held
 */
export function goalsOf(results, most) {
  const lines = results.flatMap(({ name, Armada, floor, PostGraphile }) => [
    { name, is: ratio(Armada, floor), other: 'the floor', goal: most ?? goals[name] },
    ...(PostGraphile
      ? [{ name, is: ratio(Armada, PostGraphile), other: 'PostGraphile', goal: 1, isOfPeer: true }]
      : []),
  ]);
  const withGoal = lines.filter(({ goal }) => goal !== undefined);
  return {
    text: withGoal
      .map(({ name, is, other, goal }) => {
        const missed = is > goal ? ' (missed)' : '';
        return `${name}: ${is.toFixed(2)} × ${other}, goal ${goal}${missed}`;
      })
      .join('\n'),
    isHeld: withGoal.every(({ is, goal, isOfPeer }) => isOfPeer || is <= goal),
  };
}
