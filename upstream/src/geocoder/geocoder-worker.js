// @ts-check
// The gazetteer, in a thread of its own: neither reading its places nor a search through them stops the event loop that
// serves HTTP. Plain JavaScript because a worker is loaded from its file as it stands, from src by the tests and from
// dist by the product.
import { parentPort } from 'node:worker_threads';
import { readGazetteer } from './compiled-gazetteer.js';
import { Gazetteer } from './gazetteer.js';
import { nominatimPlace } from './nominatim.js';

/**
 * @import { NominatimPlace } from './nominatim.js'
 * @typedef {{ latitude: number, longitude: number } | { text: string, limit: number }} GeocoderQuestion
 */

if (parentPort === null) throw new Error('geocoder-worker.js runs as a worker thread only');
const port = parentPort;
const gazetteer = readGazetteer().then((data) => new Gazetteer(data));

/** @param {Gazetteer} places @param {GeocoderQuestion} question @returns {NominatimPlace[]} */
function placesOf(places, question) {
  const described = (/** @type {number} */ place) => nominatimPlace(places.area(place), place + 1);
  if ('latitude' in question) {
    const place = places.at(question.latitude, question.longitude);
    return place === null ? [] : [described(place)];
  }
  /** By address: a district and its quarter of the same name are one to who reads them. @type {Map<string, NominatimPlace>} */
  const found = new Map();
  for (const number of places.named(question.text)) {
    if (found.size === question.limit) break;
    const place = described(number);
    if (!found.has(place.display_name)) found.set(place.display_name, place);
  }
  return [...found.values()];
}

port.on('message', async (/** @type {{ id: number, question: GeocoderQuestion }} */ { id, question }) => {
  port.postMessage({ id, places: placesOf(await gazetteer, question) });
});
