// @ts-check
import { importanceOf } from './gazetteer.js';

/** @import { Area, AreaKind } from './area.js' */

/**
 * A place as Nominatim's `format=jsonv2` has it (https://nominatim.org/release-docs/latest/api/Output/). It has no
 * `osm_type` and `osm_id`, which Nominatim omits for places that are not in OpenStreetMap.
 * @typedef {object} NominatimPlace
 * @property {number} place_id
 * @property {string} licence
 * @property {string} lat
 * @property {string} lon
 * @property {string} category
 * @property {string} type
 * @property {number} place_rank
 * @property {number} importance
 * @property {string} addresstype
 * @property {string} name
 * @property {string} display_name
 * @property {Record<string, string>} address
 * @property {string[]} [boundingbox] south, north, west, east
 */

/** The name and the rank that Nominatim has for each kind. @type {Record<AreaKind, { key: string, rank: number }>} */
const kinds = {
  country: { key: 'country', rank: 4 },
  province: { key: 'state', rank: 8 },
  city: { key: 'city', rank: 12 },
  regency: { key: 'county', rank: 12 },
  district: { key: 'city_district', rank: 14 },
  village: { key: 'village', rank: 18 },
  town: { key: 'city', rank: 16 },
  landmark: { key: 'neighbourhood', rank: 22 },
};

/** The types of places that are no administrative areas. @type {Partial<Record<AreaKind, string>>} */
const types = { town: 'city', landmark: 'neighbourhood' };

/** GeoNames' licence requires attribution. */
const licence = 'Indonesia: geografis, MIT. Other countries: GeoNames, CC BY 4.0, https://www.geonames.org/';

/**
 * @param {Area} area
 * @param {number} id
 * @returns {NominatimPlace}
 */
export function nominatimPlace(area, id) {
  const { kind, name, bounds } = area;
  const chain = [...outwards(area)];
  const names = chain.map((one) => one.name);
  const postcode = chain.find((one) => one.postcode !== 0)?.postcode;
  return {
    place_id: id,
    licence,
    lat: degrees(area.latitude),
    lon: degrees(area.longitude),
    category: kind in types ? 'place' : 'boundary',
    type: types[kind] ?? 'administrative',
    place_rank: kinds[kind].rank,
    importance: importanceOf(kind, area.population),
    addresstype: kinds[kind].key,
    name,
    // A quarter is often called like its district; once is enough.
    display_name: names.filter((one, index) => one !== names[index - 1]).join(', '),
    address: {
      ...Object.fromEntries(chain.map((one) => [kinds[one.kind].key, one.name])),
      ...(postcode === undefined ? {} : { postcode: String(postcode) }),
      country_code: chain.at(-1)?.countryCode ?? '',
    },
    ...(bounds === null ? {} : { boundingbox: bounds.map(degrees) }),
  };
}

/** The place and those it lies in, outwards. @param {Area} area @returns {Generator<Area>} */
function* outwards(area) {
  yield area;
  if (area.within !== null) yield* outwards(area.within);
}

/** @param {number} value */
const degrees = (value) => value.toFixed(7);
