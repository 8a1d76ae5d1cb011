import { day } from '../../testing/complaint-calls.js';
import {
  type Calls,
  field,
  type Json,
  startTestServer,
  type TestServer,
} from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';

/** The rows that no new record may refer to: inactive companies, companies whose period has ended, and other inactive rows. */
describe('An inactive reference', () => {
  let server: TestServer;
  let admin: Calls;
  beforeEach(async () => {
    server = await startTestServer(POSTGRES);
    admin = await server.as('admin');
  });
  afterEach(() => server.close());

  const view = async (path: string): Promise<Json> => Object((await admin.get(path)).body.data);
  const write = async (call: string, body: Json) => {
    const { body: reply } = await admin.post(call, body);
    return reply.success ? 'saved' : reply.errors?.map(({ field: name, code }) => `${name} ${code}`);
  };
  const close = (company: number, how: 'inactive' | 'ended') =>
    server.db
      .updateTable('company')
      .set(how === 'inactive' ? { is_active: false } : { end_date: day(-1) })
      .where('id', '=', company)
      .execute();

  /** The cases of each resource that refers to a company: a new record, and a record of Andalas or Cepat that can be moved to Borneo. */
  const references = async (): Promise<
    Record<string, { made: Json; kept?: Json; moved?: Json; on: string }>
  > => {
    const { fleet } = server;
    const { id: _v, ...vehicle } = await view(`vehicle/view/${fleet.vehicle.A5}`);
    const { id: _m, ...model } = await view(`vehicle_model/view/${fleet.model.andalasSpare}`);
    const { id: _b, ...battery } = await view(`battery_model/view/${fleet.battery.andalas}`);
    const category = await view(`complaint_category/view/${fleet.category.lights}`);
    const { id: _s, ...station } = await view(`charging_station/view/${fleet.station.andalas}`);
    const { id: _u, ...user } = await view(`user/view/${fleet.user.clerk}`);
    const ofBorneo = { companySupplierId: fleet.borneo, vehicleModelId: fleet.model.borneo };
    return {
      vehicle: {
        on: 'companySupplierId',
        made: { ...vehicle, ...ofBorneo, licensePlate: 'B 1 NEW', serialNumber: 'NEW' },
        moved: { id: fleet.vehicle.A5, ...vehicle, ...ofBorneo },
        kept: await view(`vehicle/view/${fleet.vehicle.B1}`),
      },
      vehicle_model: {
        on: 'companyId',
        made: { ...model, name: 'New', companyId: fleet.borneo, batteryModelId: fleet.battery.borneo },
        kept: await view(`vehicle_model/view/${fleet.model.borneo}`),
      },
      battery_model: {
        on: 'idCompany',
        made: { ...battery, name: 'New', idCompany: fleet.borneo },
        kept: await view(`battery_model/view/${fleet.battery.borneo}`),
      },
      complaint_category: {
        on: 'company',
        made: { ...category, id: 0, name: 'New', company: fleet.borneo },
        kept: { ...category, company: fleet.borneo },
      },
      charging_station: {
        on: 'companyIds',
        made: { ...station, name: 'New', companyIds: [fleet.andalas, fleet.borneo] },
        moved: { id: fleet.station.andalas, ...station, companyIds: [fleet.andalas, fleet.borneo] },
        kept: {
          ...(await view(`charging_station/view/${fleet.station.borneo}`)),
          companyIds: [fleet.borneo],
        },
      },
      user: {
        on: 'idCompany',
        made: { ...user, email: 'new@borneo.test', username: 'new', idCompany: fleet.borneo },
        moved: { id: fleet.user.clerk, ...user, idCompany: fleet.borneo },
        kept: await view(`user/view/${fleet.user.otherSupplier}`),
      },
    };
  };

  test.each(['inactive', 'ended'] as const)(
    'company (%s) is refused for new records and changes, and stays in those that have it',
    async (how) => {
      const cases = await references();
      await close(server.fleet.borneo, how);
      for (const [name, { made, moved, kept, on }] of Object.entries(cases)) {
        expect([name, await write(`${name}/save`, made)]).toEqual([name, [`${on} INACTIVE`]]);
        if (moved) expect([name, await write(`${name}/edit`, moved)]).toEqual([name, [`${on} INACTIVE`]]);
        if (kept) expect([name, await write(`${name}/edit`, kept)]).toEqual([name, 'saved']);
      }
    },
  );

  test('tenant is refused for a new contract, and its contracts can be edited', async () => {
    const { fleet } = server;
    const [row] = await admin.rows('vehicle_contract/view?contractNo=AHEAD');
    const contract = { ...row, companyTenant: fleet.cepat, vehicleList: [fleet.vehicle.A4] };
    const fresh = { ...contract, id: 0, contractNo: 'NEW', vehicleList: [] };
    await close(fleet.cepat, 'ended');
    expect(await write('vehicle_contract/save', fresh)).toEqual(['companyTenant INACTIVE']);
    expect(await write('vehicle_contract/edit', contract)).toBe('saved');
    expect(await write('vehicle_contract/save', { ...fresh, companyTenant: fleet.damai })).toBe('saved');
  });

  test('vehicle (Non Active) is refused for a contract that does not hold it yet', async () => {
    const { fleet } = server;
    const [row] = await admin.rows('vehicle_contract/view?contractNo=AHEAD');
    const contract = { ...row, companyTenant: fleet.cepat };
    const { A4, A5 } = fleet.vehicle;
    await server.db.updateTable('vehicle').set({ vehicle_status: 0 }).where('id', 'in', [A4, A5]).execute();
    expect(await write('vehicle_contract/edit', { ...contract, vehicleList: [A4, A5] })).toEqual([
      'vehicleList INACTIVE',
    ]);
    expect(await write('vehicle_contract/edit', { ...contract, vehicleList: [A4] })).toBe('saved');
  });

  test('menu is refused as a new parent and as a new grant, and stays where it is', async () => {
    const menu = async (name: string) => (await admin.rows(`menu/view?name=${name}`))[0] ?? {};
    const [battery, station] = [await menu('Battery Model'), await menu('Charging Station')];
    const { version: _, ...type } = await view(
      `user_type/view/${(await admin.rows('user_type/view?name=Tenant staff'))[0]?.id}`,
    );
    const granted: unknown[] = Array.isArray(type.listMenu) ? type.listMenu : [];
    const others = granted.filter((id) => id !== battery.id);
    expect(await write('menu/edit', { ...battery, isActive: '0' })).toBe('saved');
    expect(await write('menu/edit', { ...station, parent: battery.id })).toEqual(['parent INACTIVE']);
    expect(await write('user_type/edit', { ...type, listMenu: granted })).toBe('saved');
    expect(await write('user_type/edit', { ...type, listMenu: others })).toBe('saved');
    expect(await write('user_type/edit', { ...type, listMenu: granted })).toEqual(['listMenu INACTIVE']);
  });

  test('company is in no pick list of active ones, and in all of the others', async () => {
    const { borneo, damai } = server.fleet;
    await close(borneo, 'inactive');
    await close(damai, 'ended');
    for (const [list, company] of [
      ['company/list', borneo],
      ['company/list', damai],
      ['company_supplier/list', borneo],
      ['company_tenant/list', damai],
      ['company_supplier/list/company_tenant', damai],
    ] as const) {
      const values = async (query: string) => {
        const { data } = (await admin.get(`${list}${query}`)).body;
        return Array.isArray(data) ? data.map((option) => field(option, 'value')) : [];
      };
      expect(await values('?isAktif=1')).not.toContain(company);
      expect(await values('?isAktif=0')).toContain(company);
      expect(await values('')).toContain(company);
    }
  });
});
