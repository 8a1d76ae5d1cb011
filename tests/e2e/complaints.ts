import { field, type Integration, list } from './gateway.js';

/** A vehicle that both callers see and that is rented: of the demo tenant and the demo supplier. */
export async function sharedVehicle(
  tenant: Integration,
  supplier: Integration,
): Promise<{ id: string; plate: string }> {
  const query = '{ vehicleOptions(rentStatus: RENTED, first: 1000) { value text } }';
  const [rented = [], owned = []] = await Promise.all(
    [tenant, supplier].map(async (caller) => list(field(await caller.request(query), 'vehicleOptions'))),
  );
  const ids = new Set(owned.map((option) => field(option, 'value')));
  const shared = rented.find((option) => ids.has(field(option, 'value')));
  if (shared === undefined) throw new Error('The tenant rents nothing from the supplier.');
  return { id: String(field(shared, 'value')), plate: String(field(shared, 'text')) };
}

/** Raises a complaint about a vehicle, as its tenant. @returns its id */
export async function raiseComplaint(tenant: Integration, vehicleId: string, title: string): Promise<string> {
  const categories = await tenant.request(
    'query ($vehicleId: ID) { complaintCategoryOptions(vehicleId: $vehicleId) { value } }',
    { vehicleId },
  );
  const [category] = list(field(categories, 'complaintCategoryOptions'));
  const data = await tenant.request(
    'mutation ($input: ComplaintInput!) { createComplaint(input: $input) { message complaint { id } } }',
    {
      input: {
        vehicleId,
        categoryId: field(category, 'value'),
        title,
        description: 'Lampu depan mati.',
        evidence: [],
      },
    },
  );
  const payload = field(data, 'createComplaint');
  const id = field(field(payload, 'complaint'), 'id');
  if (typeof id !== 'string') throw new Error(JSON.stringify(payload));
  return id;
}
