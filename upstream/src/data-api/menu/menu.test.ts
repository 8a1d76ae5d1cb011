import { type Calls, field, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';

describe('Menus', () => {
  let server: TestServer;
  let admin: Calls;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
    admin = await server.as('admin');
  });
  afterAll(() => server.close());

  let serial = 0;
  const newMenu = (more: Record<string, unknown> = {}) => {
    serial += 1;
    return {
      id: 0,
      name: `Menu ${serial}`,
      description: 'What it is for',
      icon: 'cube',
      path: '-',
      order: 10,
      parent: null,
      isActive: '1',
      ...more,
    };
  };
  const made = async (more: Record<string, unknown> = {}) => {
    const { body } = await admin.post('menu/save', newMenu(more));
    expect(body).toMatchObject({ success: true });
    return Number(field(body.data, 'id'));
  };
  const row = async (id: number) => Object((await admin.get(`menu/view/${id}`)).body.data);
  const byPath = async (path: string) =>
    Object((await admin.rows(`menu/view?path=${path}`)).find((menu) => menu.path === path));
  const edit = async (id: number, more: Record<string, unknown>) =>
    (await admin.post('menu/edit', { ...(await row(id)), description: 'Text', ...more })).body;

  test('a row has the fields of the specification', async () => {
    const parent = await made({ name: 'Reports', path: '-' });
    const id = await made({ name: 'Monthly', path: '/vehicle/list ', parent });
    expect(await row(id)).toEqual({
      id,
      name: 'Monthly',
      description: 'What it is for',
      icon: 'cube',
      path: 'vehicle/list',
      order: 10,
      parent,
      parentName: 'Reports',
      kodeMenu: 'CUSTOM_MONTHLY',
      isActive: '1',
      createdBy: 'The admin',
      createdDate: expect.any(String),
      updatedBy: 'The admin',
      updatedDate: expect.any(String),
      version: 1,
    });
  });

  test('are searched by name, description or path, filtered by status and parent', async () => {
    const fleet = Object((await admin.rows('menu/view?name=Fleet'))[0]);
    expect((await admin.rows(`menu/view?parent=${fleet.id}&sort=order`)).map((menu) => menu.path)).toEqual([
      'vehicle/manage',
      'vehicle-model/manage',
      'battery-model/manage',
      'charging-station/manage',
      'tracker/manage',
    ]);
    expect(await admin.rows('menu/view?description=what%20IT&path=x').catch(String)).toMatch(/400/);
    const id = await made({ isActive: '0', description: 'Asleep' });
    expect((await admin.rows('menu/view?isActive=0')).map((menu) => menu.id)).toEqual([id]);
    expect((await admin.rows('menu/view?description=asleep')).map((menu) => menu.id)).toEqual([id]);
    const roots = await admin.rows('menu/view?isRoot=1&isActive=1&sort=order');
    expect(roots.every((menu) => menu.parent === null)).toBe(true);
  });

  test('the look-up of a parent returns 5 by part of the name', async () => {
    const { body } = await admin.get('menu/view?name=company&page=1&size=5');
    expect(field(body.data, 'totalRow')).toBe(4);
  });

  test.each(['name', 'description', 'path', 'order'])('%s is required', async (name) => {
    for (const value of [undefined, '']) {
      const { status, body } = await admin.post('menu/save', newMenu({ [name]: value }));
      expect([status, body.errors?.[0]]).toMatchObject([200, { field: name, code: 'REQUIRED' }]);
    }
  });

  test('a path belongs to one menu; a dash marks a group, of which there can be many', async () => {
    const { body } = await admin.post('menu/save', newMenu({ path: 'vehicle/manage' }));
    expect(body.errors).toMatchObject([{ field: 'path', code: 'TAKEN' }]);
    expect(await row(await made({ path: '-' }))).toMatchObject({ path: null });
    expect(await row(await made({ path: '-' }))).toMatchObject({ path: null });
    for (const path of ['javascript:alert(1)', 'no/screen', 'vehicle/manage/7']) {
      const bad = await admin.post('menu/save', newMenu({ path }));
      expect([path, bad.body.errors]).toMatchObject([path, [{ field: 'path', code: 'INVALID' }]]);
    }
  });

  test('two of one name get a code each', async () => {
    const [first, second] = [await made({ name: 'Twin menu' }), await made({ name: 'Twin menu' })];
    expect([await row(first), await row(second)]).toMatchObject([
      { kodeMenu: 'CUSTOM_TWIN_MENU' },
      { kodeMenu: 'CUSTOM_TWIN_MENU_2' },
    ]);
  });

  test('a menu cannot be moved below itself or below its descendants', async () => {
    const top = await made();
    const middle = await made({ parent: top });
    const bottom = await made({ parent: middle });
    for (const parent of [top, middle, bottom]) {
      expect((await edit(top, { parent })).errors).toMatchObject([{ field: 'parent', code: 'CYCLE' }]);
    }
    expect((await edit(bottom, { parent: null })).success).toBe(true);
    expect((await edit(top, { parent: bottom })).success).toBe(true);
    expect((await edit(top, { parent: 999_999 })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('two moves at the same time do not make a circle together', async () => {
    for (let round = 0; round < 5; round += 1) {
      // Each goes below a child of the other: no row is in both moves.
      const [a, b] = [await made(), await made()];
      const [belowA, belowB] = [await made({ parent: a }), await made({ parent: b })];
      const [moveA, moveB] = [
        { ...(await row(a)), parent: belowB },
        { ...(await row(b)), parent: belowA },
      ];
      const replies = await Promise.all([moveA, moveB].map((move) => admin.post('menu/edit', move)));
      expect(replies.map(({ body }) => body.success).sort()).toEqual([false, true]);
    }
  });

  test('the roots come with all that is below them, in order; only active ones on request', async () => {
    const parent = await made({ name: 'Tree', path: '-', order: 1 });
    await made({ name: 'Second', parent, order: 2 });
    await made({ name: 'First', parent, order: 1 });
    await made({ name: 'Asleep', parent, order: 3, isActive: '0' });
    const tree = async (query: string) => {
      const { body } = await admin.get(`menu/root${query}`);
      const nodes = Array.isArray(body.data) ? body.data : [];
      return nodes.find((node) => node.id === parent);
    };
    const node = (name: string) => ({ name, hasParent: '1', parent, child: [] });
    expect(await tree('?isAktif=1')).toMatchObject({
      name: 'Tree',
      path: null,
      icon: 'cube',
      order: 1,
      hasParent: '0',
      isActive: '1',
      child: [node('First'), node('Second')],
    });
    expect(field(await tree(''), 'child')).toMatchObject([node('First'), node('Second'), node('Asleep')]);
  });

  test('nobody has a deactivated menu or the menus below it', async () => {
    const { id } = Object((await admin.rows('menu/view?name=Fleet'))[0]);
    const supplier = await server.as('supplier');
    const sidebar = async () => JSON.stringify((await supplier.get('user/me')).body.data);
    expect((await edit(id, { isActive: '0' })).success).toBe(true);
    expect((await supplier.get('vehicle/view')).status).toBe(403);
    expect(await sidebar()).not.toContain('vehicle/manage');
    expect((await edit(id, { isActive: '1' })).success).toBe(true);
    expect((await supplier.get('vehicle/view')).status).toBe(200);
    expect(await sidebar()).toContain('vehicle/manage');
  });

  test('the session has the icon of a menu, or an empty one', async () => {
    const { id } = await byPath('vehicle/manage');
    const icons = async () => {
      const menus = field((await (await server.as('supplier')).get('user/me')).body.data, 'listMenu');
      const fleet = Array.isArray(menus) ? menus.find((menu) => menu.name === 'Fleet') : undefined;
      return fleet.child.map(({ path, icon }: Record<string, unknown>) => [path, icon]);
    };
    await edit(Number(id), { icon: 'cube' });
    expect(await icons()).toContainEqual(['vehicle/manage', 'cube']);
    await edit(Number(id), { icon: null });
    expect(await icons()).toContainEqual(['vehicle/manage', '']);
  });

  test('a screen below one that is not granted shows under that one’s name', async () => {
    const vehicle = await byPath('vehicle/manage');
    const model = await byPath('vehicle-model/manage');
    await edit(Number(model.id), { parent: vehicle.id });
    await server.db.deleteFrom('user_type_menu').where('menu_id', '=', Number(vehicle.id)).execute();
    const supplier = await server.as('supplier');
    const menus = field((await supplier.get('user/me')).body.data, 'listMenu');
    const fleet = Array.isArray(menus) ? menus.find((menu) => menu.name === 'Fleet') : undefined;
    expect(fleet.child).toContainEqual(
      expect.objectContaining({
        name: 'Vehicle',
        path: '',
        child: [expect.objectContaining({ path: 'vehicle-model/manage' })],
      }),
    );
  });

  test('Manage Menu itself cannot be deactivated', async () => {
    const kept = await byPath('menu/manage');
    for (const change of [{ isActive: '0' }, { path: 'home' }, { path: '-' }]) {
      expect((await edit(Number(kept.id), change)).errors).toMatchObject([{ code: 'IN_USE' }]);
    }
    expect((await edit(Number(kept.parent), { isActive: '0', path: '-' })).errors).toMatchObject([
      { code: 'IN_USE' },
    ]);
    expect((await admin.get('menu/view')).status).toBe(200);
  });

  describe('A permission hangs on a menu’s code, not on its path', () => {
    let keeper: Calls;
    beforeAll(async () => {
      const menuOnly = [Number((await byPath('menu/manage')).id)];
      const type = { name: 'Menu keeper', companyTypeId: 1, isActive: '1', isAdmin: '0', listMenu: menuOnly };
      const { body } = await admin.post('user_type/save', type);
      await server.db
        .updateTable('app_user')
        .set({ user_type_id: Number(field(body.data, 'id')), company_id: server.fleet.platform })
        .where('id', '=', server.fleet.user.otherSupplier)
        .execute();
      keeper = await server.as('otherSupplier');
    });
    const editBy = async (calls: Calls, id: number, more: Record<string, unknown>) =>
      (await calls.post('menu/edit', { ...(await row(id)), description: 'Text', ...more })).body;

    test('staff who manage menus cannot set a path', async () => {
      const [mine, users] = [await byPath('menu/manage'), await byPath('user/manage')];
      for (const [id, path] of [
        [mine.id, 'user/manage'],
        [users.id, 'home'],
        [users.id, '-'],
      ]) {
        expect(await editBy(keeper, Number(id), { path })).toMatchObject({
          success: false,
          errors: [{ field: 'path', code: 'FORBIDDEN' }],
        });
      }
      const refused = await keeper.post('menu/save', newMenu({ path: 'home' }));
      expect(refused.body.errors).toMatchObject([{ field: 'path', code: 'FORBIDDEN' }]);
      expect((await keeper.post('menu/save', newMenu({ path: '-' }))).body.success).toBe(true);
      // The rest of a menu is theirs to change, with its path sent as it is.
      expect(await editBy(keeper, Number(users.id), { name: 'People' })).toMatchObject({ success: true });
      expect((await keeper.get('user/view')).status).toBe(403);
    });

    test('a path that an Administrator changes moves no permission, and the code stays', async () => {
      const users = await byPath('user/manage');
      expect(await edit(Number(users.id), { path: 'home', kodeMenu: 'OTHER' })).toMatchObject({
        success: true,
      });
      const mine = await byPath('vehicle/manage');
      await edit(Number(mine.id), { path: 'user/manage' });
      expect(await row(Number(users.id))).toMatchObject({ path: 'home', kodeMenu: 'USER' });
      const { id } = await server.db
        .insertInto('user_type')
        .values({ name: 'Vehicles alone', company_type: 2 })
        .returning('id')
        .executeTakeFirstOrThrow();
      await server.db
        .insertInto('user_type_menu')
        .values({ user_type_id: id, menu_id: Number(mine.id) })
        .execute();
      await server.db
        .updateTable('app_user')
        .set({ user_type_id: id })
        .where('id', '=', server.fleet.user.clerk)
        .execute();
      const clerk = await server.as('clerk');
      expect((await clerk.get('vehicle/view')).status).toBe(200);
      expect((await clerk.get('user/view')).status).toBe(403);
      await edit(Number(mine.id), { path: 'vehicle/manage' });
      await edit(Number(users.id), { path: 'user/manage' });
    });

    test('a new menu permits nothing, whatever its name', async () => {
      const id = await made({ name: 'User' });
      expect(await row(id)).toMatchObject({ kodeMenu: 'CUSTOM_USER' });
    });
  });

  test('staff read those of their own user type and write none', async () => {
    const supplier = await server.as('supplier');
    const seen = await supplier.rows('menu/view');
    expect(seen.some((menu) => menu.path === 'user/manage')).toBe(true);
    const hidden = await made();
    expect((await supplier.get(`menu/view/${hidden}`)).status).toBe(404);
    expect((await supplier.post('menu/save', newMenu())).status).toBe(403);
    expect((await supplier.post('menu/edit', { ...seen[0], name: 'Mine' })).status).toBe(403);
  });
});
