/**
 * A pseudo-random number generator with a seed (mulberry32).
 * @param {number} seed
 */
export function randomFrom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** @param {number} least @param {number} most @returns {number} a number from `least` to `most` */
    between: (least, most) => least + next() * (most - least),
    /** @template One @param {readonly One[]} list @returns {One} */
    oneOf: (list) => list[Math.floor(next() * list.length)],
    /** @param {number} share probability from 0 to 1 @returns {boolean} */
    chance: (share) => next() < share,
  };
}
