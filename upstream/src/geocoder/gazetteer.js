// @ts-check
import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { areaKinds, isSmallest } from './area.js';
import { wordsOf } from './gazetteer-data.js';

/**
 * @import { Area, AreaKind } from './area.js'
 * @import { GazetteerData } from './gazetteer-data.js'
 */

/** Kilometres from the middle of a village or town within which a place still belongs to it; beyond is nowhere. */
const reach = 50;

/** The gain of a place at the searched position. */
const mostNearness = 0.6;

/** Words of a street address that are no part of a place's name. */
const streetWords = new Set(['jl', 'jln', 'jalan', 'gg', 'gang', 'no', 'nomor', 'rt', 'rw', 'raya']);

/** The fame of a kind of place, 0 to 1. Places in Indonesia come before those abroad of their size. @type {Partial<Record<AreaKind, number>>} */
const renown = {
  country: 0.9,
  province: 0.8,
  city: 0.75,
  regency: 0.7,
  district: 0.5,
  landmark: 0.55,
  village: 0.35,
};

/**
 * The fame of a place, 0 to 1; a town abroad by its people.
 * @param {AreaKind} kind
 * @param {number} population
 */
export const importanceOf = (kind, population) => renown[kind] ?? Math.min(1, Math.log10(population + 1) / 9);

/** Places to be found by where they are and by the words of their names. Each is known by a number. */
export class Gazetteer {
  #data;
  #near;
  #names;
  #words;
  /** Cache of the names of the few thousand places that others lie in. @type {Map<number, string[][]>} */
  #outerNames = new Map();

  /** @param {GazetteerData} data */
  constructor(data) {
    this.#data = data;
    this.#near = KDBush.from(data.near);
    this.#names = data.names.split('\n');
    this.#words = data.words.split('\n');
  }

  /**
   * The smallest place that a coordinate belongs to: the one whose middle is nearest.
   * @param {number} latitude
   * @param {number} longitude
   * @returns {number | null} null where there is none within 50 km, as in mid-ocean
   */
  at(latitude, longitude) {
    const [nearest = -1] = around(this.#near, longitude, latitude, 1, reach);
    return this.#data.smallest[nearest] ?? null;
  }

  /**
   * Places, best first: a word of its own name, and every other word of the text a word of its name or of a place it lies
   * in. The words of the text may be the beginnings of words. Words of street addresses are left out where nothing has them.
   * @param {string} text
   * @param {{ latitude: number, longitude: number } | null} near of places that match equally well, the nearest comes first
   * @returns {Generator<number>}
   */
  *named(text, near = null) {
    const words = wordsOf(text);
    const found = this.#withWords(words);
    const placeWords = words.filter((word) => !streetWords.has(word) && !/^\d+$/.test(word));
    const isStreet = found.length === 0 && placeWords.length > 0 && placeWords.length < words.length;
    const phrase = (isStreet ? placeWords : words).join(' ');
    const scored = (isStreet ? this.#withWords(placeWords) : found)
      .map((place) => ({
        place,
        score: this.#likeness(place, phrase) + this.#importance(place) + this.#nearness(place, near),
      }))
      .sort((one, other) => other.score - one.score);
    for (const { place } of scored) yield place;
  }

  /** A place, with the places that it lies in. @param {number} place @returns {Area} */
  area(place) {
    const { aliases, within, latitudes, longitudes, bounds, populations, postcodes, countryCodes } =
      this.#data;
    const outer = within[place] ?? -1;
    return {
      kind: this.#kind(place),
      name: this.#names[place] ?? '',
      aliases: aliases.get(place) ?? [],
      within: outer === -1 ? null : this.area(outer),
      latitude: latitudes[place] ?? 0,
      longitude: longitudes[place] ?? 0,
      bounds: bounds.get(place) ?? null,
      population: populations[place] ?? 0,
      postcode: postcodes[place] ?? 0,
      countryCode: countryCodes.get(place) ?? null,
    };
  }

  /** Places with all of the words. @param {string[]} words */
  #withWords(words) {
    const own = [...new Set(words)].map((word) => new Set(this.#withOwn(word)));
    // The rarest first: most places fail it, and need not be checked for the others.
    const rarest = own.toSorted((one, other) => one.size - other.size);
    return [...new Set(own.flatMap((places) => [...places]))].filter((place) =>
      rarest.every((places) => this.#mentions(place, places)),
    );
  }

  /** Less than 1: a city far away comes before a village of the same name. @param {number} place @param {{ latitude: number, longitude: number } | null} near */
  #nearness(place, near) {
    if (near === null) return 0;
    const { latitudes, longitudes } = this.#data;
    const kilometres = distance(near.longitude, near.latitude, longitudes[place] ?? 0, latitudes[place] ?? 0);
    return mostNearness / (1 + kilometres / reach);
  }

  /** @param {number} place @returns {AreaKind} */
  #kind(place) {
    return areaKinds[this.#data.kinds[place] ?? -1] ?? 'town';
  }

  /** @param {number} place */
  #importance(place) {
    return importanceOf(this.#kind(place), this.#data.populations[place] ?? 0);
  }

  /** The names of the place, as words. @param {number} place @returns {readonly string[][]} */
  #namesOf(place) {
    const known = this.#outerNames.get(place);
    if (known !== undefined) return known;
    const names = [this.#names[place] ?? '', ...(this.#data.aliases.get(place) ?? [])].map(wordsOf);
    if (!isSmallest(this.#kind(place))) this.#outerNames.set(place, names);
    return names;
  }

  /** Places in whose own name a word begins so. @param {string} beginning @returns {number[]} */
  #withOwn(beginning) {
    const { firstNamed, named } = this.#data;
    const first = firstNotBefore(this.#words, beginning);
    let end = first;
    while (this.#words[end]?.startsWith(beginning)) end += 1;
    return [...named.subarray(firstNamed[first], firstNamed[end])];
  }

  /** Checks whether it is one of the places, or lies in one. @param {number} place @param {ReadonlySet<number>} places @returns {boolean} */
  #mentions(place, places) {
    const outer = this.#data.within[place] ?? -1;
    return places.has(place) || (outer !== -1 && this.#mentions(outer, places));
  }

  /** Computes how near a name of the place comes to the search, 0 to 1. @param {number} place @param {string} phrase */
  #likeness(place, phrase) {
    return Math.max(...this.#namesOf(place).map((words) => likeness(words.join(' '), phrase)));
  }
}

/** @param {string} name @param {string} phrase */
function likeness(name, phrase) {
  if (name === phrase) return 1;
  if (phrase.startsWith(`${name} `)) return 0.8; // and what it lies in
  if (name.startsWith(`${phrase} `)) return 0.7;
  return name.startsWith(phrase) ? 0.5 : 0.2;
}

/** Finds the place where a text would stand in a sorted list. @param {string[]} sorted @param {string} text */
function firstNotBefore(sorted, text) {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
