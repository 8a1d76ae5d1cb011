import { field, type Integration, list } from './gateway.js';

/** The fields of a vehicle that the tests read. */
export interface VehicleRow {
  id: string;
  licensePlate: string;
}

let made = 0;

/** A plate that no other vehicle has, made of a counter and the time. */
export function uniquePlate(): string {
  made += 1;
  return `B ${1000 + made} T${Date.now().toString(36).slice(-6).toUpperCase()}`;
}

/** Every vehicle in the caller's scope whose plate contains the text. */
export async function vehiclesWithPlate(caller: Integration, text: string): Promise<VehicleRow[]> {
  const data = await caller.request(
    `query ($text: String!) {
      vehicles(filter: { search: { field: LICENSE_PLATE, text: $text } }) { items { id licensePlate } }
    }`,
    { text },
  );
  return list(field(field(data, 'vehicles'), 'items')).map(vehicleRow);
}

/** The number of vehicles in the caller's scope. */
export async function vehicleCount(caller: Integration): Promise<number> {
  const data = await caller.request('{ vehicles(size: 1) { pageInfo { totalItems } } }');
  return Number(field(field(field(data, 'vehicles'), 'pageInfo'), 'totalItems'));
}

/** A valid input for a vehicle of the first vehicle model. */
export async function validInput(caller: Integration, licensePlate: string): Promise<object> {
  const options = await caller.request('{ vehicleModels(size: 1) { items { id supplierId } } }');
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

/** Changes the status of a vehicle and keeps its other fields. */
export async function changeStatus(caller: Integration, id: string, vehicleStatus: string): Promise<void> {
  const data = await caller.request(
    `query ($id: ID!) {
      vehicle(id: $id) {
        supplierId tenantId modelId imei licensePlate serialNumber color year rentStatus photos version
      }
    }`,
    { id },
  );
  const result = await caller.request(
    'mutation ($id: ID!, $input: VehicleInput!) { updateVehicle(id: $id, input: $input) { success message } }',
    { id, input: { ...Object(field(data, 'vehicle')), vehicleStatus } },
  );
  if (field(field(result, 'updateVehicle'), 'success') !== true) throw new Error(JSON.stringify(result));
}

function vehicleRow(item: unknown): VehicleRow {
  return { id: String(field(item, 'id')), licensePlate: String(field(item, 'licensePlate')) };
}
