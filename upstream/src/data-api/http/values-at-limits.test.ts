import { growsFaster } from '../../shared/testing/growth.js';
import { field, type Json, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { goodPayloads } from '../../testing/good-payloads.js';
import { registry } from '../catalog/resources.js';

/** `npm run hostile` sends every value to every field, and repeats every piece. */
const { HOSTILE_ALL } = process.env;

/** Values of the right form that no column, calendar or clock has, and values at the ends of ranges. */
const MOMENTS = ['2026-02-31', '0000-01-01', '9999-12-31', '25:61', '2026-01-31T25:00:00Z'];
const NUMBERS = [2 ** 31, 1e21];
const TEXTS = ['9'.repeat(400), '\ud800'];

/** The values for a field: those of its type, as its schema says it. */
function valuesFor(schema: unknown): readonly unknown[] {
  const words = JSON.stringify(schema);
  if (HOSTILE_ALL) return [...MOMENTS, ...NUMBERS, ...TEXTS];
  if (/"(integer|number)"/.test(words)) return NUMBERS;
  return /"(pattern|format)"/.test(words) ? [...MOMENTS, ...TEXTS] : TEXTS;
}

/** Pieces that patterns stumble over when they are repeated. */
const PIECES = HOSTILE_ALL ? ['1', '.', 'e\u0301'] : ['e\u0301'];
/** Characters of all texts of a body. */
const LENGTH = 100_000;
/** Entries of a list: enough for quadratic work to show. Twice the 40,000 are within the longest body. */
const ENTRIES = HOSTILE_ALL ? 40_000 : 10_000;

/** Calls that end the session, or change who may sign in. */
const OF_SESSIONS = ['user/logout', 'user/change_password'];
const paths = Object.keys(registry.callRules)
  .filter((name) => name.startsWith('POST /'))
  .map((name) => name.slice('POST /'.length))
  .filter((path) => !OF_SESSIONS.includes(path))
  .sort();

describe('Values at their limits', () => {
  let server: TestServer;
  let payloads: Readonly<Record<string, Json>>;
  let document: unknown;
  let token: string;
  let trackerToken: string;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES, { federatedSecret: 'the secret that both share' });
    const admin = await server.as('admin');
    ({ token } = admin);
    payloads = await goodPayloads(admin);
    document = (await server.app.inject('/api/openapi.json')).json();
    const { body } = await (await server.as('supplier')).post('tracker/token/save', { name: 'Limits' });
    trackerToken = String(field(body.data, 'token'));
  });
  afterAll(() => server.close());
  // A call may be limited by tries.
  beforeEach(() => server.db.deleteFrom('login_attempt').execute());

  const send = (path: string, body: unknown) => {
    const isOfTracker = path.startsWith('hooks/');
    return server.app.inject({
      method: 'POST',
      url: `/api/${path.replace(':token', trackerToken)}`,
      headers: {
        authorization: `Bearer ${isOfTracker ? trackerToken : token}`,
        'content-type': 'application/json',
      },
      payload: JSON.stringify(body),
    });
  };
  const propertiesOf = (path: string): Json => {
    const operation = field(field(field(document, 'paths'), `/${path.replace(':token', '{token}')}`), 'post');
    const content = field(field(field(operation, 'requestBody'), 'content'), 'application/json');
    return { ...payloads[path], ...Object(field(field(content, 'schema'), 'properties')) };
  };
  const fieldsOf = (path: string) => Object.keys(propertiesOf(path));
  const listsOf = (path: string) =>
    fieldsOf(path).filter((name) => JSON.stringify(propertiesOf(path)[name]).includes('"array"'));

  test.each(paths)('POST /%s: none is a fault of the server, in any field', async (path) => {
    const payload = payloads[path] ?? {};
    for (const [name, schema] of Object.entries(propertiesOf(path)))
      for (const value of valuesFor(schema)) {
        const { statusCode } = await send(path, { ...payload, [name]: value });
        expect([name, value, statusCode < 500]).toEqual([name, value, true]);
      }
  });

  test('the work grows no faster than the texts of a body', async () => {
    for (const path of paths)
      for (const piece of PIECES) {
        const names = fieldsOf(path);
        if (names.length === 0) continue;
        const long = (length: number) => {
          const text = `a@${piece.repeat(length / names.length / piece.length)}@`;
          return send(path, Object.fromEntries(names.map((name) => [name, text])));
        };
        expect([path, piece, await growsFaster(long, LENGTH)]).toEqual([path, piece, false]);
      }
  });

  test('the work grows no faster than a list, in any field', async () => {
    for (const path of paths)
      for (const name of listsOf(path)) {
        const many = (length: number) =>
          send(path, { ...payloads[path], [name]: Array.from({ length }, () => 'x') });
        expect([path, name, await growsFaster(many, ENTRIES)]).toEqual([path, name, false]);
      }
  });
});
