import { OperationTypeNode } from 'graphql';
import { buildGatewaySchema } from '../../build-schema.js';
import { type ClientOperation, clientOperations, isSubscription } from '../../testing/client-operations.js';
import { data } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { lineOf, operationTable } from '../../testing/operation-calls/every-operation.js';
import { type OperationCalls, written } from '../../testing/operation-calls/operation-calls.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { eventsSecret, sendEvent } from '../../testing/webhook.js';
import { Admission } from '../admission/admission.js';
import { PersistedOperations } from '../admission/persisted-operations.js';

const operations = clientOperations();
const schema = buildGatewaySchema();
const persisted = new PersistedOperations([]);
const admission = new Admission(schema, { introspection: false, persisted, persistedOnly: false });
const world = gatewayForTests({ EVENTS_SECRET: eventsSecret });
const { upstream } = world;
let cookie = '';

/** Signs in like the client: with a session cookie. */
beforeEach(async () => {
  upstream.expect('POST', 'user/login', data({ token: 'staff-token', ...meResponse }));
  const { cookie: signedIn } = await world.gateway.run(
    'mutation { login(input: { username: "budi", password: "armada-demo" }) { success } }',
  );
  cookie = signedIn ?? '';
  upstream.verify();
});

/** Executes an operation like the client. @returns its errors */
async function run({ query, type }: ClientOperation, line: OperationCalls): Promise<unknown> {
  const { variables = {}, upload, event } = line;
  if (type === OperationTypeNode.SUBSCRIPTION) {
    const client = world.gateway.socketClient({ cookie });
    const values = client.iterate({ query, variables: { ...variables } });
    const first = values.next();
    let hasArrived = false;
    const arrived = first.finally(() => {
      hasArrived = true;
    });
    // An event before the subscription has started is lost, so the event is repeated.
    while (event && !hasArrived) {
      await client.iterate({ query: '{ __typename }' }).next();
      await sendEvent(world.gateway, event);
    }
    const { value } = await arrived;
    await client.dispose();
    return value?.errors;
  }
  const { errors } =
    upload === undefined
      ? await world.gateway.run(query, variables, { cookie })
      : await world.gateway.runWithPhoto(query, variables, upload, { cookie });
  return errors;
}

describe('the client’s operation', () => {
  test.each(operations)('$name makes exactly the upstream calls in its table', async (operation) => {
    const line = lineOf(operation);
    for (const [call, response] of Object.entries(line.calls)) {
      const [, method, path] = /^(GET|POST) ([^?]+)/.exec(call) ?? [];
      if (!path) throw new Error(`${call} is not a call.`);
      upstream.expect(method === 'POST' ? 'POST' : 'GET', path, response);
    }
    // Opening a socket checks the session.
    const opening = isSubscription(operation) ? ['GET user/me'] : [];
    if (isSubscription(operation)) upstream.expect('GET', 'user/me', data(meResponse));
    const errors = await run(operation, line);
    expect(upstream.calls.map(written).sort()).toEqual([...opening, ...Object.keys(line.calls)].sort());
    expect(errors).toBeUndefined();
  });
});

test('every operation is admitted with the maximum page size', () => {
  const refused = operations.flatMap((operation) => {
    const { variables, upload } = lineOf(operation);
    const admitted = admission.admit(
      { query: operation.query, variables: { ...variables, size: 1000 } },
      null,
    );
    // The file of an upload is missing here.
    return 'document' in admitted || upload !== undefined ? [] : [[operation.name, admitted]];
  });
  expect(refused).toEqual([]);
});

test('finds operations of every kind, and the tables name only existing operations', () => {
  expect(operations.filter(isSubscription).length).toBeGreaterThan(0);
  const known = new Set(operations.map(({ name }) => name));
  expect(Object.keys(operationTable).filter((name) => !known.has(name))).toEqual([]);
});
