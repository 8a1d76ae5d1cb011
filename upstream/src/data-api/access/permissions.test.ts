import fastify from 'fastify';
import { type Calls, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { ENGINES } from '../../testing/engines.js';
import { createServices } from '../create-services.js';
import { dataApi } from '../data-api.js';
import { enforceAccess } from './access-rules.js';

/** Every call there is, and the menu it needs; `null`: a login alone; 'public': not even that. */
const CALLS: Readonly<Record<string, string | null>> = {
  'POST /user/login': 'public',
  'POST /user/logout': null,
  'GET /user/me': null,
  'GET /user/preferences': null,
  'POST /user/preferences': null,
  'GET /notification/view': null,
  'GET /notification/view/:id': null,
  'GET /notification/count': null,
  'POST /notification/read_all': null,
  'GET /dashboard': 'dashboard',
  ...screen('vehicle', 'vehicle/manage'),
  ...screen('vehicle_model', 'vehicle-model/manage'),
  ...screen('battery_model', 'battery-model/manage'),
  ...screen('company_supplier', 'company-supplier/manage'),
  ...screen('company_tenant', 'company-tenant/manage'),
  'GET /vehicle/list': null,
  'GET /vehicle_model/list/company': null,
  'GET /battery_model/list': null,
  'GET /company_supplier/list': null,
  'GET /company_supplier/list/company_tenant': null,
  'GET /company_tenant/list': null,
  'GET /company/list': null,
  'GET /company/list/type': null,
};

function screen(name: string, menu: string) {
  return {
    [`GET /${name}/view`]: menu,
    [`GET /${name}/view/:id`]: menu,
    [`POST /${name}/save`]: menu,
    [`POST /${name}/edit`]: menu,
  };
}

describe.each(ENGINES)('What one may do on $name', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const call = (calls: Calls, route: string) => {
    const [method, path = ''] = route.split(' /');
    const url = path.replace(':id', '1');
    return method === 'GET' ? calls.get(url) : calls.post(url, {});
  };
  const protectedCalls = Object.entries(CALLS).filter(([, rule]) => rule !== 'public');
  const menuCalls = Object.entries(CALLS).filter(([, rule]) => rule !== 'public' && rule !== null);

  test('the table of this test names every route that is served', async () => {
    const app = fastify();
    const routes: string[] = [];
    app.addHook('onRoute', ({ method, url }) => {
      if (method !== 'HEAD') routes.push(`${String(method)} ${url}`);
    });
    const options = { db: server.db, events: undefined, secretsKey: undefined, timeZone: 'Asia/Jakarta' };
    await app.register(dataApi(createServices(options, app.log).services));
    await app.ready();
    expect(routes.sort()).toEqual(Object.keys(CALLS).sort());
  });

  test.each(protectedCalls)('%s without a valid token: 401', async (route) => {
    expect(await call(server.nobody, route)).toMatchObject({ status: 401, body: { success: false } });
  });

  test.each(menuCalls)('%s without the menu %s: 403', async (route) => {
    expect(await call(await server.as('clerk'), route)).toMatchObject({
      status: 403,
      body: { success: false },
    });
  });

  test.each(menuCalls)(
    '%s with the menu %s, or as Administrator of the platform: let in',
    async (route, menu) => {
      for (const person of ['admin', 'supplier'] as const) {
        const { status } = await call(await server.as(person), route);
        expect([menu, [200, 400, 404].includes(status)]).toEqual([menu, true]);
      }
    },
  );

  test('a menu that was switched off is nobody’s, and a login alone opens pick lists', async () => {
    const vehicles = {
      set: (on: boolean) =>
        server.db.updateTable('menu').set({ is_active: on }).where('path', '=', 'vehicle/manage').execute(),
    };
    await vehicles.set(false);
    expect(await (await server.as('admin')).get('vehicle/view')).toMatchObject({ status: 403 });
    await vehicles.set(true);
    expect(await (await server.as('clerk')).get('vehicle/list')).toMatchObject({ status: 200 });
  });

  test('an Administrator of another company type has the menus of the type, not all', async () => {
    await server.db.updateTable('user_type').set({ is_admin: true }).where('name', '=', 'Clerk').execute();
    expect(await (await server.as('clerk')).get('vehicle/view')).toMatchObject({ status: 403 });
  });

  test('a route that declares no access rule stops the start', async () => {
    const app = fastify();
    const options = { db: server.db, events: undefined, secretsKey: undefined, timeZone: 'Asia/Jakarta' };
    enforceAccess(app, createServices(options, app.log).services.sessions);
    expect(() => app.get('/forgotten', async () => 'open to all')).toThrow(
      'The route GET /forgotten declares no access rule.',
    );
  });

  test('an unknown call is 404, whoever asks', async () => {
    expect(await server.nobody.get('vehicle/drop')).toMatchObject({ status: 404 });
  });
});
