import { type Json, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import type { Person } from '../../testing/small-fleet.js';

describe('Canned replies', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
  });
  afterAll(() => server.close());
  beforeEach(() => server.db.deleteFrom('complaint_reply').execute());

  const post = async (person: Person, path: string, body: Json) =>
    (await (await server.as(person)).post(`complaint/reply/${path}`, body)).body;
  const replies = async (person: Person): Promise<unknown> =>
    (await (await server.as(person)).get('complaint/list/reply')).body.data;
  const TEXT = 'Kami periksa hari ini';

  test('the staff of a company share them; another company has its own', async () => {
    const { data } = await post('supplier', 'save', { text: ` ${TEXT} ` });
    const added = [{ value: Number(Reflect.get(Object(data), 'id')), text: TEXT }];
    expect(await replies('supplierColleague')).toEqual(added);
    for (const person of ['tenant', 'otherSupplier', 'admin'] as const)
      expect(await replies(person)).toEqual([]);
    expect(await post('tenant', 'save', { text: TEXT })).toMatchObject({ success: true });
    const id = added[0]?.value ?? 0;
    const notFound = { success: false, errors: [{ field: 'id', code: 'NOT_FOUND' }] };
    expect(await post('tenant', 'save', { id, text: 'Lain' })).toMatchObject(notFound);
    expect(await post('admin', 'delete', { id })).toMatchObject(notFound);
    expect(await replies('supplier')).toEqual(added);
    expect(await post('supplierColleague', 'save', { id, text: 'Besok' })).toMatchObject({ success: true });
    expect(await replies('supplier')).toEqual([{ value: id, text: 'Besok' }]);
    expect(await post('supplier', 'delete', { id })).toMatchObject({ success: true });
    expect(await replies('supplier')).toEqual([]);
  });

  test('a text is there once, not empty, of at most 1000 characters, and there are at most 100', async () => {
    const codes = async (body: Json) => {
      const { errors } = await post('supplier', 'save', body);
      return errors?.map(({ field, code }: { field: string | null; code: string }) => [field, code]);
    };
    expect(await codes({ text: TEXT })).toBeUndefined();
    expect(await codes({ text: TEXT.toUpperCase() })).toEqual([['text', 'TAKEN']]);
    expect(await codes({ text: ' ' })).toEqual([['text', 'REQUIRED']]);
    expect(await codes({ text: 'a'.repeat(1001) })).toEqual([['text', 'INVALID']]);
    const { supplier } = server.fleet.user;
    const { company_id } = await server.db
      .selectFrom('app_user')
      .select('company_id')
      .where('id', '=', supplier)
      .executeTakeFirstOrThrow();
    const values = Array.from({ length: 99 }, (_, index) => ({
      company_id,
      text: `Balasan ${index}`,
      updated_by: supplier,
    }));
    await server.db.insertInto('complaint_reply').values(values).execute();
    expect(await codes({ text: 'Satu lagi' })).toEqual([['text', 'TOO_MANY']]);
  });
});
