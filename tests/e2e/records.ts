import { clientOperation, field, Integration, list } from './gateway.js';
import { linkMailedTo } from './mail.js';

type Thing = 'Contract' | 'Tenant' | 'User' | 'Vehicle';

/** Saves a new record by the gateway, for a test about something else. @returns its id; throws when it is refused */
export async function created(caller: Integration, thing: Thing, input: object): Promise<string> {
  const own = thing.charAt(0).toLowerCase() + thing.slice(1);
  const data = await caller.ask(
    `mutation ($input: ${thing}Input!) {
      saved: create${thing}(input: $input) { message errors { field message } ${own} { id } }
    }`,
    { input },
  );
  const payload = field(data, 'saved');
  const id = field(field(payload, own), 'id');
  if (typeof id !== 'string') throw new Error(JSON.stringify(payload));
  return id;
}

/** What a company must have, supplier or tenant. */
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

/** Somebody who can sign in. */
export interface Newcomer {
  name: string;
  email: string;
  password: string;
}

let made = 0;

/** Makes a person of a company and a role, by name, who has set a password from the mail. */
export async function newcomer(admin: Integration, companyId: string, role: string): Promise<Newcomer> {
  made += 1;
  const mark = `${Date.now().toString(36)}${made}`;
  const person = { name: `Sari ${mark}`, email: `${mark}@example.com`, password: 'sandi-pertama' };
  const roles = await admin.ask(
    'query ($companyId: ID!) { userTypeOptions(companyId: $companyId) { value text } }',
    {
      companyId,
    },
  );
  const named = list(field(roles, 'userTypeOptions')).find((option) => field(option, 'text') === role);
  await created(admin, 'User', {
    name: person.name,
    email: person.email,
    phone: '81234567890',
    address: 'Jl. Merdeka No. 2',
    companyId,
    userTypeId: field(named, 'value'),
    isActive: true,
  });
  const token = new URL(await linkMailedTo(person.email)).searchParams.get('token');
  await new Integration().ask(clientOperation('ResetPassword'), {
    input: { token, newPassword: person.password },
  });
  return person;
}

/** Makes a person of a new tenant. */
export async function newTenantStaff(role = 'Tenant Administrator'): Promise<Newcomer> {
  const admin = await Integration.signedIn('admin');
  const tenant = await created(admin, 'Tenant', companyInput(`Penyewa ${Date.now().toString(36)}${made}`));
  return newcomer(admin, tenant, role);
}
