import type { TreeNode } from '../../ui/tree/tree-rows';

/** A supplier with those of its vehicles that can be chosen. */
export interface VehicleGroup {
  readonly id: string;
  readonly name: string;
  readonly vehicles: readonly { readonly id: string; readonly name: string }[];
}

/** Marks a group's identifier, so that it is never taken for a vehicle's (administration 2.13). */
const GROUP = 'C';

/**
 * The tree of suppliers and vehicles; of those that hold a text, when there is one.
 * @param first vehicles that stand before the others of their supplier, which stands before those without any.
 */
export function vehicleNodes(
  groups: readonly VehicleGroup[],
  text: string,
  first: ReadonlySet<string>,
): TreeNode[] {
  const wanted = text.trim().toLowerCase();
  const holds = (name: string): boolean => name.toLowerCase().includes(wanted);
  const nodes = groups.flatMap(({ id, name, vehicles }) => {
    const shown = holds(name) ? vehicles : vehicles.filter((vehicle) => holds(vehicle.name));
    if (shown.length === 0) return [];
    const children = shown.map((vehicle) => ({ id: vehicle.id, text: vehicle.name, children: [] }));
    return [
      { id: `${GROUP}${id}`, text: name, children: ahead(children, (vehicle) => first.has(vehicle.id)) },
    ];
  });
  return ahead(nodes, ({ children }) => children.some((vehicle) => first.has(vehicle.id)));
}

/** Those that are meant before the others, each part in the order it had. */
function ahead<Item>(items: readonly Item[], isMeant: (item: Item) => boolean): Item[] {
  return [...items.filter(isMeant), ...items.filter((item) => !isMeant(item))];
}

/** Of the groups what is among the vehicles. */
export function only(groups: readonly VehicleGroup[], vehicles: ReadonlySet<string>): VehicleGroup[] {
  return groups.map((group) => ({ ...group, vehicles: group.vehicles.filter(({ id }) => vehicles.has(id)) }));
}

/** The vehicles among the entries of the tree: its groups are no part of what is saved. */
export function vehiclesOf(ids: Iterable<string>): string[] {
  return [...ids].filter((id) => !id.includes(GROUP));
}
