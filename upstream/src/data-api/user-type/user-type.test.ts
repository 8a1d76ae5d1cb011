import { type Calls, field, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { PEOPLE } from '../../testing/small-fleet.js';

describe('User types', () => {
  let server: TestServer;
  let admin: Calls;
  let supplier: Calls;
  const menuId: Record<string, number> = {};
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
    admin = await server.as('admin');
    supplier = await server.as('supplier');
    for (const menu of await admin.rows('menu/view'))
      menuId[String(menu.path ?? menu.name)] = Number(menu.id);
  });
  afterAll(() => server.close());

  let serial = 0;
  const menus = (...paths: string[]) => paths.map((path) => menuId[path] ?? Number.NaN);
  const newType = (more: Record<string, unknown> = {}) => {
    serial += 1;
    return {
      id: 0,
      name: `Type ${serial}`,
      companyTypeId: 2,
      isActive: '1',
      isAdmin: '0',
      listMenu: menus('Fleet', 'vehicle/manage'),
      ...more,
    };
  };
  const made = async (by: Calls, more: Record<string, unknown> = {}) => {
    const { body } = await by.post('user_type/save', newType(more));
    expect(body).toMatchObject({ success: true });
    return Number(field(body.data, 'id'));
  };
  const row = async (id: number) => Object((await admin.get(`user_type/view/${id}`)).body.data);
  const give = (person: 'clerk' | 'supplierColleague', type: number) =>
    server.db
      .updateTable('app_user')
      .set({ user_type_id: type })
      .where('id', '=', server.fleet.user[person])
      .execute();

  test('a row has the menus that it grants, groups and leaves alike', async () => {
    const id = await made(admin, { name: 'Dispatcher' });
    expect(await row(id)).toEqual({
      id,
      name: 'Dispatcher',
      companyTypeId: 2,
      companyTypeName: 'Supplier',
      isActive: '1',
      isAdmin: '0',
      listMenu: menus('Fleet', 'vehicle/manage'),
      createdBy: 'The admin',
      createdDate: expect.any(String),
      updatedBy: 'The admin',
      updatedDate: expect.any(String),
      version: 1,
    });
  });

  test('an edit replaces its menus; its users have exactly those from the next call on', async () => {
    const id = await made(admin);
    await give('clerk', id);
    const clerk = await server.as('clerk');
    expect((await clerk.get('vehicle/view')).status).toBe(200);
    expect((await clerk.get('user/view')).status).toBe(403);
    await admin.post('user_type/edit', { ...(await row(id)), listMenu: menus('user/manage') });
    expect((await clerk.get('vehicle/view')).status).toBe(403);
    expect((await clerk.get('user/view')).status).toBe(200);
    expect(await row(id)).toMatchObject({ listMenu: menus('user/manage'), version: 2 });
  });

  test('can be searched by name or by the e-mail of a user, and filtered by status and company type', async () => {
    const names = async (by: Calls, query: string) =>
      (await by.rows(`user_type/view?sort=name&${query}`)).map((type) => type.name);
    expect(await names(admin, 'name=STAFF')).toEqual(['Supplier staff', 'Tenant staff']);
    expect(await names(admin, 'name=STAFF&companyTypeId=3')).toEqual(['Tenant staff']);
    expect(await names(admin, `email=${PEOPLE.tenant}`)).toEqual(['Tenant staff']);
    const id = await made(admin, { isActive: '0' });
    expect((await admin.rows('user_type/view?isActive=0')).map((type) => type.id)).toEqual([id]);
    // Staff do not find users they do not see.
    expect(await names(supplier, `email=${PEOPLE.otherSupplier}`)).toEqual([]);
    expect(await names(supplier, `email=${PEOPLE.supplier}`)).toEqual(['Supplier staff']);
  });

  test.each(['name', 'companyTypeId', 'isActive', 'isAdmin', 'listMenu'])('%s is required', async (name) => {
    const { status, body } = await admin.post('user_type/save', newType({ [name]: undefined }));
    expect([status, body.errors?.[0]]).toMatchObject([200, { field: name, code: 'REQUIRED' }]);
  });

  test('the name is unique in its company type, without case', async () => {
    const { body } = await admin.post('user_type/save', newType({ name: 'SUPPLIER STAFF' }));
    expect(body.errors).toMatchObject([{ field: 'name', code: 'TAKEN' }]);
    expect(await made(admin, { name: 'Supplier staff', companyTypeId: 3 })).toBeGreaterThan(0);
  });

  test('refuses an unknown menu, and writes nothing', async () => {
    const { body } = await admin.post('user_type/save', newType({ name: 'Nothing', listMenu: [999_999] }));
    expect(body.errors).toMatchObject([{ field: 'listMenu', code: 'NOT_FOUND' }]);
    expect(await admin.rows('user_type/view?name=Nothing')).toEqual([]);
  });

  test('the company type stays while somebody has it', async () => {
    const id = await made(admin);
    expect((await admin.post('user_type/edit', { ...(await row(id)), companyTypeId: 3 })).body.success).toBe(
      true,
    );
    const used = (await admin.rows('user_type/view?name=Tenant%20staff'))[0];
    const { body } = await admin.post('user_type/edit', { ...used, companyTypeId: 2 });
    expect(body.errors).toMatchObject([{ field: 'companyTypeId', code: 'IN_USE' }]);
  });

  test('staff see the types of their own company type', async () => {
    const types = new Set((await supplier.rows('user_type/view')).map((type) => type.companyTypeName));
    expect([...types]).toEqual(['Supplier']);
    const { body } = await supplier.post('user_type/save', newType({ companyTypeId: 3 }));
    expect(body.errors).toMatchObject([{ field: 'companyTypeId', code: 'NOT_ALLOWED' }]);
  });

  describe('A type belongs to the company that made it, or to the platform', () => {
    const names = async (calls: Calls) =>
      (await calls.rows('user_type/view?size=1000')).map(({ name }) => name);
    const options = async (calls: Calls, company: number) => {
      const { body } = await calls.get(`user_type/list/company?idCompany=${company}`);
      return Array.isArray(body.data) ? body.data.map(({ text }) => text) : [];
    };
    let other: Calls;
    let ofAndalas: number;
    let shared: number;
    beforeAll(async () => {
      other = await server.as('otherSupplier');
      ofAndalas = await made(supplier, { name: 'Of Andalas' });
      shared = await made(admin, { name: 'Shared' });
    });

    test('another company of the kind neither lists nor reads it, and cannot rename, disable or extend it', async () => {
      expect(await names(supplier)).toEqual(
        expect.arrayContaining(['Of Andalas', 'Shared', 'Supplier staff']),
      );
      expect(await names(other)).not.toContain('Of Andalas');
      expect(await names(other)).toEqual(expect.arrayContaining(['Shared', 'Supplier staff']));
      expect((await other.get(`user_type/view/${ofAndalas}`)).status).toBe(404);
      const before = await row(ofAndalas);
      for (const change of [{ name: 'X' }, { isActive: '0' }, { listMenu: menus('user/manage') }]) {
        expect((await other.post('user_type/edit', { ...before, ...change })).status).toBe(404);
      }
      expect(await row(ofAndalas)).toEqual(before);
      expect(
        (await supplier.post('user_type/edit', { ...before, name: 'Of Andalas too' })).body.success,
      ).toBe(true);
      expect(
        (await supplier.post('user_type/edit', { ...(await row(ofAndalas)), name: 'Of Andalas' })).body
          .success,
      ).toBe(true);
    });

    test('its name is no other company’s business', async () => {
      expect(await made(other, { name: 'Of Andalas' })).toBeGreaterThan(0);
      const again = await supplier.post('user_type/save', newType({ name: 'of andalas' }));
      expect(again.body.errors).toMatchObject([{ field: 'name', code: 'TAKEN' }]);
    });

    test('one that the platform shares is the platform’s to change, and a company’s own one is not', async () => {
      for (const calls of [supplier, other]) {
        expect((await calls.post('user_type/edit', { ...(await row(shared)), name: 'X' })).status).toBe(403);
      }
      expect((await admin.post('user_type/edit', { ...(await row(ofAndalas)), name: 'X' })).status).toBe(403);
      expect(await names(admin)).toContain('Of Andalas');
      expect(
        (await admin.post('user_type/edit', { ...(await row(shared)), name: 'Shared' })).body.success,
      ).toBe(true);
    });

    test('people are given shared types and those of their own company, by a form and by an import', async () => {
      const { andalas, borneo } = server.fleet;
      expect(await options(admin, andalas)).toEqual(expect.arrayContaining(['Of Andalas', 'Shared']));
      expect(await options(admin, borneo)).toEqual(expect.arrayContaining(['Shared']));
      expect((await options(other, borneo)).filter((name) => name === 'Of Andalas')).toHaveLength(1);
      const person = {
        name: 'New',
        email: 'new@borneo.test',
        address: 'Jalan',
        phone: '0811',
        isActive: '1',
      };
      const given = { ...person, idCompany: borneo, idUserType: ofAndalas };
      expect((await admin.post('user/save', given)).body.errors).toMatchObject([
        { field: 'idUserType', code: 'INVALID' },
      ]);
      expect((await other.post('user/save', given)).body.errors).toMatchObject([
        { field: 'idUserType', code: 'NOT_FOUND' },
      ]);
      const roleOf = async (companyName: string, email: string) => {
        const rows = [{ ...person, email, companyName, userTypeName: 'Of Andalas' }];
        expect((await admin.post('user/import', { rows, dryRun: '0' })).body).toMatchObject({
          success: true,
        });
        return (await admin.rows(`user/view?email=${email}`))[0]?.idUserType;
      };
      expect(await roleOf('Andalas', 'imported@andalas.test')).toBe(ofAndalas);
      expect(await roleOf('Borneo', 'imported@borneo.test')).not.toBe(ofAndalas);
      // Who is moved to another company does not keep it.
      const [moved] = await admin.rows('user/view?email=imported@andalas.test');
      expect((await admin.post('user/edit', { ...moved, idCompany: borneo })).body.errors).toMatchObject([
        { field: 'idUserType', code: 'INVALID' },
      ]);
    });
  });

  describe('Nobody can grant menus that they do not have', () => {
    let limited: Calls;
    let own: number;
    beforeAll(async () => {
      own = await made(supplier, {
        name: 'Role keeper',
        listMenu: menus('user-menu/manage', 'vehicle/manage'),
      });
      await give('supplierColleague', own);
      limited = await server.as('supplierColleague');
    });

    test('own menus and their groups can be granted, others not', async () => {
      expect(await made(limited, { listMenu: menus('Fleet', 'vehicle/manage') })).toBeGreaterThan(0);
      const { body } = await limited.post(
        'user_type/save',
        newType({ listMenu: menus('vehicle/manage', 'user/manage') }),
      );
      expect(body.errors).toMatchObject([{ field: 'listMenu', code: 'NOT_ALLOWED' }]);
    });

    test('not even to one’s own type', async () => {
      const mine = await row(own);
      const { body } = await limited.post('user_type/edit', {
        ...mine,
        listMenu: [...mine.listMenu, ...menus('user/manage')],
      });
      expect(body.errors).toMatchObject([{ field: 'listMenu', code: 'NOT_ALLOWED' }]);
      expect(await row(own)).toEqual(mine);
    });

    test('a type that grants more is not theirs to change', async () => {
      const strong = await made(supplier, { listMenu: menus('user/manage') });
      expect((await limited.post('user_type/edit', { ...(await row(strong)), name: 'X' })).status).toBe(403);
    });

    test('the tree has the menus that they may grant and the groups above', async () => {
      const { body } = await limited.get('menu/root?isAktif=1');
      expect(body.data).toMatchObject([
        { name: 'Fleet', child: [{ path: 'vehicle/manage', child: [] }] },
        { name: 'Administration', child: [{ path: 'user-menu/manage' }] },
      ]);
    });

    test('staff of the platform cannot create an Administrator', async () => {
      const keeper = await made(admin, {
        name: 'Platform keeper',
        companyTypeId: 1,
        listMenu: menus('user-menu/manage', 'user/manage'),
      });
      await server.db
        .updateTable('app_user')
        .set({ user_type_id: keeper, company_id: server.fleet.platform })
        .where('id', '=', server.fleet.user.otherTenant)
        .execute();
      const platform = await server.as('otherTenant');
      const wanted = newType({ companyTypeId: 1, isAdmin: '1', listMenu: [] });
      expect((await platform.post('user_type/save', wanted)).body.errors).toMatchObject([
        { field: 'isAdmin', code: 'NOT_ALLOWED' },
      ]);
      const administrator = Object((await platform.rows('user_type/view?name=Administrator'))[0]);
      expect((await platform.post('user_type/edit', { ...administrator, name: 'X' })).status).toBe(403);
      const me = Object((await platform.get(`user/view/${server.fleet.user.otherTenant}`)).body.data);
      const promoted = { ...me, address: 'Jalan', idUserType: administrator.id };
      expect((await platform.post('user/edit', promoted)).body.errors).toMatchObject([
        { field: 'idUserType', code: 'NOT_ALLOWED' },
      ]);
    });
  });

  test('nobody deactivates their own type, and an Administrator remains', async () => {
    const type = Object((await admin.rows('user_type/view?name=Administrator'))[0]);
    expect((await admin.post('user_type/edit', { ...type, isActive: '0' })).body.errors).toMatchObject([
      { field: 'isActive', code: 'NOT_ALLOWED' },
    ]);
    expect((await admin.post('user_type/edit', { ...type, isAdmin: '0' })).body.errors).toMatchObject([
      { code: 'LAST_ADMINISTRATOR' },
    ]);
    expect((await admin.get('user_type/view')).status).toBe(200);
  });
});
