import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { field, type GraphqlReply } from '../gateway.js';
import type { Verdict } from './rules.mjs';

/** Arguments that writes get where they would do something: an old version and a reference to nothing are refused by the save itself. */
const harmless: Readonly<Record<string, unknown>> = {
  version: -1,
  dryRun: true,
  categoryId: '999999999',
  vehicleId: '999999999',
  modelId: '999999999',
  supplierId: '999999999',
  batteryModelId: '999999999',
  supplierIds: ['999999999'],
  tenantId: '999999999',
  companyId: '999999999',
  userTypeId: '999999999',
  parentId: '999999999',
  path: 'no/such/screen',
  menuIds: ['999999999'],
  expiresAt: '2000-01-01',
  name: '',
  text: '',
  newPassword: 'short',
  changes: {},
};

const scalars: Readonly<Record<string, unknown>> = {
  ID: '999999999',
  String: '',
  Int: 1,
  Float: 1,
  Boolean: true,
  Date: '2030-01-01',
  EmailAddress: 'nobody@armada.test',
  URL: 'https://example.test/',
  JSONObject: {},
  Upload: null,
};

function valueFor(name: string, type: GraphQLInputType): unknown {
  if (name in harmless && !isListType(isNonNullType(type) ? type.ofType : type)) return harmless[name];
  if (isNonNullType(type)) return valueFor(name, type.ofType);
  if (isListType(type)) return harmless[name] ?? [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).flatMap((below) =>
        isNonNullType(below.type) || below.name === 'version'
          ? [[below.name, valueFor(below.name, below.type)]]
          : [],
      ),
    );
  return scalars[type.name];
}

export interface Question {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Arguments that the schema leaves optional and a resolver or the data API asks for. */
const needed = ['version', 'changes'];

/** The smallest operation for a root field such as `Query.vehicle`, which changes nothing even where it is let through. */
export function questionFor(
  schema: GraphQLSchema,
  name: string,
  given: Readonly<Record<string, unknown>>,
): Question {
  const [root = '', fieldName = ''] = name.split('.');
  const type = schema.getType(root);
  const asked = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  if (!asked) throw new Error(`The schema has no ${name}.`);
  const isGiven = (argument: GraphQLArgument) =>
    isRequiredArgument(argument) || argument.name in given || needed.includes(argument.name);
  const passed = asked.args.filter(isGiven);
  const named = getNamedType(asked.type);
  const success = isObjectType(named) && named.getFields().success ? 'success message' : '__typename';
  const declared = passed.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const args = passed.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  return {
    query: `${root.toLowerCase()}${declared && `(${declared})`} { answer: ${fieldName}${args && `(${args})`}${isCompositeType(named) ? ` { ${success} }` : ''} }`,
    variables: Object.fromEntries(
      passed.map((argument) => [
        argument.name,
        given[argument.name] ?? valueFor(argument.name, argument.type),
      ]),
    ),
  };
}

const verdicts: Readonly<Record<string, Verdict>> = {
  UNAUTHENTICATED: 'sign in',
  FORBIDDEN: 'no',
  BAD_USER_INPUT: 'yes',
};

/**
 * What an answer says of whether it might be asked; a code that says nothing of it stands as it is.
 * @param isRecord whether a record was asked for: one that is not there is null
 * @param isAnothers whether it is another's: a save that is not done, be it for want of the record or for what was sent, did not get there
 */
export function verdictIn({ data, errors }: GraphqlReply, isRecord: boolean, isAnothers: boolean): string {
  const [error] = errors;
  if (error)
    return /^There is no such /.test(error.message) ? 'not there' : (verdicts[error.code] ?? error.code);
  const answer = field(data, 'answer');
  if (isRecord && answer === null) return 'not there';
  return isAnothers && field(answer, 'success') === false ? 'not there' : 'yes';
}
