// @ts-check

/** Kinds of places, from the largest to the smallest; a town is a place abroad, in a country, and a landmark lies in a village. */
export const areaKinds = /** @type {const} */ ([
  'country',
  'province',
  'city',
  'regency',
  'district',
  'village',
  'town',
  'landmark',
]);

/** @typedef {typeof areaKinds[number]} AreaKind */

/**
 * A place with a name, inside a larger one.
 * @typedef {object} Area
 * @property {AreaKind} kind
 * @property {string} name as it is shown
 * @property {readonly string[]} aliases what people call it besides: `Bandung` for `Kabupaten Bandung`
 * @property {Area | null} within the next larger one; null for a country
 * @property {number} latitude of its middle, in degrees
 * @property {number} longitude of its middle, in degrees
 * @property {readonly [south: number, north: number, west: number, east: number] | null} bounds where its villages lie, in degrees
 * @property {number} population 0 where it is not known
 * @property {number} postcode 0 where there is none
 * @property {string | null} countryCode ISO 3166, of a country alone
 */

/**
 * A place; what is not given is not known.
 * @param {Pick<Area, 'kind' | 'name' | 'aliases' | 'within' | 'latitude' | 'longitude'> & Partial<Area>} known
 * @returns {Area}
 */
export const area = (known) => ({ bounds: null, population: 0, postcode: 0, countryCode: null, ...known });

/** Checks whether coordinates belong to places of a kind; the larger ones are made of these. @param {AreaKind} kind */
export const isSmallest = (kind) => kind === 'village' || kind === 'town';

const [indonesian, english] = ['id', 'en'].map(
  (language) => new Intl.DisplayNames([language], { type: 'region' }),
);

/**
 * A country, named in Indonesian and found in English too.
 * @param {string} code ISO 3166
 * @param {{ latitude: number, longitude: number }} capital
 * @returns {Area}
 */
export function country(code, { latitude, longitude }) {
  const [name = code, alias = code] = [indonesian?.of(code), english?.of(code)];
  const countryCode = code.toLowerCase();
  return area({ kind: 'country', name, aliases: [alias], within: null, latitude, longitude, countryCode });
}
