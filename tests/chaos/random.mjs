/**
 * Numbers that look like chance and come again with the same seed (mulberry32).
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
    /** @param {number} least @param {number} most @returns {number} from the one up to the other */
    between: (least, most) => least + next() * (most - least),
    /** @template One @param {readonly One[]} list @returns {One} */
    oneOf: (list) => list[Math.floor(next() * list.length)],
    /** @param {number} share from 0 to 1 @returns {boolean} true that often */
    chance: (share) => next() < share,
  };
}
