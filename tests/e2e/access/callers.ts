import { dateInDays } from '../calls/date-in-days.js';
import { field, Integration, list, password } from '../calls/gateway.js';
import { linkMailedTo } from '../servers/mail.js';

const mark = Date.now().toString(36);

async function createRecord(admin: Integration, query: string, input: object, name: string): Promise<string> {
  const payload = Object.values(Object(await admin.request(query, { input })))[0];
  const id = field(field(payload, name), 'id');
  if (typeof id !== 'string') throw new Error(`The response has no ${name}: ${JSON.stringify(payload)}`);
  return id;
}

/** Creates users with user types of their own, so that tests do not affect each other. */
export async function userFactory() {
  const admin = await Integration.signedIn('admin');
  const found = await admin.request('{ menus(size: 1000) { items { id path } } }');
  const menus = list(field(field(found, 'menus'), 'items'));
  const idsOf = (paths: readonly string[] | 'all') =>
    menus
      .filter((menu) => (paths === 'all' ? field(menu, 'path') : paths.includes(String(field(menu, 'path')))))
      .map((menu) => field(menu, 'id'));

  let count = 0;
  /** Creates a user in the company of a demo account, with a new user type. */
  const colleagueOf = async (
    of: 'admin' | 'supplier' | 'tenant',
    paths: readonly string[] | 'all',
  ): Promise<{ caller: Integration; userType: object & { id: string } }> => {
    const me = await (await Integration.signedIn(of)).request('{ me { user { companyId companyType } } }');
    const user = field(field(me, 'me'), 'user');
    count += 1;
    const name = `Matrix ${of} ${count} ${mark}`;
    const values = {
      name,
      companyType: field(user, 'companyType'),
      isActive: true,
      isAdmin: false,
      menuIds: idsOf(paths),
    };
    const id = await createRecord(
      admin,
      'mutation ($input: UserTypeInput!) { createUserType(input: $input) { success message userType { id } } }',
      values,
      'userType',
    );
    const email = `matrix-${of}-${count}-${mark}@armada.test`;
    await createRecord(
      admin,
      'mutation ($input: UserInput!) { createUser(input: $input) { success message user { id } } }',
      {
        name,
        address: 'Jl. Merdeka 1',
        phone: '811000000',
        email,
        companyId: field(user, 'companyId'),
        userTypeId: id,
        isActive: true,
      },
      'user',
    );
    const token = new URL(await linkMailedTo(email)).searchParams.get('token');
    await admin.request(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success } }',
      {
        input: { token, newPassword: password },
      },
    );
    return { caller: await Integration.signedInAs(email, password), userType: { ...values, id } };
  };

  /** Limits a created user to these menus. */
  const allow = async (
    { userType: { id, ...values } }: { userType: object & { id: string } },
    paths: readonly string[],
  ): Promise<void> => {
    await admin.request(
      'mutation ($id: ID!, $input: UserTypeInput!) { updateUserType(id: $id, input: $input) { success message } }',
      { id, input: { ...values, menuIds: idsOf(paths) } },
    );
  };
  return { admin, colleagueOf, allow };
}

/** Creates the callers of the access matrix. */
export async function createCallers() {
  const { colleagueOf, allow } = await userFactory();
  const { caller: supplier } = await colleagueOf('supplier', 'all');
  const bareSupplier = await colleagueOf('supplier', []);
  const byName: Readonly<Record<string, Integration>> = {
    signedOut: new Integration(),
    platform: (await colleagueOf('admin', 'all')).caller,
    supplier,
    tenant: (await colleagueOf('tenant', 'all')).caller,
    bareSupplier: bareSupplier.caller,
    bareTenant: (await colleagueOf('tenant', [])).caller,
    token: await tokenOf(supplier, false),
    reader: await tokenOf(supplier, true),
  };
  /** Gives `bareSupplier` these menus. */
  return { byName, allow: (paths: readonly string[]) => allow(bareSupplier, paths) };
}

async function tokenOf(owner: Integration, readOnly: boolean): Promise<Integration> {
  const data = await owner.request(
    'mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { token } }',
    { input: { name: `Matrix ${readOnly} ${mark}`, expiresAt: dateInDays(30), readOnly } },
  );
  return new Integration({ authorization: `Bearer ${field(field(data, 'createApiToken'), 'token')}` });
}
