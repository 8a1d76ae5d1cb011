import { linkMailedTo } from '../servers/mail.js';
import { clientOperation, field, Integration, list } from './gateway.js';

type RecordType = 'Contract' | 'Tenant' | 'User' | 'Vehicle';

/** Creates a record through the gateway as test data. @returns its id; throws when it is refused */
export async function createRecord(caller: Integration, type: RecordType, input: object): Promise<string> {
  const name = type.charAt(0).toLowerCase() + type.slice(1);
  const data = await caller.request(
    `mutation ($input: ${type}Input!) {
      saved: create${type}(input: $input) { message errors { field message } ${name} { id } }
    }`,
    { input },
  );
  const payload = field(data, 'saved');
  const id = field(field(payload, name), 'id');
  if (typeof id !== 'string') throw new Error(JSON.stringify(payload));
  return id;
}

/** A valid input for a supplier or a tenant. */
export const companyInput = (name: string): object => ({
  name,
  email: 'info@example.com',
  phone: '2155501234',
  address: 'Jl. Merdeka No. 1',
  totalVehicles: 5,
  startDate: '2026-01-01',
  endDate: '2031-12-31',
  center: { latitude: -6.18, longitude: 106.83 },
  isActive: true,
});

/** A user who can sign in. */
interface TestUser {
  name: string;
  email: string;
  password: string;
}

let made = 0;

/** Creates a user of a company, with the user type of this name, and sets the password with the link from the mail. */
export async function createUser(admin: Integration, companyId: string, role: string): Promise<TestUser> {
  made += 1;
  const mark = `${Date.now().toString(36)}${made}`;
  const person = { name: `Sari ${mark}`, email: `${mark}@example.com`, password: 'sandi-pertama' };
  const roles = await admin.request(
    'query ($companyId: ID!) { userTypeOptions(companyId: $companyId) { value text } }',
    {
      companyId,
    },
  );
  const named = list(field(roles, 'userTypeOptions')).find((option) => field(option, 'text') === role);
  await createRecord(admin, 'User', {
    name: person.name,
    email: person.email,
    phone: '81234567890',
    address: 'Jl. Merdeka No. 2',
    companyId,
    userTypeId: field(named, 'value'),
    isActive: true,
  });
  const token = new URL(await linkMailedTo(person.email)).searchParams.get('token');
  await new Integration().request(clientOperation('ResetPassword'), {
    input: { token, newPassword: person.password },
  });
  return person;
}

/** Creates a user of a new tenant. */
export async function createTenantUser(role = 'Tenant Administrator'): Promise<TestUser> {
  const admin = await Integration.signedIn('admin');
  const tenant = await createRecord(
    admin,
    'Tenant',
    companyInput(`Penyewa ${Date.now().toString(36)}${made}`),
  );
  return createUser(admin, tenant, role);
}

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
