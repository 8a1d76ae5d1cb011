import { fromRoot } from '../../scripts/repository.mjs';

const demoModule = (...path) => import(fromRoot('upstream', 'dist', 'demo', ...path));

/** The quarters of the demo data and the roads that its vehicles take, for `writeCityArchive`. The services must have been built. */
export async function demoCity() {
  const { quarters } = await demoModule('places.js');
  const { nearest, routeBetween } = await demoModule('movement', 'roads.js');
  const lines = quarters.flatMap((from) =>
    nearest(from, quarters)
      .slice(1, 5)
      .map((to) => routeBetween(from, to).map(({ longitude, latitude }) => [longitude, latitude])),
  );
  return { places: quarters, lines };
}
