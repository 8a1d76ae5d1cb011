import { field, type Integration, list } from './gateway.js';

/** What the tests read of a vehicle. */
export interface VehicleRow {
  id: string;
  licensePlate: string;
}

let made = 0;

/** A plate that no other vehicle has: it carries the second of this run and counts on. */
export function freshPlate(): string {
  made += 1;
  return `B ${1000 + made} T${Date.now().toString(36).slice(-6).toUpperCase()}`;
}

/** Every vehicle in the caller's scope whose plate contains the text. */
export async function vehiclesWithPlate(caller: Integration, text: string): Promise<VehicleRow[]> {
  const data = await caller.ask(
    `query ($text: String!) {
      vehicles(filter: { search: { field: LICENSE_PLATE, text: $text } }) { items { id licensePlate } }
    }`,
    { text },
  );
  return list(field(field(data, 'vehicles'), 'items')).map(rowOf);
}

/** How many vehicles the caller may see. */
export async function vehicleCount(caller: Integration): Promise<number> {
  const data = await caller.ask('{ vehicles(size: 1) { pageInfo { totalItems } } }');
  return Number(field(field(field(data, 'vehicles'), 'pageInfo'), 'totalItems'));
}

/** An input that the data API accepts, of the first model that the first supplier has. */
export async function acceptableInput(caller: Integration, licensePlate: string): Promise<object> {
  const options = await caller.ask('{ vehicleModels(size: 1) { items { id supplierId } } }');
  const [model] = list(field(field(options, 'vehicleModels'), 'items'));
  return {
    supplierId: field(model, 'supplierId'),
    modelId: field(model, 'id'),
    licensePlate,
    serialNumber: `SN ${licensePlate}`,
    color: 'Hitam',
    year: 2026,
    rentStatus: 'AVAILABLE',
    vehicleStatus: 'ACTIVE',
    photos: [],
  };
}

/** Moves a vehicle to another status, everything else kept. */
export async function changeStatus(caller: Integration, id: string, vehicleStatus: string): Promise<void> {
  const data = await caller.ask(
    `query ($id: ID!) {
      vehicle(id: $id) {
        supplierId tenantId modelId imei licensePlate serialNumber color year rentStatus photos version
      }
    }`,
    { id },
  );
  const answer = await caller.ask(
    'mutation ($id: ID!, $input: VehicleInput!) { updateVehicle(id: $id, input: $input) { success message } }',
    { id, input: { ...Object(field(data, 'vehicle')), vehicleStatus } },
  );
  if (field(field(answer, 'updateVehicle'), 'success') !== true) throw new Error(JSON.stringify(answer));
}

function rowOf(item: unknown): VehicleRow {
  return { id: String(field(item, 'id')), licensePlate: String(field(item, 'licensePlate')) };
}
