import { sql } from 'kysely';
import { Type } from 'typebox';
import { callerOf } from '../../access/caller.js';
import { allOf, visibleTo } from '../../access/scope.js';
import { succeeded } from '../../http/envelope.js';
import { notFound } from '../../http/refusals.js';
import type { App } from '../../http/validation.js';
import { described } from '../../openapi/described.js';
import type { Services } from '../../services/services.js';
import { vehicleScope } from '../../vehicle/vehicle-scope.js';
import { DEVICE_FAULTS, type DeviceFault } from '../device-faults.js';
import { TRACKER_TOKEN } from '../tracker-tokens.js';

const LARGEST_ID = 2_147_483_647;

const textOrNull = Type.Union([Type.String(), Type.Null()]);
const timeOrNull = Type.Union([Type.String({ description: 'ISO 8601 with an offset.' }), Type.Null()]);
const trackerSchema = Type.Object({
  trackerId: textOrNull,
  imei: textOrNull,
  lastSeen: timeOrNull,
  lastError: textOrNull,
  lastErrorDate: timeOrNull,
  links: Type.Array(
    Type.Object({
      tokenId: Type.Integer(),
      tokenName: Type.String(),
      path: Type.String({ description: 'Below the public address; it holds the token.' }),
    }),
  ),
});

interface VehicleTracker {
  trackerId: string | null;
  imei: string | null;
  supplierId: number;
  lastSeen: string | null;
  lastError: string | null;
  lastErrorDate: string | null;
}

/** `GET vehicle/tracker`: the tracker of a vehicle, and the links that set up Traccar Client on a phone for it. */
export function serveVehicleTracker(app: App, services: Services): void {
  app.get(
    '/vehicle/tracker',
    described({
      tag: 'vehicle',
      summary: 'The tracker of a vehicle, when it was seen last, and links that set one up',
      query: Type.Object({ vehicleId: Type.Integer({ minimum: 1, maximum: LARGEST_ID }) }),
      data: trackerSchema,
      refuses: [404],
    }),
    async (request) => {
      const caller = callerOf(request);
      const inSight = allOf([
        sql<boolean>`t.id = ${request.query.vehicleId}`,
        ...visibleTo(caller, vehicleScope, services.today()),
      ]);
      const { rows } = await sql<VehicleTracker>`
        select t.tracker_id as "trackerId", t.imei, t.supplier_id as "supplierId", device.last_seen as "lastSeen",
          device.last_error as "lastError", device.last_error_at as "lastErrorDate"
        from vehicle t left join lateral (
          select * from tracker_device device
          where device.company_id = t.supplier_id and lower(device.device_id) in (lower(t.tracker_id), t.imei)
          order by device.last_seen desc limit 1) device on true
        where ${inSight}`.execute(services.reads);
      const [found] = rows;
      if (found === undefined) throw notFound();
      const { supplierId, ...tracker } = found;
      const { lastError } = tracker;
      return succeeded({
        ...tracker,
        lastError: isDeviceFault(lastError) ? DEVICE_FAULTS[lastError][caller.language] : null,
        links: tracker.trackerId === null ? [] : await linksOf(services, supplierId, tracker.trackerId),
      });
    },
  );
}

const isDeviceFault = (code: string | null): code is DeviceFault =>
  code !== null && Object.hasOwn(DEVICE_FAULTS, code);

/** One for each token of the supplier whose text is known; of the newest first. */
async function linksOf({ db, secrets }: Services, supplierId: number, trackerId: string) {
  const tokens = await db
    .selectFrom('tracker_token')
    .select(['id', 'name', 'token_sealed as sealed'])
    .where('company_id', '=', supplierId)
    .where('revoked_at', 'is', null)
    .where('token_sealed', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
  return tokens.flatMap(({ id, name, sealed }) => {
    const token = secrets.open(sealed ?? '', TRACKER_TOKEN);
    if (token === undefined) return [];
    const query = new URLSearchParams({ id: trackerId, interval: '30', service: 'true' });
    return [{ tokenId: id, tokenName: name, path: `/track/${token}?${query}` }];
  });
}
