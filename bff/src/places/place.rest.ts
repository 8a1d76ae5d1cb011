import { z } from 'zod';
import { bodyCall } from '../rest/calls.js';
import type { Wire } from '../rest/wire.js';
import { latLngOf } from '../schema/lat-lng.js';
import type { Place } from './place.types.js';

/**
 * The geocoder (contract, introduction and section 7): it knows nobody, so nobody's token is sent. Each call goes out once,
 * so that a try again does not exceed `GEOCODER_RATE`; and nobody waits long for an address.
 */
const options = { service: 'geocoder', anonymous: true, once: true, timeoutMs: 3_000 } as const;

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** A place as Nominatim's jsonv2 has it. */
const placeRow = (wire: Wire) =>
  z
    .object({
      name: wire.optionalText,
      display_name: wire.text,
      lat: wire.number.pipe(latitude),
      lon: wire.number.pipe(longitude),
    })
    .transform(
      ({ name, display_name, lat, lon }): Place => ({
        name,
        address: display_name,
        location: { latitude: lat, longitude: lon },
      }),
    );

/** The same at a coordinate, of which the specification's section 7 promises `display_name` alone. */
const placeAtRow = (wire: Wire) =>
  z
    .object({
      name: wire.optionalText,
      display_name: wire.text,
      lat: wire.optionalNumber.pipe(latitude.nullable()),
      lon: wire.optionalNumber.pipe(longitude.nullable()),
    })
    .transform(({ name, display_name, lat, lon }) => ({
      name,
      address: display_name,
      location: latLngOf(lat, lon),
    }));

/** What Nominatim answers where there is nothing near, in mid-ocean. */
const nothingThere = z.object({ error: z.literal('Unable to geocode') }).transform(() => null);

/** `GET reverse`: the place at a coordinate, null where there is none; without a location where that is what was asked. */
export const reverseCall = bodyCall('reverse', (wire) => z.union([nothingThere, placeAtRow(wire)]), options);

/** `GET search` [+]: places by their names, best first. */
export const searchCall = bodyCall('search', (wire) => z.array(placeRow(wire)), {
  ...options,
  optional: true,
});
