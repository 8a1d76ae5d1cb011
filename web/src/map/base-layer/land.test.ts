import { type LatLngTuple, latLngBounds } from 'leaflet';
import { loadLand, type Ring, ringsIn } from './land';

const edgesOf = ({ points }: Pick<Ring, 'points'>) =>
  points.map((to, index): [from: LatLngTuple, to: LatLngTuple] => [points.at(index - 1) ?? to, to]);
/** The edge at the pole, beyond what a map can show. */
const isAtPole = ([from, to]: readonly LatLngTuple[]) => from?.[0] === -90 && to?.[0] === -90;

/** The number of times that the land goes around a place: 0 in the sea. */
function winding(rings: readonly Pick<Ring, 'points'>[], latitude: number, longitude: number): number {
  let turns = 0;
  for (const [[y1, x1], [y2, x2]] of rings.flatMap(edgesOf)) {
    if (y1 > latitude === y2 > latitude) continue;
    const x = x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1);
    if (x > longitude) turns += y2 > y1 ? 1 : -1;
  }
  return turns;
}
/** As a map draws it that shows this place and little more. */
function isLand(rings: readonly Ring[], latitude: number, longitude: number): boolean {
  const place = latLngBounds([latitude, longitude], [latitude, longitude]).pad(0.1);
  const drawn = ringsIn(rings, place).map((points) => ({ points }));
  return winding(drawn, latitude, longitude) !== 0;
}

it('has no edge across the globe', async () => {
  const rings = await loadLand();
  const long = rings
    .flatMap(edgesOf)
    .filter((edge) => !isAtPole(edge) && Math.abs(edge[0][1] - edge[1][1]) > 30);
  expect(long).toEqual([]);
});

it('has no seam at the 180th meridian', async () => {
  const rings = await loadLand();
  const isOnMeridian = ([, longitude]: LatLngTuple) => Math.abs(Math.abs(longitude) - 180) < 0.01;
  const cuts = rings
    .flatMap(edgesOf)
    .filter((edge) => edge.every(isOnMeridian) && Math.abs(edge[0][0] - edge[1][0]) > 0.02);
  expect(cuts).toEqual([]);
});

it.each([
  ['Jakarta', -6.2, 106.85],
  ['Chukotka, west of 180°', 67, 179],
  ['Chukotka, east of 180°', 67, -178],
  ['Chukotka, at 180°', 67, 180],
  ['Wrangel Island, at 180°', 71.2, 180],
  ['Fiji', -17.8, 178],
  ['Antarctica, at 180°', -84.8, 180],
  ['Antarctica, at -180°', -84.8, -180],
  ['Antarctica, at 0°', -80, 0],
  ['Greenland', 72, -40],
])('draws land at %s', async (_name, latitude, longitude) => {
  expect(isLand(await loadLand(), latitude, longitude)).toBe(true);
});

it.each([
  ['the Java Sea', -5, 110],
  ['the Norwegian Sea', 68, 0],
  ['the Bering Strait', 65.8, -169],
  ['the Atlantic at the latitude of Fiji', -16.8, -20],
  ['the Pacific at the latitude of Fiji', -16.8, -170],
  ['the Arctic at the latitude of Wrangel Island', 71.2, -15],
  ['the Southern Ocean', -58, 180],
  ['the Caspian Sea', 42, 50.5],
])('draws no land in %s', async (_name, latitude, longitude) => {
  expect(isLand(await loadLand(), latitude, longitude)).toBe(false);
});

it('draws no ring that is far from the view', async () => {
  const jakarta = latLngBounds([-6.5, 106.5], [-6, 107]);
  const drawn = ringsIn(await loadLand(), jakarta).flat().length;
  const all = (await loadLand()).flatMap(({ points }) => points).length;
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(all / 5);
});

it('draws the copy of the world that a view past 180° shows', async () => {
  const eastOf180 = latLngBounds([-18.5, 177], [-16, 183]);
  const longitudes = ringsIn(await loadLand(), eastOf180)
    .flat()
    .map(([, longitude]) => longitude);
  expect(Math.max(...longitudes)).toBeGreaterThan(180);
});
