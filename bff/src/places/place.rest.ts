import { z } from 'zod';
import { latLngOf } from '../graphql/schema/lat-lng.js';
import { bodyCall } from '../rest/calls.js';
import type { PayloadSchemas } from '../rest/payload-schemas.js';
import type { Place } from './place.types.js';

/**
 * A caller's token is sent only to a geocoder of the data API's own server (`Geocoder`). Calls are not retried, because retries
 * would exceed `GEOCODER_RATE`, and time out soon, because an address is never essential.
 */
const options = { service: 'geocoder', once: true, timeoutMs: 3_000 } as const;

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** A place in Nominatim's format jsonv2. */
const placeRow = (schemas: PayloadSchemas) =>
  z
    .object({
      name: schemas.optionalText,
      display_name: schemas.text,
      lat: schemas.number.pipe(latitude),
      lon: schemas.number.pipe(longitude),
    })
    .transform(
      ({ name, display_name, lat, lon }): Place => ({
        name,
        address: display_name,
        location: { latitude: lat, longitude: lon },
      }),
    );

/** The place at a coordinate, of which only `display_name` is certain. */
const placeAtRow = (schemas: PayloadSchemas) =>
  z
    .object({
      name: schemas.optionalText,
      display_name: schemas.text,
      lat: schemas.optionalNumber.pipe(latitude.nullable()),
      lon: schemas.optionalNumber.pipe(longitude.nullable()),
    })
    .transform(({ name, display_name, lat, lon }) => ({
      name,
      address: display_name,
      location: latLngOf(lat, lon),
    }));

/** Nominatim's response when nothing is near, for example in mid-ocean. */
const nothingThere = z.object({ error: z.literal('Unable to geocode') }).transform(() => null);

/** `GET reverse`: the place at a coordinate, null when there is none; its location may be missing. */
export const reverseCall = bodyCall(
  'reverse',
  (schemas) => z.union([nothingThere, placeAtRow(schemas)]),
  options,
);

/** `GET search` [+]: places by their names, best match first. */
export const searchCall = bodyCall('search', (schemas) => z.array(placeRow(schemas)), {
  ...options,
  optional: true,
});
