import { z } from 'zod';
import { bodyCall } from '../rest/calls.js';
import type { Wire } from '../rest/wire.js';
import type { Place } from './place.types.js';

/**
 * The geocoder (contract, introduction and section 7): it knows nobody, so nobody's token is sent. Each call goes out once,
 * so that a try again does not exceed `GEOCODER_RATE`; and nobody waits long for an address.
 */
const options = { service: 'geocoder', anonymous: true, once: true, timeoutMs: 3_000 } as const;

/** A place as Nominatim's jsonv2 has it. */
const placeRow = (wire: Wire) =>
  z
    .object({
      name: wire.optionalText,
      display_name: wire.text,
      lat: wire.number.pipe(z.number().min(-90).max(90)),
      lon: wire.number.pipe(z.number().min(-180).max(180)),
    })
    .transform(
      ({ name, display_name, lat, lon }): Place => ({
        name,
        address: display_name,
        location: { latitude: lat, longitude: lon },
      }),
    );

/** What Nominatim answers where there is nothing near, in mid-ocean. */
const nothingThere = z.object({ error: z.literal('Unable to geocode') }).transform(() => null);

/** `GET reverse`: the place at a coordinate, null where there is none. */
export const reverseCall = bodyCall('reverse', (wire) => z.union([nothingThere, placeRow(wire)]), options);

/** `GET search`: places by their names, best first. */
export const searchCall = bodyCall('search', (wire) => z.array(placeRow(wire)), options);
