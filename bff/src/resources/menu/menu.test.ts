import { data, refused, rows, saved } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string, variables = {}) => bench.gateway.run(query, variables, { token: 'staff-token' });

const row = {
  id: 11,
  name: 'Vehicle',
  description: 'Vehicles of the fleet',
  icon: '',
  path: 'vehicle/manage',
  order: '2',
  parent: 10,
  parentName: 'Fleet',
  isActive: '1',
  createdBy: 'Admin',
  createdDate: '2026-01-05 08:30',
  updatedBy: null,
  updatedDate: null,
  version: 1,
};

const input = {
  name: 'Vehicle',
  description: 'Vehicles of the fleet',
  icon: 'drive-time',
  path: 'vehicle/manage',
  order: 2,
  parentId: '10',
  isActive: true,
  version: 1,
};

test('lists menus with one call', async () => {
  upstream.expect(
    'GET',
    'menu/view',
    rows([row, { ...row, id: 10, path: '-', parent: null, parentName: null }]),
  );
  const response = await run(`{ menus { items {
    id name description icon path order parentId parentName isActive createdBy version
  } pageInfo { totalItems } } }`);
  expect(response.data?.menus).toEqual({
    items: [
      {
        id: '11',
        name: 'Vehicle',
        description: 'Vehicles of the fleet',
        icon: null,
        path: 'vehicle/manage',
        order: 2,
        parentId: '10',
        parentName: 'Fleet',
        isActive: true,
        createdBy: 'Admin',
        version: 1,
      },
      expect.objectContaining({ id: '10', path: null, parentId: null, parentName: null }),
    ],
    pageInfo: { totalItems: 2 },
  });
});

test.each([
  ['NAME', 'name'],
  ['DESCRIPTION', 'description'],
  ['PATH', 'path'],
])('searches %s as %s, filtered by status and parent', async (field, name) => {
  upstream.expect('GET', 'menu/view', ({ query }) => {
    expect(query).toEqual({ [name]: 'veh', isActive: '1', parent: '10', page: '1', size: '20' });
    return rows([]);
  });
  await run('query ($filter: MenuFilter) { menus(filter: $filter) { items { id } } }', {
    filter: { search: { field, text: 'veh' }, isActive: true, parentId: '10' },
  });
});

test('lists only roots with the filter rootOnly', async () => {
  upstream.expect('GET', 'menu/view', ({ query }) => {
    expect(query).toEqual({ isRoot: '1', page: '1', size: '20' });
    return rows([]);
  });
  await run('{ menus(filter: { rootOnly: true }) { items { id } } }');
});

test.each([
  ['NAME', 'name'],
  ['DESCRIPTION', 'description'],
  ['PATH', 'path'],
  ['ORDER', 'order'],
  ['PARENT_NAME', 'parentName'],
  ['IS_ACTIVE', 'isActive'],
  ['CREATED_BY', 'createdBy'],
  ['CREATED_AT', 'createdDate'],
  ['UPDATED_BY', 'updatedBy'],
  ['UPDATED_AT', 'updatedDate'],
])('orders %s by the row’s field %s', async (field, name) => {
  upstream.expect('GET', 'menu/view', ({ query }) => {
    expect(query.sort).toBe(name);
    return rows([]);
  });
  await run('query ($sort: MenuSort) { menus(sort: $sort) { items { id } } }', { sort: { field } });
});

