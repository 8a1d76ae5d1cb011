import { groupByDistance } from './group-by-distance';

/** A seeded generator: the same numbers in every run. */
function numbers(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

it('groups ungrouped places around the first one across grid cells', () => {
  const next = numbers();
  const places = Array.from({ length: 400 }, () => ({ x: next() - 0.5, y: next() - 0.5 }));
  const reach = 0.06;
  const expected: number[] = [];
  places.forEach((place, seed) => {
    if (expected[seed] !== undefined) return;
    places.forEach((other, number) => {
      if (Math.hypot(other.x - place.x, other.y - place.y) <= reach) expected[number] ??= seed;
    });
  });
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  expect([...groupByDistance(Float64Array.from(xs), Float64Array.from(ys), reach)]).toEqual(expected);
  expect([...groupByDistance(new Float64Array(), new Float64Array(), reach)]).toEqual([]);
});
