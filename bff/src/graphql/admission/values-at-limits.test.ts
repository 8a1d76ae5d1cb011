import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { buildGatewaySchema } from '../../build-schema.js';
import { growsFaster } from '../../shared/testing/growth.js';
import { data, rows, saved } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { limits } from './limits.js';

const world = gatewayForTests({ INTROSPECTION: '0', RATE_PER_USER: '0', RATE_PER_ADDRESS: '0' });
beforeEach(() =>
  world.upstream.respondToAll(({ method, path }) =>
    method === 'POST' ? saved(1) : path.endsWith('/view') ? rows([]) : data(null),
  ),
);

/** `npm run hostile` repeats every piece, and makes every list long. */
const { HOSTILE_ALL } = process.env;

/** Pieces that patterns stumble over when they are repeated. */
const PIECES = HOSTILE_ALL ? ['1', '. ', 'Did you mean ', 'e\u0301'] : ['Did you mean e\u0301'];
/** Characters of all texts of the variables; twice as many are within a request. */
const LENGTH = 400_000;
/** A value of each scalar; a text for all others. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  Date: '2026-01-31',
  DateTime: '2026-01-31T00:00:00Z',
  EmailAddress: 'somebody@example.test',
  URL: 'https://example.test/',
  JSONObject: {},
};

/** A text or a list that replaces a sample at a place of the variables. */
interface Filling {
  text(sample: unknown): unknown;
  list(place: string, items: readonly unknown[]): readonly unknown[];
}

const asItIs: Filling = { text: (sample) => sample, list: (_place, items) => items };

function sampleOf(type: GraphQLInputType, place: string, filling: Filling, depth = 0): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, place, filling, depth);
  if (isListType(type)) return filling.list(place, [sampleOf(type.ofType, place, filling, depth)]);
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    // A condition may hold conditions.
    if (depth > 4) return {};
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [
        field.name,
        sampleOf(field.type, `${place}.${field.name}`, filling, depth + 1),
      ]),
    );
  }
  const sample = SAMPLES[type.name] ?? 'x';
  return typeof sample === 'string' ? filling.text(sample) : sample;
}

interface Operation {
  name: string;
  query: string;
  args: readonly GraphQLArgument[];
}

const schema = buildGatewaySchema();
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((root): Operation[] =>
  Object.values(root?.getFields() ?? {})
    .filter(({ args }) => args.length > 0)
    .map(({ name, args, type }) => {
      const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
      const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      const selection = isObjectType(getNamedType(type)) ? ' { __typename }' : '';
      const kind = root === schema.getQueryType() ? 'query' : 'mutation';
      return { name, query: `${kind} (${declared}) { ${name}(${passed})${selection} }`, args };
    }),
);

const send = ({ query, args }: Operation, filling: Filling) =>
  world.gateway
    .post(
      JSON.stringify({
        query,
        variables: Object.fromEntries(args.map((arg) => [arg.name, sampleOf(arg.type, arg.name, filling)])),
      }),
      { token: 'token' },
    )
    .then((response) => response.text());

function placesOf({ args }: Operation): { texts: number; lists: ReadonlySet<string> } {
  const lists = new Set<string>();
  let texts = 0;
  const counting: Filling = {
    text: (sample) => {
      texts += 1;
      return sample;
    },
    list: (place, items) => {
      lists.add(place);
      return items;
    },
  };
  for (const arg of args) sampleOf(arg.type, arg.name, counting);
  return { texts, lists };
}

test('the work grows no faster than the texts of the variables', async () => {
  for (const operation of operations) {
    const { texts } = placesOf(operation);
    if (texts === 0) continue;
    for (const piece of PIECES) {
      const long = (length: number) => {
        const each = Math.min(length / texts, (limits.textLength / LENGTH / 2) * length - 2);
        const text = `a@${piece.repeat(each / piece.length)}`;
        return send(operation, { ...asItIs, text: () => text });
      };
      expect([operation.name, piece, await growsFaster(long, LENGTH)]).toEqual([
        operation.name,
        piece,
        false,
      ]);
    }
  }
}, 240_000);

test('the work grows no faster than a list in the variables', async () => {
  for (const operation of operations)
    for (const list of placesOf(operation).lists) {
      const many = (length: number) =>
        send(operation, {
          ...asItIs,
          list: (place, [item]) => (place === list ? Array.from({ length }, () => item) : [item]),
        });
      // Beyond most of the maxima, too.
      for (const length of HOSTILE_ALL ? [500, 10_000] : [2_000])
        expect([operation.name, list, await growsFaster(many, length)]).toEqual([
          operation.name,
          list,
          false,
        ]);
    }
}, 240_000);

test('every list of an input has a maximum that its description names, or the default', () => {
  const declared = (field: GraphQLInputField | GraphQLArgument) => field.extensions.maxItems;
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  for (const field of inputs.flatMap((type) => Object.values(type.getFields()))) {
    const maximum = declared(field);
    if (maximum !== undefined) expect(field.description).toMatch(new RegExp(`\\bat most ${maximum}\\b`, 'i'));
  }
});
