import { type Calls, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';

describe('Preferences', () => {
  let server: TestServer;
  let supplier: Calls;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
    supplier = await server.as('supplier');
  });
  afterAll(() => server.close());
  beforeEach(() => server.db.deleteFrom('user_preferences').execute());

  const kept = async () => (await supplier.get('user/preferences')).body.data;
  const change = (patch: object) => supplier.post('user/preferences/change', patch);

  test('are one JSON document per user of at most 64 KiB', async () => {
    expect(await kept()).toEqual({});
    const document = { theme: '3', tables: { vehicle: ['imei'] } };
    expect((await supplier.post('user/preferences', document)).body).toMatchObject({
      success: true,
      data: document,
    });
    expect(await kept()).toEqual(document);
    expect((await (await server.as('tenant')).get('user/preferences')).body.data).toEqual({});
    expect((await supplier.post('user/preferences', { text: 'x'.repeat(64 * 1024) })).status).toBe(413);
    expect((await supplier.post('user/preferences', [])).status).toBe(400);
  });

  test('are changed by key: null removes, objects are merged, the rest stays', async () => {
    await supplier.post('user/preferences', { theme: '3', views: { a: { name: 'A' }, b: { name: 'B' } } });
    const { body } = await change({
      views: { a: null, c: { name: 'C', at: { x: 1, y: null } } },
      theme: ['4'],
    });
    const preferences = { theme: ['4'], views: { b: { name: 'B' }, c: { name: 'C', at: { x: 1 } } } };
    expect(body).toMatchObject({ success: true, data: { version: 2, preferences } });
    expect(await kept()).toEqual(preferences);
  });

  test('count their changes in a version', async () => {
    const versions = [];
    for (const theme of ['1', '2']) versions.push((await change({ theme })).body.data);
    await supplier.post('user/preferences', {});
    versions.push((await change({})).body.data);
    expect(versions).toMatchObject([{ version: 1 }, { version: 2 }, { version: 4, preferences: {} }]);
  });

  test('keep all of twenty simultaneous changes', async () => {
    const ids = Array.from({ length: 20 }, (_, n) => `v${n}`);
    await Promise.all(ids.map((id) => change({ views: { vehicle: { [id]: { name: id } } } })));
    expect(await kept()).toEqual({
      views: { vehicle: Object.fromEntries(ids.map((id) => [id, { name: id }])) },
    });
  });

  test('refuse a change after which they would have more than 64 KiB, and stay as they are', async () => {
    await change({ a: 'x'.repeat(40_000) });
    const { status, body } = await change({ b: 'x'.repeat(40_000) });
    expect([status, body.success, body.errors]).toMatchObject([200, false, [{ code: 'TOO_LARGE' }]]);
    expect(await kept()).toEqual({ a: 'x'.repeat(40_000) });
    expect((await change({ a: null, b: 'x'.repeat(40_000) })).body.success).toBe(true);
  });

  test('refuse a change that is no object, or nested too deeply, as malformed', async () => {
    const nested = Array.from({ length: 100 }).reduce<object>((inner) => ({ inner }), {});
    for (const patch of [[], nested, { name: 'a\0' }]) expect((await change(patch)).status).toBe(400);
  });
});
