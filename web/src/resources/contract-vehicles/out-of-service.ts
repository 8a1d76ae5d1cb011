import { vehicleStatuses, messages as vehicleTexts } from '../../codes/vehicle-codes';
import type { FieldValue } from '../../crud/resource/field';
import { formatNumber } from '../../crud/resource/format';
import type { VehicleStatus } from '../../gql/graphql';
import { confirm } from '../../ui/messages/confirm';
import { messages } from './messages';
import type { VehicleGroup } from './vehicle-nodes';

/** The most vehicles that a question names. */
const MOST_NAMED = 10;

/** The condition of a vehicle that cannot be driven now; null for others. */
export function outOfService(status: VehicleStatus | null | undefined): 'MAINTENANCE' | 'BROKEN' | null {
  return status === 'MAINTENANCE' || status === 'BROKEN' ? status : null;
}

/** Vehicles that cannot be driven now, by id, of the contract form on screen. */
let known: ReadonlyMap<string, string> = new Map();

/** Remembers which vehicles of a form cannot be driven now: the form prompts when it is saved. */
export function noteConditions(groups: readonly VehicleGroup[]): void {
  const words = vehicleTexts.get();
  known = new Map(
    groups.flatMap(({ vehicles }) =>
      vehicles.flatMap(({ id, name, vehicleStatus }): [string, string][] => {
        const status = outOfService(vehicleStatus);
        return status === null ? [] : [[id, `${name} (${words[vehicleStatuses[status].text]})`]];
      }),
    ),
  );
}

/**
 * Prompts before vehicles that are in maintenance or broken are rented out.
 * @param stored the vehicles that the contract has already, which need no confirmation
 * @returns whether to save
 */
export async function confirmOutOfService(chosen: FieldValue, stored: FieldValue | null): Promise<boolean> {
  const held = new Set(stored ?? []);
  const names = [...chosen].flatMap((id) => (held.has(id) ? [] : (known.get(id) ?? [])));
  if (names.length === 0) return true;
  const t = messages.get();
  const more = names.length - MOST_NAMED;
  const list =
    names.slice(0, MOST_NAMED).join(', ') + (more > 0 ? t.andMore({ count: formatNumber(more) }) : '');
  return confirm({ message: t.outOfService({ list }), agree: t.rentAnyway, cancel: t.check });
}
