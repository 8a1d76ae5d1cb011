import { sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import { leftArea, returnedToArea } from '../notification/notice-texts.js';
import { notify } from '../notification/notify.js';
import { staffWithMenu } from '../notification/staff.js';
import type { Services } from '../services/services.js';
import type { Motion } from './motion.js';
import { kilometresBetween } from './route/distance.js';

/** The circle in which a tenant's vehicles should stay. */
export interface Circle {
  latitude: number;
  longitude: number;
  /** Metres. */
  radius: number;
}

/** A vehicle with the circle of its tenant, and the names in a notice. */
export interface Fenced {
  vehicleId: number;
  licensePlate: string;
  supplierId: number;
  tenantId: number | null;
  tenantName: string | null;
  circle: Circle | null;
}

/** Metres on both sides of the line in which a vehicle keeps its side. */
const MARGIN = 100;

/**
 * Determines on which side of its tenant's circle a vehicle is. It is outside beyond the radius plus a margin, and inside within the
 * radius minus the margin, so that a vehicle near the line causes few notices. The first reading in a tenant's circle is no crossing.
 *
 * @param motion the vehicle's state, in which the side is stored
 * @returns the side it crossed to; undefined when it did not
 */
export function crossing({ tenantId, circle }: Fenced, motion: Motion): 'in' | 'out' | undefined {
  const before = motion.fenceTenantId === tenantId ? motion.isOutside : null;
  motion.fenceTenantId = tenantId;
  motion.isOutside = null;
  if (circle === null) return undefined;
  const away = kilometresBetween(circle, motion) * 1000;
  const margin = Math.min(MARGIN, circle.radius / 4);
  const isOutside = away > circle.radius + margin ? true : away < circle.radius - margin ? false : before;
  motion.isOutside = isOutside;
  if (before === null || isOutside === before) return undefined;
  return isOutside ? 'out' : 'in';
}

/** Notifies the staff of tenant and supplier who have the vehicle screen: once an hour, however often the vehicle crosses the line. */
export async function announceCrossing(
  trx: Trx,
  services: Services,
  { vehicleId, licensePlate, supplierId, tenantId, tenantName }: Fenced,
  side: 'in' | 'out',
): Promise<void> {
  const sides = sql`(${supplierId}::integer, ${tenantId}::integer)`;
  await notify(trx, services.outbox, staffWithMenu('VEHICLE', sides), {
    ...(side === 'out' ? leftArea : returnedToArea)(licensePlate, tenantName ?? ''),
    path: `vehicle/manage?record=${vehicleId}`,
    group: `area ${vehicleId} ${tenantId} ${services.now().toISOString().slice(0, 'YYYY-MM-DDTHH'.length)}`,
    ringsAgainAfter: 60,
  });
}
