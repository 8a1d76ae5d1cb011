import { type ExecutionResult, execute, getVariableValues, Kind, parse } from 'graphql';
import { buildGatewaySchema } from '../../build-schema.js';
import type { Context } from '../schema/context.js';
import { Compiler } from './compiler.js';

const schema = buildGatewaySchema();
const compiler = new Compiler(schema);

const compiled = (text: string) => {
  const document = parse(text, { noLocation: true });
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION)
    throw new Error('The document does not begin with an operation.');
  const run = compiler.compile(document, operation);
  /** Executes the compiled operation with coerced variables, as admission does. */
  const execution = (sent: Readonly<Record<string, unknown>>) => {
    const { errors, coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], sent);
    return errors ? { errors } : run?.({}, context, coerced);
  };
  return { document, run, execution };
};

/** Without a session, so that a resolved `me` returns an error. */
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
  const { document, run, execution } = compiled(text);

  test.each([{ flag: true }, { flag: false }, {}, { flag: null }, { flag: 'yes' }])(
    'returns the same result for %j as graphql-js when compiled',
    async (variableValues) => {
      const expected = await execute({ schema, document, contextValue: context, variableValues });
      expect(run).not.toBeNull();
      const result: Partial<ExecutionResult> = (await execution(variableValues)) ?? {};
      const messages = ({ errors }: { errors?: readonly { message: string }[] }) =>
        errors?.map(({ message }) => message);
      expect([result.data, messages(result)]).toEqual([expected.data, messages(expected)]);
    },
  );
});

test('does not compile @skip with a nullable variable, whose null graphql-js refuses', () => {
  expect(compiled('query ($flag: Boolean = true) { __typename @skip(if: $flag) }').run).toBeNull();
});
