// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { area, country } from './area.js';
import { landmarks } from './landmarks.js';

/**
 * @import { Area, AreaKind } from './area.js'
 * @typedef {{ village: string, postal: number | null, latitude: number, longitude: number }} Village
 * @typedef {{ district: string, villages: Village[] }} District
 * @typedef {{ city: string, districts: District[] }} City
 * @typedef {{ province: string, cities: City[] }} Province
 */

const file = createRequire(import.meta.url).resolve('geografis/data/json/collection.json');

/** The place that stands for Indonesia as a whole: its capital, at the national monument. */
const capital = { latitude: -6.1754, longitude: 106.8272 };

/** A city as it is called; a regency keeps its word, since many share their name with a city. @param {string} city */
const shownCity = (city) => city.replace(/^(Kota|Kabupaten) Administrasi /, '').replace(/^Kota /, '');

/**
 * Indonesia from its provinces down to its 83,449 villages and quarters (kelurahan), after the Ministry of Home Affairs'
 * code list of 2020, from the package geografis; and the landmarks of its capital.
 * @returns {Area[]}
 */
export function indonesianAreas() {
  /** @type {Province[]} */
  const provinces = JSON.parse(readFileSync(file, 'utf8'));
  const indonesia = country('ID', capital);
  const areas = [indonesia];

  /** @param {AreaKind} kind @param {string} name @param {Area} within @param {Village[]} villages */
  const add = (kind, name, within, villages) => {
    const added = areaOf(kind, name, within, villages);
    areas.push(added);
    return added;
  };

  for (const { province, cities } of provinces) {
    const ofProvince = add('province', province, indonesia, cities.flatMap(villagesOf));
    for (const ofList of cities) {
      const kind = /^Kota |Administrasi /.test(ofList.city) ? 'city' : 'regency';
      const city = add(kind, shownCity(ofList.city), ofProvince, villagesOf(ofList));
      for (const { district, villages } of ofList.districts) {
        const ofDistrict = add('district', district.replace(/\.$/, ''), city, villages);
        for (const village of villages)
          areas.push({
            ...areaOf('village', village.village, ofDistrict, [village]),
            bounds: null,
            postcode: village.postal ?? 0,
          });
      }
    }
  }
  return [...areas, ...landmarkAreas(areas)];
}

/** Each landmark in the village whose middle is nearest. @param {Area[]} areas @returns {Area[]} */
function landmarkAreas(areas) {
  const villages = areas.filter(({ kind }) => kind === 'village');
  return landmarks.map(({ name, latitude, longitude }) => {
    const distance = (/** @type {Area} */ village) =>
      Math.hypot(village.latitude - latitude, village.longitude - longitude);
    const within = villages.reduce((nearest, village) =>
      distance(village) < distance(nearest) ? village : nearest,
    );
    return { ...within, kind: 'landmark', name, aliases: [], within, latitude, longitude, postcode: 0 };
  });
}

/** @param {City} city */
const villagesOf = ({ districts }) => districts.flatMap(({ villages }) => villages);

/**
 * @param {AreaKind} kind
 * @param {string} name
 * @param {Area} within
 * @param {Village[]} villages
 * @returns {Area}
 */
function areaOf(kind, name, within, villages) {
  const shortened = kind === 'village' ? name : name.replace(/^(Kabupaten|DKI|Daerah Istimewa) /, '');
  const aliases = shortened === name ? [] : [shortened];
  return area({ kind, name, aliases, within, ...middleOf(villages), bounds: boundsOf(villages) });
}

/**
 * Finds the village that is nearest to the mean of all: the mean itself may lie in the sea.
 * @param {Village[]} villages
 */
function middleOf(villages) {
  const mean = (/** @type {'latitude' | 'longitude'} */ axis) =>
    villages.reduce((sum, village) => sum + village[axis], 0) / villages.length;
  const [north, east] = [mean('latitude'), mean('longitude')];
  let middle = { latitude: north, longitude: east };
  let least = Number.POSITIVE_INFINITY;
  for (const { latitude, longitude } of villages) {
    const distance = Math.hypot(latitude - north, longitude - east);
    if (distance >= least) continue;
    least = distance;
    middle = { latitude, longitude };
  }
  return middle;
}

/** @param {Village[]} villages @returns {[number, number, number, number]} */
function boundsOf(villages) {
  let [south, north, west, east] = [90, -90, 180, -180];
  for (const { latitude, longitude } of villages) {
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
  }
  return [south, north, west, east];
}
