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
import { field, type GraphqlReply } from '../calls/gateway.js';
import type { Verdict } from './rules.mjs';

/** Values with which a mutation changes nothing: the save refuses an old version and a reference to a missing record. */
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

export interface Operation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Arguments that are optional in the schema but required by a resolver or the data API. */
const needed = ['version', 'changes'];

/** The smallest operation for a root field such as `Query.vehicle`; it changes nothing even if it is accepted. */
export function minimalOperation(
  schema: GraphQLSchema,
  name: string,
  given: Readonly<Record<string, unknown>>,
): Operation {
  const [root = '', fieldName = ''] = name.split('.');
  const type = schema.getType(root);
  const rootField = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  if (!rootField) throw new Error(`The schema has no ${name}.`);
  const isGiven = (argument: GraphQLArgument) =>
    isRequiredArgument(argument) || argument.name in given || needed.includes(argument.name);
  const passed = rootField.args.filter(isGiven);
  const named = getNamedType(rootField.type);
  const success = isObjectType(named) && named.getFields().success ? 'success message' : '__typename';
  const declared = passed.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const args = passed.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  return {
    query: `${root.toLowerCase()}${declared && `(${declared})`} { result: ${fieldName}${args && `(${args})`}${isCompositeType(named) ? ` { ${success} }` : ''} }`,
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
 * Checks whether a response shows that the caller may use the root field; an error code that does not decide it is returned unchanged.
 * @param isRecord whether the operation reads one record, which is null when it is not found
 * @param isOutOfScope whether that record is outside the caller's scope, so that a failed save counts as `not found`
 */
export function verdictOf({ data, errors }: GraphqlReply, isRecord: boolean, isOutOfScope: boolean): string {
  const [error] = errors;
  if (error)
    return /^There is no such /.test(error.message) ? 'not found' : (verdicts[error.code] ?? error.code);
  const result = field(data, 'result');
  if (isRecord && result === null) return 'not found';
  return isOutOfScope && field(result, 'success') === false ? 'not found' : 'yes';
}
