// @ts-check
// The gazetteer, in a thread of its own: neither reading its places nor a search through them stops the event loop that
// serves HTTP. Plain JavaScript, since a worker loads its file without compilation: from src in tests,
// from dist in production.
import { parentPort } from 'node:worker_threads';
import { readGazetteer } from './compiled-gazetteer.js';
import { Gazetteer } from './gazetteer.js';
import { nominatimPlace } from './nominatim.js';

/**
 * @import { NominatimPlace } from './nominatim.js'
 * @typedef {{ latitude: number, longitude: number } | { text: string, limit: number, near: { latitude: number, longitude: number } | null }} GeocoderRequest
 */

if (parentPort === null) throw new Error('geocoder-worker.js runs as a worker thread only');
const port = parentPort;
const gazetteer = readGazetteer().then((data) => new Gazetteer(data));

/** @param {Gazetteer} places @param {GeocoderRequest} request @returns {NominatimPlace[]} */
function placesOf(places, request) {
  const described = (/** @type {number} */ place) => nominatimPlace(places.area(place), place + 1);
  if ('latitude' in request) {
    const place = places.at(request.latitude, request.longitude);
    return place === null ? [] : [described(place)];
  }
  /** By address: a district and its quarter of the same name have one entry. @type {Map<string, NominatimPlace>} */
  const found = new Map();
  for (const number of places.named(request.text, request.near)) {
    if (found.size === request.limit) break;
    const place = described(number);
    if (!found.has(place.display_name)) found.set(place.display_name, place);
  }
  return [...found.values()];
}

port.on('message', async (/** @type {{ id: number, request: GeocoderRequest }} */ { id, request }) => {
  port.postMessage({ id, places: placesOf(await gazetteer, request) });
});
