import { plateKey } from '../../codes/plate-key';
import type { VehicleStatus } from '../../gql/graphql';
import type { TreeNode } from '../../ui/tree/tree-rows';

interface SelectableVehicle {
  readonly id: string;
  readonly name: string;
  readonly vehicleStatus?: VehicleStatus | null;
}

/** A supplier with those of its vehicles that can be chosen. */
export interface VehicleGroup {
  readonly id: string;
  readonly name: string;
  readonly vehicles: readonly SelectableVehicle[];
}

/** The prefix of a group's id, which distinguishes it from a vehicle's. */
const GROUP = 'C';

/**
 * The tree of suppliers and vehicles, filtered by a text if there is one.
 * @param first vehicles that come before the others of their supplier, which comes before suppliers without any.
 */
export function vehicleNodes(
  groups: readonly VehicleGroup[],
  text: string,
  first: ReadonlySet<string>,
): TreeNode[] {
  const wanted = text.trim().toLowerCase();
  const wantedPlate = plateKey(text);
  const isWanted = (plate: string): boolean => wantedPlate !== '' && plateKey(plate).includes(wantedPlate);
  const nodes = groups.flatMap(({ id, name, vehicles }) => {
    const isOfWanted = name.toLowerCase().includes(wanted);
    const shown = isOfWanted ? vehicles : vehicles.filter((vehicle) => isWanted(vehicle.name));
    if (shown.length === 0) return [];
    const children = shown.map((vehicle) => ({ id: vehicle.id, text: vehicle.name, children: [] }));
    return [
      { id: `${GROUP}${id}`, text: name, children: ahead(children, (vehicle) => first.has(vehicle.id)) },
    ];
  });
  return ahead(nodes, ({ children }) => children.some((vehicle) => first.has(vehicle.id)));
}

/** Moves some entries to the front; the order is otherwise kept. */
function ahead<Item>(items: readonly Item[], isMeant: (item: Item) => boolean): Item[] {
  return [...items.filter(isMeant), ...items.filter((item) => !isMeant(item))];
}

/** The groups with only the given vehicles. */
export function only(groups: readonly VehicleGroup[], vehicles: ReadonlySet<string>): VehicleGroup[] {
  return groups.map((group) => ({ ...group, vehicles: group.vehicles.filter(({ id }) => vehicles.has(id)) }));
}

/** The vehicles among the tree's ids: groups are not saved. */
export function vehiclesOf(ids: Iterable<string>): string[] {
  return [...ids].filter((id) => !id.includes(GROUP));
}
