import type { TreeNode } from '../../ui/tree/tree-rows';

/** A supplier with those of its vehicles that can be chosen. */
export interface VehicleGroup {
  readonly id: string;
  readonly name: string;
  readonly vehicles: readonly { readonly id: string; readonly name: string }[];
}

/** Marks a group's identifier, so that it is never taken for a vehicle's (administration 2.13). */
const GROUP = 'C';

/** The tree of suppliers and vehicles; of those that hold a text, when there is one. */
export function vehicleNodes(groups: readonly VehicleGroup[], text: string): TreeNode[] {
  const wanted = text.trim().toLowerCase();
  const holds = (name: string): boolean => name.toLowerCase().includes(wanted);
  return groups.flatMap(({ id, name, vehicles }) => {
    const shown = holds(name) ? vehicles : vehicles.filter((vehicle) => holds(vehicle.name));
    if (shown.length === 0) return [];
    const children = shown.map((vehicle) => ({ id: vehicle.id, text: vehicle.name, children: [] }));
    return [{ id: `${GROUP}${id}`, text: name, children }];
  });
}

/** The vehicles among the entries of the tree: its groups are no part of what is saved. */
export function vehiclesOf(ids: Iterable<string>): string[] {
  return [...ids].filter((id) => !id.includes(GROUP));
}
