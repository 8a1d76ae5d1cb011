import { sql } from 'kysely';
import { type Static, Type } from 'typebox';
import { type Caller, COMPANY_TYPE } from '../access/caller.js';
import { allOf, type Condition } from '../access/scope.js';
import type { Services } from '../services/services.js';
import { momentOf } from '../telemetry/moment.js';

const HOUR = 3_600_000;

export const hoursSchema = Type.Array(
  Type.Object({
    hour: Type.Integer({ minimum: 0, description: 'Whole hours since the day began at which it begins.' }),
    distance: Type.Number({ description: 'km.' }),
    averageSpeed: Type.Union([Type.Number(), Type.Null()], {
      description: 'km/h, of the readings over 3 km/h; null: there were none.',
    }),
  }),
  {
    description:
      "Each hour of today in the fleet's time zone, up to now. Of a tenant: of the vehicles that it rented then.",
  },
);

type Hour = Static<typeof hoursSchema>[number];

/** The caller's rows of `fleet_hour`, as `t`: the hours' form of the vehicle scope. */
function inScope({ companyType, companyId }: Caller): Condition[] {
  if (companyType === COMPANY_TYPE.platform) return [];
  return [
    companyType === COMPANY_TYPE.tenant
      ? sql<boolean>`t.tenant_id = ${companyId}`
      : sql<boolean>`t.supplier_id = ${companyId}`,
  ];
}

/** The course of today: distance and speed by the hour. */
export async function readHours(
  services: Services,
  caller: Caller,
  ofSupplier: readonly Condition[],
): Promise<Hour[]> {
  const dayStart = momentOf(`${services.today()} 00:00`, services.timeZone) ?? 0;
  const since = new Date(dayStart).toISOString();
  const { rows } = await sql<Hour>`
    select floor(extract(epoch from t.hour - ${since}::timestamptz) / 3600)::integer as hour,
      round(sum(t.km)::numeric, 1)::float8 as distance,
      round((sum(t.speed_sum) / nullif(sum(t.speed_count), 0))::numeric, 1)::float8 as "averageSpeed"
    from fleet_hour t
    where ${allOf([sql<boolean>`t.hour >= ${since}::timestamptz`, ...inScope(caller), ...ofSupplier])}
    group by 1`.execute(services.reads);
  const known = new Map(rows.map((row) => [row.hour, row]));
  const count = Math.floor((services.now().getTime() - dayStart) / HOUR) + 1;
  return Array.from(
    { length: count },
    (_, hour) => known.get(hour) ?? { hour, distance: 0, averageSpeed: null },
  );
}
