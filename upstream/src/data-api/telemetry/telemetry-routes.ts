import { Type } from 'typebox';
import { callerOf } from '../access/caller.js';
import { succeeded } from '../http/envelope.js';
import { malformed } from '../http/refusals.js';
import type { App } from '../http/validation.js';
import { described } from '../openapi/described.js';
import { takeReadings } from './intake.js';
import type { TelemetryServices } from './position-feed.js';
import { readingSchema, readReading } from './reading.js';
import { byImei } from './tracked-vehicles.js';

/** The most readings of one call. */
const MOST = 1000;

/** Each reading is judged by itself: a wrong one does not make the call malformed. */
const anyReadings = Type.Object({ readings: Type.Optional(Type.Unknown()) });
const validReadings = Type.Object({ readings: Type.Array(readingSchema, { minItems: 1, maxItems: MOST }) });

const place = Type.Integer({ minimum: 0, description: 'In the call, from 0.' });
const resultSchema = Type.Object({
  accepted: Type.Integer({ minimum: 0 }),
  late: Type.Array(place, { description: 'Kept for history: the vehicle has a newer reading.' }),
  refused: Type.Array(
    Type.Object({
      index: place,
      code: Type.Enum(['INVALID', 'UNKNOWN_VEHICLE', 'FUTURE', 'TOO_OLD', 'REPEATED', 'JUMP']),
      message: Type.String(),
    }),
  ),
});

/** `POST telemetry/positions`: the readings of a supplier's trackers. */
export function serveTelemetry(app: App, services: TelemetryServices): void {
  app.post(
    '/telemetry/positions',
    described({
      tag: 'telemetry',
      summary: 'Take readings of trackers, each accepted or refused by itself',
      body: anyReadings,
      documentedBody: validReadings,
      data: resultSchema,
    }),
    async (request) => {
      const { readings } = request.body;
      if (!Array.isArray(readings) || readings.length === 0 || readings.length > MOST)
        throw malformed(`readings must be a list of 1 to ${MOST} readings.`);
      const clock = { now: services.now().getTime(), timeZone: services.timeZone };
      const read = readings.map((reading: unknown, index) => readReading(reading, index, clock));
      return succeeded(await takeReadings(services, byImei(services, callerOf(request)), read));
    },
  );
}
