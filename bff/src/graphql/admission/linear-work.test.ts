import fc from 'fast-check';
import { Lexer, Source, TokenKind } from 'graphql';
import { buildGatewaySchema } from '../../build-schema.js';
import { data } from '../../testing/data-api-double.js';
import { ExecutionCounter } from '../../testing/execution-counter.js';
import { type GatewayUnderTest, gatewayForTests } from '../../testing/gateway-under-test.js';
import { randomDocument } from '../../testing/hostile/random-documents.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { transports } from '../../testing/transports.js';

/** `npm run hostile` has more documents of other seeds, on every transport. */
const { HOSTILE_DOCUMENTS, HOSTILE_SEED = '62' } = process.env;

/** Counts the modules that process documents: graphql-js, graphql-jit and the gateway's own. */
const counter = new ExecutionCounter((url) =>
  /\/bff-tests\/(?:chunk-graphql|graphql|graphql-jit)\.mjs$|\/bff\/src\/graphql\//.test(url),
);
afterAll(() => counter.stop());

const world = gatewayForTests({ RATE_PER_USER: '0', RATE_PER_ADDRESS: '0' });
beforeEach(() => world.upstream.respondToAll(data(meResponse)));
const schema = buildGatewaySchema();

type Send = (gateway: GatewayUnderTest, query: string) => Promise<unknown>;

const { 'HTTP POST': post, WebSocket: socket, 'server-sent events': stream } = transports;
const sends: Readonly<Record<string, Send>> = {
  'HTTP, signed in': async (gateway, query) => post?.(gateway, { query }),
  'HTTP, signed out': async (gateway, query) => (await gateway.post(JSON.stringify({ query }))).text(),
  'a WebSocket, signed in': async (gateway, query) => socket?.(gateway, { query }),
  'a WebSocket, signed out': async (gateway, query) => {
    const client = gateway.socketClient();
    await expect(client.iterate({ query }).next()).rejects.toMatchObject({ code: 4401 });
    await client.dispose();
  },
  'server-sent events, signed in': async (gateway, query) => stream?.(gateway, { query }),
  'server-sent events, signed out': async (gateway, query) => {
    const headers = { accept: 'text/event-stream' };
    expect((await gateway.post(JSON.stringify({ query }), { headers })).status).toBe(401);
  },
};

function tokensOf(query: string): number {
  const lexer = new Lexer(new Source(query));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count += 1;
  return count;
}

/** Each fragment spreads the next two, so that the spread selections grow like the Fibonacci numbers. */
const chain = (root: string, type: string, length: number) =>
  [
    `{ ${root} { ...F0 } }`,
    ...Array.from({ length }, (_, i) => `fragment F${i} on ${type} { __typename ...F${i + 1} ...F${i + 2} }`),
    `fragment F${length} on ${type} { __typename ...F${length + 1} }`,
    `fragment F${length + 1} on ${type} { __typename }`,
  ].join(' ');
/** Each level selects the next one twice: `depth` fragments select 2 to the power of `depth` objects. */
const doubled = (depth: number) =>
  [
    '{ me { menus { ...F0 } } }',
    ...Array.from(
      { length: depth },
      (_, i) => `fragment F${i} on MenuItem { children { ...F${i + 1} } again: children { ...F${i + 1} } }`,
    ),
    `fragment F${depth} on MenuItem { id }`,
  ].join(' ');
const lengths = [8, 10, 20, 40, 250];
/** Documents at the limits and beyond them. */
const hostile = [
  ...lengths.map((length) => chain('signInOptions', 'SignInOptions', length)),
  ...lengths.map((length) => chain('vehicle(id: "7")', 'Vehicle', length)),
  ...lengths.map((length) => chain('__schema', '__Schema', length)),
  ...[3, 5, 6, 7, 40].map(doubled),
  `{ signInOptions { ${'federated '.repeat(20)} } }`,
  `{ signInOptions { ${'federated '.repeat(3980)} } }`,
  `{ signInOptions { ${'... { '.repeat(400)}federated${' }'.repeat(400)} } }`,
  `{ ${'... { signInOptions { '.repeat(600)}${' } }'.repeat(600)} }`,
  `{ vehicle(id: ${'['.repeat(1900)}${']'.repeat(1900)}) { id } }`,
  `{ __schema { types { ${'ofType { '.repeat(1200)}name${' }'.repeat(1200)} } } }`,
  `${Array.from({ length: 300 }, (_, i) => `query Q${i} { ...F }`).join(' ')} fragment F on Query { ${'__typename '.repeat(1000)} }`,
];

/** The number of times that each document is sent. The third execution compiles it. */
const times = 4;
/** Maximum executions per token of a document, for all times. */
const workPerToken = times * 500;
/** The part that does not depend on the length. */
const workPerDocument = times * 20_000;

describe('the work on a document is bounded by its length', () => {
  test.each(Object.entries(sends))(
    'over %s',
    async (transport, send) => {
      // Admission is the same on all of them: one gets all documents, the others every fifth, among them the longest chains.
      const isFirst = send === Object.values(sends)[0];
      const examples = isFirst || HOSTILE_DOCUMENTS ? hostile : hostile.filter((_, index) => index % 5 === 4);
      const random = Number(HOSTILE_DOCUMENTS ?? (isFirst ? 40 : 0));
      // Excludes work that is done once for a schema.
      for (let time = 0; time < times; time += 1) await send(world.gateway, `# ${transport}\n{ __typename }`);
      counter.take();
      const property = fc.asyncProperty(randomDocument(schema), async (document) => {
        // Makes the document unknown to each transport.
        const query = `# ${transport}\n${document}`;
        const tokens = tokensOf(query);
        for (let time = 0; time < times; time += 1) await send(world.gateway, query);
        const work = [...counter.take()];
        const sum = work.reduce((all, [, count]) => all + count, 0);
        const most = work.toSorted(([, one], [, other]) => other - one).slice(0, 5);
        if (sum > workPerDocument + workPerToken * tokens)
          throw new Error(`${sum} steps for ${tokens} tokens, most of them in ${JSON.stringify(most)}`);
      });
      await fc.assert(property, {
        seed: Number(HOSTILE_SEED),
        numRuns: random + examples.length,
        examples: examples.map((document) => [document]),
        endOnFailure: true,
      });
    },
    600_000,
  );
});
