import { sql } from 'kysely';
import { type Calls, field, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { MAIL_LIMITS } from './mail-limits.js';

const { first, repeated, imported } = MAIL_LIMITS;

describe('Mail that people cause', () => {
  let server: TestServer;
  let supplier: Calls;
  let colleague: Calls;
  let role: number;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
    supplier = await server.as('supplier');
    colleague = await server.as('supplierColleague');
    const { rows } = await sql<{ id: number }>`select id from user_type where name = 'Clerk'`.execute(
      server.db,
    );
    role = Number(rows[0]?.id);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await sql`delete from login_attempt`.execute(server.db);
    await sql`delete from task where kind = 'mail'`.execute(server.db);
  });

  let serial = 0;
  const person = (more: object = {}) => {
    serial += 1;
    const email = `person${serial}@andalas.test`;
    const ids = { idCompany: server.fleet.andalas, idUserType: role };
    return {
      id: 0,
      name: 'Siti',
      email,
      address: 'Jalan Mawar 1',
      phone: '081234567890',
      isActive: '1',
      ...ids,
      ...more,
    };
  };
  const made = async () => {
    const body = person();
    return { ...body, id: Number(field((await supplier.post('user/save', body)).body.data, 'id')) };
  };
  const letters = async () =>
    (
      await sql<{ letter: string }>`select (payload->>'kind') || ' ' || (payload->>'address') as letter
        from task where kind = 'mail' order by id`.execute(server.db)
    ).rows.map(({ letter }) => letter);
  /** Counts mail that was caused before: the names are those of mail-limits.ts. */
  const counted = (name: string, times: number) =>
    sql`insert into login_attempt (account, address) select ${name}::text, ${name}::text from generate_series(1, ${times}::integer)`.execute(
      server.db,
    );
  const statuses = async (calls: readonly (() => Promise<{ status: number }>)[]) => {
    const all: number[] = [];
    for (const call of calls) all.push((await call()).status);
    return all;
  };

  test('invites an address five times within 15 minutes, however often its user is activated', async () => {
    const user = await made();
    const save = async (isActive: string) => supplier.post('user/edit', { ...user, isActive });
    const activated: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      expect((await save('0')).status).toBe(200);
      activated.push((await save('1')).status);
    }
    expect(activated).toEqual([200, 200, 200, 200, 429, 429]);
    const late = await save('1');
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect(late.body.message).toBe('Terlalu banyak e-mail terkirim. Silakan coba lagi nanti.');
    expect((await supplier.rows(`user/view?ids=${user.id}`))[0]).toMatchObject({ isActive: '0' });
    expect(await letters()).toHaveLength(first.receiver);
  });

  test('invites so many people for one sender; what is refused is not saved', async () => {
    await counted(`mail:first:by:${server.fleet.user.supplier}`, first.sender - 1);
    const [kept, refused] = [person(), person()];
    const saves = [kept, refused].map((body) => () => supplier.post('user/save', body));
    expect(await statuses(saves)).toEqual([200, 429]);
    expect((await colleague.post('user/save', refused)).status).toBe(200);
    expect(await letters()).toEqual([`welcome ${kept.email}`, `welcome ${refused.email}`]);
  });

  test('invites so many people for one company, by all of its people together', async () => {
    await counted(`mail:first:of:${server.fleet.andalas}`, first.company - 1);
    const saves = [supplier, colleague].map((calls) => () => calls.post('user/save', person()));
    expect(await statuses(saves)).toEqual([200, 429]);
    const other = await server.as('otherSupplier');
    expect((await other.post('user/save', person({ idCompany: server.fleet.borneo }))).status).toBe(200);
  });

  test('invites no more when many are saved at once', async () => {
    await counted(`mail:first:by:${server.fleet.user.supplier}`, first.sender - 2);
    const replies = await Promise.all(Array.from({ length: 8 }, () => supplier.post('user/save', person())));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await letters()).toHaveLength(2);
  });

  test('counts repeated invitations, activations and changes of addresses together', async () => {
    const user = await made();
    const known = { ...(await made()), email: 'known@andalas.test' };
    await sql`update app_user set password_hash = 'x', email = ${known.email} where id = ${known.id}`.execute(
      server.db,
    );
    await counted(`mail:repeated:by:${server.fleet.user.supplier}`, repeated.sender - 3);
    await supplier.post('user/edit', { ...user, isActive: '0' });
    const moved = { ...known, email: 'moved@andalas.test' };
    expect(
      await statuses([
        () => supplier.post('user/edit', { ...user, isActive: '1' }),
        () => supplier.post('user/invite', { id: user.id }),
        () => supplier.post('user/edit', moved),
        () => supplier.post('user/edit', known),
        () => supplier.post('user/invite', { id: user.id }),
      ]),
    ).toEqual([200, 200, 200, 429, 429]);
  });

  test('an import invites so many people a day for one sender, which its dry run shows and does not count', async () => {
    await counted(`mail:imported:by:${server.fleet.user.supplier}`, imported.sender - 2);
    const row = () => {
      const { id: _id, idCompany: _company, idUserType: _type, ...fields } = person();
      return { ...fields, companyName: 'Andalas', userTypeName: 'Clerk' };
    };
    const [a, b, c] = [row(), row(), row()];
    const send = (rows: readonly object[], dryRun: string) => () =>
      supplier.post('user/import', { rows, dryRun });
    expect(
      await statuses([
        send([a, b], '1'),
        send([a, b, c], '1'),
        send([a, b, c], '0'),
        send([a, b], '0'),
        send([c], '0'),
      ]),
    ).toEqual([200, 429, 429, 200, 429]);
    expect(await letters()).toEqual([`welcome ${a?.email}`, `welcome ${b?.email}`]);
  });
});
