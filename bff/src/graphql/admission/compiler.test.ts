import { type ExecutionResult, execute, getVariableValues, Kind, parse } from 'graphql';
import { buildGatewaySchema } from '../../build-schema.js';
import type { Context } from '../schema/context.js';
import { Compiler } from './compiler.js';

const schema = buildGatewaySchema();
const compiler = new Compiler(schema);

const compiled = (text: string) => {
  const document = parse(text, { noLocation: true });
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('it begins with no operation');
  const run = compiler.compile(document, operation);
  /** As admission does: with variables that graphql-js has coerced. */
  const answer = (sent: Readonly<Record<string, unknown>>) => {
    const { errors, coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], sent);
    return errors ? { errors } : run?.(context, coerced);
  };
  return { document, run, answer };
};

/** Of nobody, who is told so: that a field was resolved at all. */
const context: Context = Object.create(null);

describe.each([
  'query ($flag: Boolean!) { __typename me @skip(if: $flag) { companyName } }',
  'query ($flag: Boolean!) { __typename me @include(if: $flag) { companyName } }',
  'query ($flag: Boolean! = true) { __typename me @skip(if: $flag) { companyName } }',
  'query ($flag: Boolean!) { __typename ...Me @skip(if: $flag) } fragment Me on Query { me { companyName } }',
  'query ($flag: Boolean!) { __typename ... @include(if: $flag) { me { companyName } } }',
  'query ($flag: Boolean!) { ...Me @skip(if: $flag) ...Me } fragment Me on Query { me { companyName } }',
  'query ($flag: Boolean!) { a: me { companyName } ...Me @include(if: $flag) ...Other } fragment Other on Query { ...Me } fragment Me on Query { b: me { companyName } }',
  'query ($flag: Boolean!) { me @include(if: $flag) { companyName } me { companyName } }',
])('%s', (text) => {
  const { document, run, answer: answerOf } = compiled(text);

  test.each([{ flag: true }, { flag: false }, {}, { flag: null }, { flag: 'yes' }])(
    'is compiled, and answers %j as graphql-js does',
    async (variableValues) => {
      const wanted = await execute({ schema, document, contextValue: context, variableValues });
      expect(run).not.toBeNull();
      const answer: Partial<ExecutionResult> = (await answerOf(variableValues)) ?? {};
      const messages = ({ errors }: { errors?: readonly { message: string }[] }) =>
        errors?.map(({ message }) => message);
      expect([answer.data, messages(answer)]).toEqual([wanted.data, messages(wanted)]);
    },
  );
});

test('a flag that may be null is left to graphql-js, which refuses null', () => {
  expect(compiled('query ($flag: Boolean = true) { __typename @skip(if: $flag) }').run).toBeNull();
});
