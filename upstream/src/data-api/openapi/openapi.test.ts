import { Validator } from '@seriousme/openapi-schema-validator';
import { Compile } from 'typebox/schema';
import { type Calls, field, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { registry } from '../catalog/resources.js';

type Schema = Record<string, unknown>;
interface Operation {
  tags: string[];
  summary: string;
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, { description: string; content: { 'application/json': { schema: Schema } } }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Calls without further parameters. */
const WITHOUT_BODY = ['POST /user/logout', 'POST /notification/read_all'];

const server: TestServer = await startTestServer(POSTGRES, { federatedSecret: 'the secret that both share' });
const admin: Calls = await server.as('admin');
// A trip whose route is requested.
const onTheWay = { imei: '490154203237518', latitude: -6.2, longitude: 106.8, speed: 20 };
await admin.post('telemetry/positions', { readings: [{ ...onTheWay, gpsDate: new Date().toISOString() }] });
const document: Document = (await server.app.inject({ url: '/api/openapi.json' })).json();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): [string, Operation] => [
    `${method.toUpperCase()} ${path.replace(/\{(id|token)\}/, ':$1')}`,
    operation,
  ]),
);
afterAll(() => server.close());

/** The schema with the document's shared ones beside it, so that references lead somewhere. */
const resolved = (schema: Schema) =>
  Compile(
    JSON.parse(
      JSON.stringify({ ...schema, $defs: document.components.schemas }).replaceAll(
        '#/components/schemas/',
        '#/$defs/',
      ),
    ),
  );
const replySchema = (operation: Operation, status: string) => {
  const schema = operation.responses[status]?.content['application/json'].schema;
  if (schema === undefined) throw new Error(`${status} is not described`);
  return resolved(schema);
};
const parametersOf = (operation: Operation) =>
  (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
/** A value that a parameter's schema lets pass. */
const example = ({ name, schema }: { name: string; schema: Schema }) => {
  if (Array.isArray(schema.enum)) return String(schema.enum[0]);
  if (schema.type === 'integer') return String(Math.max(1, Number(schema.minimum ?? 1)));
  if (name === 'ids') return '1,2';
  if (name === 'include' || name === 'columns') return String(/\w+/.exec(String(schema.pattern)));
  return typeof schema.pattern === 'string' ? '2026-01-31' : 'a';
};
const requiredQuery = (operation: Operation) =>
  parametersOf(operation)
    .filter(({ required }) => required)
    .map((parameter) => `${parameter.name}=${example(parameter)}`);

describe('The OpenAPI document', () => {
  test('is valid OpenAPI 3.1, and anybody may read it', async () => {
    expect(document.openapi).toBe('3.1.0');
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  test('has every call that is served, and no other', () => {
    expect(operations.map(([name]) => name).sort()).toEqual(Object.keys(registry.callRules).sort());
  });

  test('describes of each call its purpose, its body, its responses and who may call it', () => {
    const described = operations.map(([name, operation]) => ({
      name,
      summary: operation.summary === '' ? 'none' : 'a summary',
      tags: operation.tags?.length,
      hasBody: operation.requestBody !== undefined,
      isPublic: operation.security !== undefined,
      responses: ['200', '400', '401', '403', '500'].filter((status) => status in operation.responses),
    }));
    const expected = operations.map(([name]) => {
      const rule = registry.callRules[name];
      const isPublic = rule === 'public' || rule === 'tracker';
      const isForEverybody = rule === 'signedIn' && name.startsWith('GET');
      return {
        name,
        summary: 'a summary',
        tags: 1,
        hasBody: name.startsWith('POST') && !WITHOUT_BODY.includes(name),
        isPublic,
        responses: [
          ...['200', '400'],
          ...(!isPublic || name === 'POST /hooks/traccar' ? ['401'] : []),
          ...(!isPublic && !isForEverybody ? ['403'] : []),
          '500',
        ],
      };
    });
    expect(described).toEqual(expected);
  });
});

describe('The routes behave as the document describes', () => {
  const reads = operations.filter(([name]) => name.startsWith('GET') && !/:id|:token/.test(name));

  test.each(reads)(
    '%s takes each of its parameters and no other, and responds as described',
    async (name, operation) => {
      const path = name.slice('GET /'.length);
      const reply = replySchema(operation, '200');
      const needed = requiredQuery(operation);
      const responses = [{ given: needed, ...(await admin.get(`${path}?${needed.join('&')}`)) }];
      for (const parameter of parametersOf(operation)) {
        const others = needed.filter((one) => !one.startsWith(`${parameter.name}=`));
        const given = [...others, `${parameter.name}=${example(parameter)}`];
        responses.push({ given, ...(await admin.get(`${path}?${given.join('&')}`)) });
      }
      for (const { given, status, body } of responses) {
        // The tree requires a contract or a tenant, and there must be one.
        if (path === 'vehicle/list/contract' && status !== 200) continue;
        expect([given, status, reply.Errors(body)[1]]).toEqual([given, 200, []]);
      }
      if (parametersOf(operation).length > 0) {
        const unknown = await admin.get(`${path}?${[...needed, 'drop=1'].join('&')}`);
        expect(unknown.status).toBe(400);
        expect(replySchema(operation, '400').Check(unknown.body)).toBe(true);
      }
    },
  );

  test('the rows of a list have the fields that are described, no more and no fewer', async () => {
    for (const [name, operation] of reads.filter(([name]) => name.endsWith('/view'))) {
      const envelope = operation.responses['200']?.content['application/json'].schema;
      const page = field(field(envelope, 'properties'), 'data');
      const row = field(field(field(page, 'properties'), 'data'), 'items');
      const described = Object.keys(Object(field(row, 'properties'))).sort();
      const required = field(row, 'required');
      if (!Array.isArray(required)) throw new Error(`${name} describes no required fields`);
      const onRequest = described.filter((column) => !required.includes(column));
      const path = name.slice('GET /'.length);
      const whole = await admin.rows(onRequest.length === 0 ? path : `${path}?columns=${onRequest}`);
      for (const [rows, fields] of [
        [await admin.rows(path), required.sort()],
        [whole, described],
      ] as const)
        for (const found of rows) expect([name, Object.keys(found).sort()]).toEqual([name, fields]);
    }
  });
});

test('needs a token in production, as the geocoder does', async () => {
  const production = await startTestServer(POSTGRES, { isProduction: true });
  try {
    const { app } = production;
    const place = '/geo/reverse?lat=-6.2&lon=106.8';
    for (const url of ['/api/openapi.json', place]) expect((await app.inject(url)).statusCode).toBe(401);
    const { get, token } = await production.as('clerk');
    expect((await get('openapi.json')).status).toBe(200);
    const headers = { authorization: `Bearer ${token}` };
    expect((await app.inject({ url: place, headers })).statusCode).toBe(200);
  } finally {
    await production.close();
  }
});
