import { type RawBuilder, sql } from 'kysely';
import { type Static, Type } from 'typebox';
import { databaseFault } from '../../../database/database-fault.js';
import { callerOf } from '../../access/caller.js';
import type { CallerKind, Parameter } from '../../access/parameter.js';
import { allOf, visibleTo } from '../../access/scope.js';
import { reference } from '../../http/body-reader.js';
import { saved, succeeded } from '../../http/envelope.js';
import { isTakenAtCompany, wasNotFound } from '../../http/phrases.js';
import { NONE } from '../../http/query-reader.js';
import { brokenRule, notFound } from '../../http/refusals.js';
import { LANGUAGES, type Language } from '../../http/text.js';
import type { App } from '../../http/validation.js';
import { described } from '../../openapi/described.js';
import { type Column, type Columns, joined, own } from '../../resource/columns.js';
import { savedSchema } from '../../resource/list/list-schemas.js';
import { serveList } from '../../resource/list/serve-list.js';
import type { SaveContext } from '../../resource/resource.js';
import { changeFields, requireRights } from '../../resource/save/change-fields.js';
import { lockRow } from '../../resource/save/save.js';
import { serveSave } from '../../resource/serve/serve-save.js';
import type { Services } from '../../services/services.js';
import { platePattern } from '../../vehicle/plates.js';
import { vehicle } from '../../vehicle/vehicle.js';
import { vehicleScope } from '../../vehicle/vehicle-scope.js';
import { DEVICE_FAULTS } from '../device-faults.js';
import { trackerDeviceScope, trackerTokenScope } from './tracker-scopes.js';

/** The vehicle of a device (alias `t`): that with its tracker id, else that with its IMEI. */
const byTracker = sql`v.supplier_id = t.company_id and lower(v.tracker_id) = lower(t.device_id)`;
const byImei = sql`v.supplier_id = t.company_id and v.imei = t.device_id`;
const isKnown = sql<boolean>`(exists (select from vehicle v where ${byTracker}) or exists (select from vehicle v where ${byImei}))`;

/** Readings of the minute under way or of the one before. */
const readingsLastMinute = sql<number>`case
  when t.counted_minute >= date_trunc('minute', now()) - interval '1 minute' then t.readings else 0 end`;

const faultIn = (language: Language): Column => ({
  sql: sql`case t.last_error ${sql.join(
    Object.entries(DEVICE_FAULTS).map(
      ([code, text]) => sql`when ${sql.lit(code)} then ${sql.lit(text[language])}`,
    ),
    sql` `,
  )} end`,
  kind: 'text',
});

const vehicleOf = (name: 'id' | 'license_plate', kind: Column['kind']): Column => ({
  sql: sql`coalesce(${sql.ref(`by_tracker.${name}`)}, ${sql.ref(`by_imei.${name}`)})`,
  kind,
  joins: ['by_tracker', 'by_imei'],
});

const plateContains = (text: Parameter<string>) => sql<boolean>`exists (
  select from vehicle v where ((${byTracker}) or (${byImei})) and v.plate_key like ${platePattern(text)})`;

const joinedBy = (alias: string, condition: RawBuilder<unknown>) => sql`
  left join lateral (select v.id, v.license_plate from vehicle v where ${condition}) ${sql.ref(alias)} on true`;

/** The devices that a supplier's tokens were used by. */
const trackerDevices = {
  name: 'tracker/device',
  scope: trackerDeviceScope,
  joins: {
    supplier: sql`join company supplier on supplier.id = t.company_id`,
    by_tracker: joinedBy('by_tracker', byTracker),
    by_imei: joinedBy('by_imei', byImei),
  },
  columns: {
    deviceId: own('device_id', 'text'),
    companySupplierId: own('company_id', 'integer'),
    companySupplierName: joined('supplier', 'name', 'text'),
    vehicleId: vehicleOf('id', 'integer'),
    licensePlate: { ...vehicleOf('license_plate', 'text'), search: plateContains },
    firstSeen: own('first_seen', 'time'),
    lastSeen: own('last_seen', 'time'),
    lastError: faultIn(LANGUAGES[0]),
    lastErrorDate: own('last_error_at', 'time'),
    readingsLastMinute: { sql: readingsLastMinute, kind: 'integer' },
  },
  columnsOf: ({ language }: CallerKind): Columns => ({ lastError: faultIn(language) }),
  search: ['deviceId', 'licensePlate'],
  // Unknown ones first, then the one that was seen last.
  unsortedBy: sql`extract(epoch from t.last_seen) + case when ${isKnown} then 0 else 1e12 end`,
  sort: ['lastSeen', 'deviceId'],
  filters: {
    known: { sql: isKnown, kind: 'flag' },
    companySupplierId: { sql: sql`t.company_id`, kind: 'integer' },
  },
  options: [],
} as const;