test('reads the tree of active menus with one call at any depth', async () => {
  const leaf = {
    id: 12,
    name: 'Archive',
    path: 'vehicle/archive',
    icon: 'box',
    order: 1,
    isActive: '1',
    child: [],
  };
  upstream.expect('GET', 'menu/root', ({ query }) => {
    expect(query).toEqual({ isAktif: '1' });
    return data([
      {
        id: 10,
        name: 'Fleet',
        path: '-',
        icon: '',
        order: 2,
        child: [
          {
            id: 11,
            name: 'Vehicle',
            path: 'vehicle/manage',
            icon: null,
            order: 1,
            isActive: '0',
            child: [leaf],
          },
        ],
      },
      { id: 20, name: 'Dashboard', path: 'dashboard' },
    ]);
  });
  const response = await run(`{ menuTree { ...N children { ...N children { ...N children { id } } } } }
    fragment N on MenuNode { id name path icon order isActive }`);
  expect(response.data?.menuTree).toEqual([
    {
      id: '10',
      name: 'Fleet',
      path: null,
      icon: null,
      order: 2,
      isActive: true,
      children: [
        {
          id: '11',
          name: 'Vehicle',
          path: 'vehicle/manage',
          icon: null,
          order: 1,
          isActive: false,
          children: [
            {
              id: '12',
              name: 'Archive',
              path: 'vehicle/archive',
              icon: 'box',
              order: 1,
              isActive: true,
              children: [],
            },
          ],
        },
      ],
    },
    { id: '20', name: 'Dashboard', path: 'dashboard', icon: null, order: null, isActive: true, children: [] },
  ]);
});

test('the options of a parent are the first five active menus by name', async () => {
  upstream.expect('GET', 'menu/view', ({ query }) => {
    expect(query).toEqual({ name: 'fle', isActive: '1', page: '1', size: '5' });
    return rows([row]);
  });
  expect((await run('{ menuOptions(text: "fle") { value text } }')).data).toEqual({
    menuOptions: [{ value: '11', text: 'Vehicle' }],
  });
  upstream.expect('GET', 'menu/view', ({ query }) => {
    expect(query).toEqual({ isActive: '1', page: '1', size: '5' });
    return rows([]);
  });
  await run('{ menuOptions { value } }');
  upstream.expect('GET', 'menu/view', ({ query }) => {
    expect(query).toEqual({ isActive: '1', page: '1', size: '20' });
    return rows([]);
  });
  await run('{ menuOptions(first: 20) { value } }');
});

test('the options of a parent are also found by their ids', async () => {
  upstream.expect('GET', 'menu/view', ({ query }) => {
    expect(query).toEqual({ ids: '11,12', page: '1', size: '2' });
    return rows([row]);
  });
  expect((await run('{ menuOptions(ids: ["11", "12"]) { value text } }')).data).toEqual({
    menuOptions: [{ value: '11', text: 'Vehicle' }],
  });
});

const create = `mutation ($input: MenuInput!) {
  createMenu(input: $input) { success message errors { field code message } menu { id version } }
}`;

test('a menu is sent with the data API’s names, and read again when the client selects it', async () => {
  const sent = {
    name: 'Vehicle',
    description: 'Vehicles of the fleet',
    icon: 'drive-time',
    path: 'vehicle/manage',
    order: 2,
    parent: 10,
    isActive: '1',
    version: 1,
  };
  upstream.expect('POST', 'menu/save', ({ body }) => {
    expect(body).toEqual({ id: 0, ...sent });
    return saved(11, 'Menu saved.');
  });
  upstream.expect('GET', 'menu/view/11', data(row));
  expect((await run(create, { input })).data?.createMenu).toEqual({
    success: true,
    message: 'Menu saved.',
    errors: [],
    menu: { id: '11', version: 1 },
  });

  upstream.expect('POST', 'menu/edit', ({ body }) => {
    expect(body).toEqual({ id: 11, ...sent, path: '-', parent: null });
    return saved(11);
  });
  await run('mutation ($input: MenuInput!) { updateMenu(id: "11", input: $input) { success } }', {
    input: { ...input, path: null, parentId: null },
  });
});

test('names the parent in the error of a menu below itself', async () => {
  const message = 'Menu Fleet cannot be placed below itself';
  upstream.expect('POST', 'menu/save', refused(message, [{ field: 'parent', code: 'CYCLE', message }]));
  expect((await run(create, { input })).data?.createMenu).toEqual({
    success: false,
    message,
    errors: [{ field: 'parentId', code: 'CYCLE', message }],
    menu: null,
  });
});

test('a menu is null when there is none in scope', async () => {
  upstream.expect('GET', 'menu/view/99', { status: 404, json: { success: false } });
  upstream.expect('GET', 'menu/view', rows([]));
  expect((await run('{ menu(id: "99") { id } }')).data).toEqual({ menu: null });
});
