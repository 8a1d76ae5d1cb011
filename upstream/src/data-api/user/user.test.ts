import {
  type Calls,
  field,
  signIn,
  startTestServer,
  type TestServer,
} from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { PEOPLE } from '../../testing/small-fleet.js';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.js';
import { hashOf } from '../session/sessions.js';

const SECRET = 'a shared secret';

describe('Users', () => {
  let server: TestServer;
  let receiver: WebhookReceiver;
  let admin: Calls;
  let supplier: Calls;
  const role: Record<'supplierStaff' | 'tenantStaff' | 'clerk' | 'administrator', number> = {
    supplierStaff: 0,
    tenantStaff: 0,
    clerk: 0,
    administrator: 0,
  };
  beforeAll(async () => {
    receiver = await startWebhookReceiver(SECRET);
    server = await startTestServer(POSTGRES, { events: { webhookUrl: receiver.url, secret: SECRET } });
    admin = await server.as('admin');
    supplier = await server.as('supplier');
    for (const type of await admin.rows('user_type/view')) {
      if (type.name === 'Supplier staff') role.supplierStaff = Number(type.id);
      if (type.name === 'Tenant staff') role.tenantStaff = Number(type.id);
      if (type.name === 'Clerk') role.clerk = Number(type.id);
      if (type.name === 'Administrator') role.administrator = Number(type.id);
    }
  });
  afterAll(async () => {
    await server.close();
    await receiver.close();
  });

  let serial = 0;
  const newUser = (more: Record<string, unknown> = {}) => {
    serial += 1;
    return {
      id: 0,
      name: 'Siti Rahayu',
      email: `siti${serial}@andalas.test`,
      address: 'Jalan Mawar 1',
      phone: '081234567890',
      isActive: '1',
      idCompany: server.fleet.andalas,
      idUserType: role.clerk,
      ...more,
    };
  };
  const made = async (by: Calls, more: Record<string, unknown> = {}) => {
    const { body } = await by.post('user/save', newUser(more));
    expect(body).toMatchObject({ success: true });
    return Number(field(body.data, 'id'));
  };
  const row = async (id: number) => Object((await admin.get(`user/view/${id}`)).body.data);
  const refused = async (by: Calls, more: Record<string, unknown>, path = 'user/save') => {
    const { status, body } = await by.post(path, newUser(more));
    expect([status, body.success]).toEqual([200, false]);
    return body.errors?.map(({ field: name, code }) => `${name} ${code}`);
  };

  test('a row has the fields of the specification, the phone with its leading 0', async () => {
    const id = await made(admin, { username: 'siti', photo: 'http://files.test/files/load/siti.jpg' });
    expect(await row(id)).toEqual({
      id,
      name: 'Siti Rahayu',
      email: expect.stringMatching(/^siti\d+@andalas\.test$/),
      address: 'Jalan Mawar 1',
      isActive: '1',
      phone: '081234567890',
      idCompany: server.fleet.andalas,
      companyName: 'Andalas',
      companyTypeId: 2,
      idUserType: role.clerk,
      userTypeName: 'Clerk',
      isAdmin: '0',
      username: 'siti',
      photo: 'siti.jpg',
      office: null,
      reportTo: null,
      // The last day of the company.
      activeUntil: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      hasPassword: '0',
      createdBy: 'The admin',
      createdDate: expect.stringMatching(/Z$/),
      updatedBy: 'The admin',
      updatedDate: expect.stringMatching(/Z$/),
      version: 1,
    });
  });

  test('are searched by name, e-mail or address, and filtered by company, company type, role and status', async () => {
    const names = async (query: string) =>
      (await admin.rows(`user/view?sort=email&${query}`)).map((user) => user.email);
    expect(await names('name=COLLEAGUE')).toEqual([PEOPLE.supplierColleague]);
    expect(await names('email=borneo')).toEqual([PEOPLE.otherSupplier]);
    expect(await names('address=nowhere')).toEqual([]);
    expect(await names(`companyId=${server.fleet.cepat}`)).toEqual([PEOPLE.tenant]);
    expect(await names('companyTypeId=3')).toEqual([PEOPLE.tenant, PEOPLE.otherTenant]);
    expect(await names(`idUserType=${role.administrator}`)).toEqual([PEOPLE.admin]);
    const id = await made(admin, { isActive: '0' });
    expect((await admin.rows('user/view?isActive=0')).map((user) => user.id)).toEqual([id]);
    expect((await admin.get('user/view?companyTypeId=9')).status).toBe(400);
  });

  test('no row contains a password', async () => {
    expect(JSON.stringify(await admin.rows('user/view'))).not.toMatch(/argon2|password/i);
    expect((await admin.get('user/view?sort=password_hash')).status).toBe(400);
  });

  test.each(['name', 'email', 'address', 'phone', 'idCompany', 'idUserType'])(
    '%s is required',
    async (name) => {
      expect(await refused(admin, { [name]: undefined })).toEqual([`${name} REQUIRED`]);
    },
  );

  test.each([
    ['email', 'siti.andalas.test'],
    ['email', 'siti@andalas'],
    ['email', 'si ti@andalas.test'],
    ['phone', '0812-345'],
  ])('%s %j is not valid', async (name, value) => {
    expect(await refused(admin, { [name]: value })).toEqual([`${name} INVALID`]);
  });

  test.each([
    ['U+0000', 'Si\0ti'],
    ['half of a surrogate pair', 'Siti \ud83d'],
    ['lists in lists', Array.from({ length: 500 }).reduce<unknown>((inner) => [inner], [])],
  ])('%s, which no database holds, is a malformed call, in preferences too', async (_what, name) => {
    expect((await admin.post('user/save', newUser({ name }))).status).toBe(400);
    expect((await admin.post('user/preferences', { name })).status).toBe(400);
  });

  test('emoji and right-to-left text are as good as any', async () => {
    const name = 'Siti 🛵 سيتي';
    expect(await row(await made(admin, { name }))).toMatchObject({ name });
  });

  test('a name of somebody out of sight is refused as one that cannot be used, twenty times in 15 minutes', async () => {
    const reply = async (names: object) => (await supplier.post('user/save', newUser({ ...names }))).body;
    expect(await reply({ email: PEOPLE.tenant.toUpperCase() })).toMatchObject({
      success: false,
      errors: [{ field: 'email', code: 'INVALID', message: 'Alamat e-mail ini tidak dapat digunakan.' }],
    });
    expect(await reply({ username: 'otherSupplier' })).toMatchObject({
      errors: [{ field: 'username', code: 'INVALID', message: 'Username ini tidak dapat digunakan.' }],
    });
    // A colleague's, which the caller sees, is reported as before.
    expect(await reply({ email: PEOPLE.clerk })).toMatchObject({ errors: [{ code: 'TAKEN' }] });
    for (let n = 2; n < 20; n += 1) await reply({ email: PEOPLE.tenant });
    for (const email of [PEOPLE.tenant, 'nobody@andalas.test'])
      expect((await supplier.post('user/save', newUser({ email }))).status).toBe(429);
    await server.db.deleteFrom('login_attempt').execute();
  });

  test('an e-mail is one person’s, without case, and not another’s username either; so is a username', async () => {
    expect(await refused(admin, { email: PEOPLE.tenant.toUpperCase() })).toEqual(['email TAKEN']);
    expect(await refused(admin, { username: 'SUPPLIER' })).toEqual(['username TAKEN']);
    expect(await refused(admin, { username: PEOPLE.tenant })).toEqual(['username TAKEN']);
    await made(admin, { username: 'someone@andalas.test' });
    expect(await refused(admin, { email: 'Someone@andalas.test' })).toEqual(['email TAKEN']);
  });

  test('the role must be one for the company’s type, and active', async () => {
    expect(await refused(admin, { idUserType: role.tenantStaff })).toEqual(['idUserType INVALID']);
    expect(await refused(admin, { idUserType: 999_999 })).toEqual(['idUserType NOT_FOUND']);
    expect(await refused(admin, { idCompany: 999_999 })).toEqual(['idCompany NOT_FOUND']);
    const { body } = await admin.post('user_type/save', {
      name: 'Retired',
      companyTypeId: 2,
      isActive: '0',
      isAdmin: '0',
      listMenu: [],
    });
    expect(await refused(admin, { idUserType: field(body.data, 'id') })).toEqual(['idUserType INACTIVE']);
  });

  test('staff see the people of their own company alone, by list, ids, id and edit', async () => {
    const theirs = server.fleet.user.otherSupplier;
    const companies = new Set((await supplier.rows('user/view')).map((user) => user.companyName));
    expect([...companies]).toEqual(['Andalas']);
    expect(await supplier.rows(`user/view?ids=${theirs}`)).toEqual([]);
    expect((await supplier.get(`user/view/${theirs}`)).status).toBe(404);
    expect((await supplier.post('user/edit', newUser({ id: theirs }))).status).toBe(404);
  });

  test('staff make people of their own company alone', async () => {
    expect(await made(supplier)).toBeGreaterThan(0);
    for (const idCompany of [server.fleet.borneo, server.fleet.cepat, server.fleet.platform]) {
      expect(await refused(supplier, { idCompany })).toEqual(['idCompany NOT_FOUND']);
    }
    const mine = await made(supplier);
    expect(await refused(supplier, { id: mine, idCompany: server.fleet.borneo }, 'user/edit')).toEqual([
      'idCompany NOT_FOUND',
    ]);
  });

  describe('Nobody can grant permissions that they do not have', () => {
    let clerkWithUsers: Calls;
    let userManager: number;
    beforeAll(async () => {
      const menus = await admin.rows('menu/view?path=user/manage');
      const { body } = await admin.post('user_type/save', {
        name: 'User manager',
        companyTypeId: 2,
        isActive: '1',
        isAdmin: '0',
        listMenu: menus.map((menu) => menu.id),
      });
      userManager = Number(field(body.data, 'id'));
      await server.db
        .updateTable('app_user')
        .set({ user_type_id: userManager })
        .where('id', '=', server.fleet.user.clerk)
        .execute();
      clerkWithUsers = await server.as('clerk');
    });
    afterAll(() =>
      server.db
        .updateTable('app_user')
        .set({ user_type_id: role.clerk })
        .where('id', '=', server.fleet.user.clerk)
        .execute(),
    );

    test('a role with more menus is refused, and not among the options', async () => {
      expect(await refused(clerkWithUsers, { idUserType: role.supplierStaff })).toEqual([
        'idUserType NOT_ALLOWED',
      ]);
      expect(await made(clerkWithUsers, { idUserType: userManager })).toBeGreaterThan(0);
      const { body } = await clerkWithUsers.get(`user_type/list/company?idCompany=${server.fleet.andalas}`);
      expect(body.data).toEqual([
        { value: role.clerk, text: 'Clerk' },
        { value: userManager, text: 'User manager' },
      ]);
    });

    test('users with more permissions cannot be changed: a new e-mail address would give access to their account', async () => {
      const before = await row(server.fleet.user.supplierColleague);
      const edit = { ...before, email: 'mine@evil.test', idUserType: role.clerk };
      expect((await clerkWithUsers.post('user/edit', edit)).status).toBe(403);
      expect(await row(server.fleet.user.supplierColleague)).toEqual(before);
    });
  });

  test('the roles of a company are those active of its type', async () => {
    const { body } = await admin.get(`user_type/list/company?idCompany=${server.fleet.cepat}`);
    expect(body.data).toEqual([{ value: role.tenantStaff, text: 'Tenant staff' }]);
    expect((await admin.get('user_type/list/company')).status).toBe(400);
  });

  test('a deactivated user’s sessions end at once, and an event reports it', async () => {
    const leaver = await signIn(server.app, server.nobody, 'otherSupplier');
    const id = server.fleet.user.otherSupplier;
    await receiver.forget(server.db);
    expect((await admin.post('user/edit', { ...(await row(id)), isActive: '0' })).body.success).toBe(true);
    expect((await leaver.get('user/me')).status).toBe(401);
    await receiver.until((deliveries) =>
      deliveries.some(({ event }) => event.data.session === hashOf(leaver.token)),
    );
    expect((await admin.post('user/edit', { ...(await row(id)), isActive: '1' })).body.success).toBe(true);
    expect((await leaver.get('user/me')).status).toBe(401);
  });

  test('who changes company loses the notifications and bulk changes of the former one', async () => {
    const id = await made(admin, { idUserType: role.supplierStaff });
    await server.db
      .insertInto('notification')
      .values({ user_id: id, title: 'B 1 AA', description: '' })
      .execute();
    const bulk = {
      user_id: id,
      resource: 'vehicle',
      field: 'warna',
      value: JSON.stringify('Biru'),
      total: 1,
    };
    await server.db.insertInto('bulk_change').values(bulk).execute();
    const kept = () =>
      Promise.all(
        (['notification', 'bulk_change'] as const).map(async (table) => {
          const rows = await server.db.selectFrom(table).select('id').where('user_id', '=', id).execute();
          return rows.length;
        }),
      );
    const move = async (change: Record<string, unknown>) =>
      expect((await admin.post('user/edit', { ...(await row(id)), ...change })).body).toMatchObject({
        success: true,
      });
    await move({ office: 'Jakarta' });
    expect(await kept()).toEqual([1, 1]);
    await move({ idCompany: server.fleet.cepat, idUserType: role.tenantStaff });
    expect(await kept()).toEqual([0, 0]);
  });

  test.each(['user type', 'company'])('so do those of a deactivated %s', async (what) => {
    const leaver = await signIn(server.app, server.nobody, 'otherTenant');
    const path = what === 'company' ? 'company_tenant' : 'user_type';
    const id = what === 'company' ? server.fleet.damai : role.tenantStaff;
    const it = Object((await admin.get(`${path}/view/${id}`)).body.data);
    const place = { centerPointLatitude: -6.2, centerPointLongitude: 106.8, radius: 100 };
    const set = (isActive: string) =>
      admin.post(`${path}/edit`, { ...it, ...place, version: undefined, isActive });
    expect((await set('0')).body).toMatchObject({ success: true });
    expect((await set('1')).body).toMatchObject({ success: true });
    expect((await leaver.get('user/me')).status).toBe(401);
  });

  test('nobody deactivates themselves, and the platform keeps an Administrator', async () => {
    const me = await row(server.fleet.user.admin);
    const { body } = await admin.post('user/edit', { ...me, isActive: '0' }, { 'accept-language': 'en' });
    const message = 'You cannot deactivate yourself';
    expect(body.errors).toMatchObject([{ field: 'isActive', code: 'NOT_ALLOWED', message }]);
    const other = await made(admin, { idCompany: server.fleet.platform, idUserType: role.administrator });
    const second = await row(other);
    expect((await admin.post('user/edit', { ...second, isActive: '0' })).body.success).toBe(true);
    const { body: plain } = await admin.post('user_type/save', {
      name: 'Platform staff',
      companyTypeId: 1,
      isActive: '1',
      isAdmin: '0',
      listMenu: [],
    });
    const reply = await admin.post('user/edit', { ...me, idUserType: field(plain.data, 'id') });
    expect(reply.body.errors).toMatchObject([{ code: 'LAST_ADMINISTRATOR' }]);
    expect(await row(server.fleet.user.admin)).toMatchObject({ isAdmin: '1' });
  });

  test('the own profile has exactly name, address, phone and photo', async () => {
    const before = Object((await supplier.get('user/me')).body.data).data;
    const { body } = await supplier.post('user/profile', {
      name: 'Budi',
      address: 'Jalan Melati',
      phone: '0811222333',
      photo: 'budi.png',
      email: 'other@andalas.test',
      idUserType: role.administrator,
      isActive: '0',
    });
    expect(body).toMatchObject({ success: true, data: { id: server.fleet.user.supplier } });
    expect(Object((await supplier.get('user/me')).body.data).data).toEqual({
      ...before,
      name: 'Budi',
      address: 'Jalan Melati',
      phone: '0811222333',
      photo: 'budi.png',
      version: before.version + 1,
      updatedBy: 'Budi',
      updatedDate: expect.any(String),
    });
    const stale = { name: 'B', address: 'B', phone: '08', version: before.version };
    expect((await supplier.post('user/profile', stale)).body.errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await supplier.post('user/profile', {})).body.success).toBe(false);
  });
});