const claimBody = Type.Object({
  id: reference('Tracker device'),
  vehicleId: reference('Vehicle'),
  replace: Type.Optional(
    Type.Boolean({ description: 'Whether a tracker that the vehicle has is replaced.' }),
  ),
});
const count = Type.Integer({ minimum: 0 });
const summarySchema = Type.Object({
  readingsLastMinute: count,
  devices: count,
  unknownDevices: count,
  tokens: count,
});

/** `tracker/device/view`, `tracker/device/claim` and `tracker/summary`. */
export function serveTrackerDevices(app: App, services: Services): void {
  serveList(app, services, trackerDevices, { list: 'Devices that were seen', row: 'One of them' });

  serveSave(
    app,
    services,
    '/tracker/device/claim',
    {
      tag: 'tracker/device',
      summary: 'Give a vehicle a device that was seen, as its tracker',
      refuses: [404],
      body: claimBody,
      data: savedSchema,
    },
    claimDevice,
  );

  app.get(
    '/tracker/summary',
    described({
      tag: 'tracker',
      summary: 'How many devices there are, and what they send',
      query: NONE,
      data: summarySchema,
    }),
    async (request) => {
      const caller = callerOf(request);
      const today = services.today();
      const { rows } = await sql`
        select coalesce(sum(${readingsLastMinute}), 0)::integer as "readingsLastMinute", count(*)::integer as devices,
          (count(*) filter (where not ${isKnown}))::integer as "unknownDevices",
          (select count(*)::integer from tracker_token t
            where t.revoked_at is null and ${allOf(visibleTo(caller, trackerTokenScope, today))}) as tokens
        from tracker_device t where ${allOf(visibleTo(caller, trackerDeviceScope, today))}`.execute(
        services.reads,
      );
      return succeeded(rows[0]);
    },
  );
}

/**
 * @throws CallRefused 404 for a device out of sight, 403 without the right to change the tracker of a vehicle; RulesBroken when a vehicle has it, or the vehicle has
 * another one
 */
async function claimDevice(
  context: SaveContext,
  { id, vehicleId, replace = false }: Static<typeof claimBody>,
) {
  const { trx, caller, services } = context;
  requireRights(context, vehicle, ['trackerId']);
  const device = await context.find(trackerDeviceScope, id);
  if (device === undefined) throw notFound();
  const seen = await context.find(vehicleScope, vehicleId);
  if (seen?.supplier_id !== device.company_id)
    throw brokenRule('vehicleId', 'NOT_FOUND', wasNotFound('Vehicle'));
  const row = { id: vehicleId, version: undefined };
  const target = await lockRow(trx, vehicleScope, row, caller, services.today());

  const { rows: holders } = await sql`
    select from tracker_device t where t.id = ${id} and ${isKnown}`.execute(trx);
  if (holders.length > 0) throw taken(device.device_id);
  if (target.tracker_id !== null && !replace)
    throw brokenRule('replace', 'HAS_TRACKER', {
      id: `Kendaraan ${target.license_plate} sudah memiliki pelacak ${target.tracker_id}`,
      en: `Vehicle ${target.license_plate} has the tracker ${target.tracker_id} already`,
    });
  try {
    const values = { trackerId: device.device_id };
    await changeFields(context, vehicle, target, { values, decidedBy: 'caller' });
  } catch (fault) {
    // Another call has given it away meanwhile.
    if (databaseFault(fault)?.constraint === 'vehicle_tracker_id_key') throw taken(device.device_id);
    throw fault;
  }
  return saved(vehicleId);
}

const taken = (deviceId: string) => brokenRule('id', 'TAKEN', isTakenAtCompany('Tracker ID', deviceId));
