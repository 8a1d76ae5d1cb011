import fastify from 'fastify';
import { sql } from 'kysely';
import {
  type Calls,
  callsWith,
  field,
  openSession,
  startTestServer,
  type TestServer,
} from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { inDays } from '../../testing/in-days.js';
import { registry } from '../catalog/resources.js';
import { createServices } from '../create-services.js';
import { dataApi } from '../data-api.js';
import { enforceAccess } from '../session/enforce-access.js';
import { type CallRule, WRITING_GETS } from './call-rules.js';
import { COMPANY_TYPE } from './caller.js';

const CALLS = Object.entries(registry.callRules);
const MENU_CALLS = CALLS.flatMap(([name, rule]) => (typeof rule === 'object' ? [{ name, ...rule }] : []));
const COMPANY_TYPES = ['platform', 'supplier', 'tenant'] as const;
type CompanyType = (typeof COMPANY_TYPES)[number];

describe('What one may do', () => {
  let server: TestServer;
  let staff: Record<CompanyType, { user: number; userType: number }>;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
    const { platform, andalas, cepat } = server.fleet;
    staff = {
      platform: await plainStaff('platform', platform),
      supplier: await plainStaff('supplier', andalas),
      tenant: await plainStaff('tenant', cepat),
    };
  });
  afterAll(() => server.close());

  /** Somebody of a company who is no Administrator, with a user type of their own. */
  async function plainStaff(name: CompanyType, company: number) {
    const userType = await server.db
      .insertInto('user_type')
      .values({ name: `Plain ${name}`, company_type: COMPANY_TYPE[name] })
      .returning('id')
      .executeTakeFirstOrThrow();
    const person = { name, email: `plain-${name}@armada.test`, username: `plain-${name}` };
    const user = await server.db
      .insertInto('app_user')
      .values({ ...person, company_id: company, user_type_id: userType.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { user: user.id, userType: userType.id };
  }

  /** Gives the plain staff of a company type the menus with these codes, and no others. */
  async function grant(companyType: CompanyType, menus: (code: string) => boolean) {
    const { userType } = staff[companyType];
    const all = await server.db.selectFrom('menu').select(['id', 'path', 'code']).execute();
    const granted = all.filter(({ path, code }) => path !== null && menus(code));
    await server.db.deleteFrom('user_type_menu').where('user_type_id', '=', userType).execute();
    await server.db
      .insertInto('user_type_menu')
      .values(granted.map(({ id }) => ({ user_type_id: userType, menu_id: id })))
      .execute();
  }

  /** A new session each time: some calls end the one they are made in. */
  const as = (user: number): Promise<Calls> => openSession(server.app, server.db, user);
  const call = (calls: Calls, name: string) => {
    const [method, path = ''] = name.split(' /');
    const url = path.replace(':id', '1');
    return method === 'GET' ? calls.get(url) : calls.post(url, {});
  };
  const isLetIn = async (user: number, name: string) =>
    ![401, 403].includes((await call(await as(user), name)).status);

  test('the table has exactly the routes that are served', async () => {
    const app = fastify();
    const routes: string[] = [];
    app.addHook('onRoute', ({ method, url }) => {
      if (method !== 'HEAD') routes.push(`${String(method)} ${url}`);
    });
    const options = { db: server.db, events: undefined, secretsKeys: [], timeZone: 'Asia/Jakarta' };
    await app.register(dataApi(createServices(options, app.log).services));
    await app.ready();
    expect(routes.sort()).toEqual(Object.keys(registry.callRules).sort());
  });

  test('a route without an access rule stops the start', async () => {
    const app = fastify();
    const options = { db: server.db, events: undefined, secretsKeys: [], timeZone: 'Asia/Jakarta' };
    enforceAccess(app, createServices(options, app.log).services.sessions, registry.callRules);
    expect(() => app.get('/forgotten', async () => 'open to all')).toThrow(
      'The route GET /forgotten has no access rule.',
    );
  });

  test.each(CALLS)('%s without a valid token: 401, unless it is public', async (name, rule: CallRule) => {
    for (const calls of [server.nobody, callsWith(server.app, 'none')]) {
      const { status, body } = await call(calls, name);
      // The token of a tracker is in the path of most of its messages.
      const refusal = name.includes('/:token') ? 404 : 401;
      expect(status === refusal).toBe(rule !== 'public');
      if (status === 401) expect(body.success).toBe(false);
    }
  });

  test.each(CALLS.filter(([, rule]) => rule === 'signedIn' || rule === 'person'))(
    '%s needs a login alone: staff of every company type, without any menu, are let in',
    async (name) => {
      for (const companyType of COMPANY_TYPES) {
        await grant(companyType, (code) => code === 'DASHBOARD');
        expect([companyType, await isLetIn(staff[companyType].user, name)]).toEqual([companyType, true]);
      }
      expect(await isLetIn(server.fleet.user.clerk, name)).toBe(true);
    },
  );

  test.each(MENU_CALLS)(
    '$name lets in who has the menu $menu and is of company type $companyTypes (all: undefined), and nobody else',
    async ({ name, menu, companyTypes }) => {
      for (const companyType of COMPANY_TYPES) {
        const { user } = staff[companyType];
        await grant(companyType, (code) => code !== menu);
        expect([companyType, 'every other menu', await isLetIn(user, name)]).toEqual([
          companyType,
          'every other menu',
          false,
        ]);
        await grant(companyType, (code) => code === menu);
        const expected = companyTypes?.includes(COMPANY_TYPE[companyType]) ?? true;
        expect([companyType, 'this menu', await isLetIn(user, name)]).toEqual([
          companyType,
          'this menu',
          expected,
        ]);
      }
      expect(await isLetIn(server.fleet.user.admin, name)).toBe(true);
      expect(await isLetIn(server.fleet.user.clerk, name)).toBe(false);
    },
  );

  test.each(CALLS.filter(([, rule]) => rule !== 'public' && rule !== 'tracker'))(
    '%s by an API token: as its owner, except what only a person may; by one that only reads: reads',
    async (name, rule) => {
      const owner = await server.as('admin');
      const tokenThat = async (readOnly: '1' | '0') => {
        const token = { name: `${name} ${readOnly}`, expiresDate: inDays(30), readOnly };
        const { body } = await owner.post('api_token/save', token);
        return callsWith(server.app, String(field(body.data, 'token')));
      };
      const refusals = [];
      for (const readOnly of ['0', '1'] as const) {
        refusals.push((await call(await tokenThat(readOnly), name)).status === 403);
      }
      await server.db.deleteFrom('api_token').execute();
      const isPersons = rule === 'person' || (typeof rule === 'object' && rule.isPersonOnly === true);
      const isWriting = name.startsWith('POST') || WRITING_GETS.includes(name);
      expect(refusals).toEqual([isPersons, isPersons || isWriting]);
    },
  );

  test('nobody has a deactivated menu', async () => {
    const vehicles = {
      set: (on: boolean) =>
        server.db.updateTable('menu').set({ is_active: on }).where('path', '=', 'vehicle/manage').execute(),
    };
    await vehicles.set(false);
    expect(await (await server.as('admin')).get('vehicle/view')).toMatchObject({ status: 403 });
    await vehicles.set(true);
    expect(await (await server.as('admin')).get('vehicle/view')).toMatchObject({ status: 200 });
  });

  test('an Administrator of another company type has the menus of the type, not all', async () => {
    await sql`update user_type set is_admin = true where name = 'Clerk'`.execute(server.db);
    expect(await (await server.as('clerk')).get('vehicle/view')).toMatchObject({ status: 403 });
  });

  test('an unknown call is 404 for every caller', async () => {
    expect(await server.nobody.get('vehicle/drop')).toMatchObject({ status: 404 });
  });
});
