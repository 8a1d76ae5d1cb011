import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { data } from '../testing/data-api-double.js';
import { GatewayUnderTest, gatewayForTests } from '../testing/gateway-under-test.js';
import { transports } from '../testing/transports.js';

const webDir = mkdtempSync(join(tmpdir(), 'armada-web-'));
for (const folder of ['assets', join('explorer', 'assets')]) {
  mkdirSync(join(webDir, folder), { recursive: true });
  writeFileSync(join(webDir, folder, 'app.js'), 'export {};');
  writeFileSync(join(webDir, folder, 'app.js.map'), '{"sourcesContent":["secret"]}');
}
mkdirSync(join(webDir, 'explorer'), { recursive: true });
writeFileSync(join(webDir, 'explorer', 'index.html'), '<title>Explorer</title>');
writeFileSync(join(webDir, 'index.html'), '<!doctype html><head></head>');
afterAll(() => rmSync(webDir, { recursive: true }));

const world = gatewayForTests();
let production: GatewayUnderTest;
let development: GatewayUnderTest;
beforeAll(async () => {
  const environment = { ...world.upstream.environment, WEB_DIR: webDir };
  production = await GatewayUnderTest.start({
    ...environment,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://armada.test',
  });
  development = await GatewayUnderTest.start(environment);
});

test.each(['/explorer/index.html', '/explorer/assets/app.js', '/%65xplorer/index.html'])(
  'the explorer’s file %s is served in development, and 404 in production',
  async (path) => {
    expect((await fetch(`${development.url}${path}`)).status).toBe(200);
    expect((await fetch(`${production.url}${path}`, { headers: { accept: '*/*' } })).status).toBe(404);
  },
);

describe('source maps', () => {
  test.each([
    '/assets/app.js.map',
    '/explorer/assets/app.js.map',
    '/assets/app.js%2Emap',
    '/assets/app.js.%6Dap',
  ])('%s is served in development, and 404 in production', async (path) => {
    expect((await fetch(`${development.url}${path}`)).status).toBe(200);
    const response = await fetch(`${production.url}${path}`, { headers: { accept: 'text/html, */*' } });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
    expect((await fetch(`${production.url}/assets/app.js`)).status).toBe(200);
  });
});

describe.each(Object.entries(transports))('errors of upstream calls over %s', (_transport, send) => {
  const failing = [
    ['a response that is not JSON', { bytes: '<html>' }, 'UPSTREAM_BAD_REPLY'],
    ['a response with a wrong field', data({ data: [{ id: {} }], totalRow: 1 }), 'UPSTREAM_BAD_REPLY'],
    ['a response with success: false', { json: { success: false, message: 'Not so.' } }, 'BAD_USER_INPUT'],
    ['a missing call', { status: 404 }, 'NOT_SUPPORTED'],
  ] as const;

  test.each(failing)(
    '%s: production does not name the REST call, but logs it',
    async (_what, response, code) => {
      const good = data({ totalNotification: 0 });
      const query =
        code === 'NOT_SUPPORTED' ? '{ exports { items { id } } }' : '{ vehicles { items { id } } }';
      const call = code === 'NOT_SUPPORTED' ? 'ftp/view' : 'vehicle/view';
      world.upstream.respondToAll(({ path }) => {
        if (path === call) return response;
        // Opening a WebSocket checks the session first.
        return path === 'user/me' ? { status: 404 } : good;
      });
      const lines = production.logLines.length;
      const { codes, ...result } = await send(production, { query });
      expect(codes).toEqual([code]);
      expect(JSON.stringify(result)).not.toMatch(/vehicle\/|ftp\/|data[.[]\w|body/);
      expect(production.logLines.slice(lines).join('')).toContain(`"call":"${call}"`);
    },
  );
});

test('errors name the REST call, the field and the reason in development only', async () => {
  world.upstream.respondToAll(data({ data: [{ id: {} }], totalRow: 1 }));
  const errorsOf = async (gateway: GatewayUnderTest) =>
    (await gateway.run('{ vehicles { items { id } } }', {}, { token: 'token' })).errors;
  expect((await errorsOf(production))?.[0]?.extensions).toEqual({ code: 'UPSTREAM_BAD_REPLY' });
  const errors = await errorsOf(development);
  expect(errors?.[0]?.extensions).toEqual({
    code: 'UPSTREAM_BAD_REPLY',
    call: 'vehicle/view',
    field: 'data.data[0].id',
    reason: 'is not what it should be',
  });
});
