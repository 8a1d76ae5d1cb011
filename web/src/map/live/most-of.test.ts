import { mostOf } from './most-of';

const at = (latitude: number, longitude: number) => ({ place: { latitude, longitude } });
const JAKARTA = Array.from({ length: 9 }, (_, n) => at(-6.2 + n * 0.02, 106.8));
const ATLANTIC = at(0.1, 0.1);

it('leaves a vehicle at an impossible place outside', () => {
  expect(mostOf([ATLANTIC, ...JAKARTA])).toEqual({
    inside: expect.arrayContaining(JAKARTA),
    outside: [ATLANTIC],
  });
});

it('keeps a fleet in several cities, in one, and a small one together', () => {
  const inBali = Array.from({ length: 3 }, (_, n) => at(-8.6 + n * 0.02, 115.2));
  for (const fleet of [[...JAKARTA, ...inBali], JAKARTA, [ATLANTIC, ...JAKARTA.slice(0, 2)], []])
    expect(mostOf(fleet).outside).toEqual([]);
});

it('leaves at most a tenth outside', () => {
  expect(mostOf([ATLANTIC, ATLANTIC, ...JAKARTA]).outside).toEqual([]);
});
