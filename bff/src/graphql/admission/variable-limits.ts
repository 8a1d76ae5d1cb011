import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { limits } from './limits.js';

type Variables = Readonly<Record<string, unknown>>;

/**
 * The first limit that variables exceed, found by one walk that stops there. It runs before the variables are coerced, because the
 * messages of coercion print values.
 * @returns null if they are within the limits
 */
export function variablesError(variables: Variables): GraphQLError | null {
  let values = 0;
  const waiting: { value: unknown; depth: number; name: string }[] = [];
  // Before a list or object is walked, its entries are counted.
  const add = (contents: readonly unknown[], depth: number, names: (index: number) => string) => {
    values += contents.length;
    if (values <= limits.values)
      for (const [index, value] of contents.entries()) waiting.push({ value, depth, name: names(index) });
  };
  const names = Object.keys(variables);
  add(Object.values(variables), 1, (index) => names[index] ?? '');
  while (values <= limits.values) {
    const next = waiting.pop();
    if (next === undefined) return null;
    const { value, depth, name } = next;
    if (typeof value === 'string' && value.length > limits.textLength)
      return wrong(
        `The variable $${name} has a text of ${value.length} characters, ${limits.textLength} are allowed.`,
      );
    if (Array.isArray(value) || isPlainObject(value)) {
      if (depth > limits.valueDepth)
        return wrong(`The variable $${name} has more than ${limits.valueDepth} levels of lists and objects.`);
      const contents = Object.values(value);
      if (!Array.isArray(value) && contents.length > limits.objectFields)
        return wrong(
          `The variable $${name} has an object of ${contents.length} fields, ${limits.objectFields} are allowed.`,
        );
      add(contents, depth + 1, () => name);
    }
  }
  return wrong(`The variables have more than ${limits.values} values.`);
}

/** An uploaded file is an object of a class. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * The first list of the variables with more entries than its declaration allows. The maximum of an input field is in its extensions
 * (`graphql/schema/list-length.ts`) and its description; of any other list it is `limits.listItems`.
 * @param variables are within the limits of `variablesError`
 */
export function listError(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): GraphQLError | null {
  for (const { variable, type } of variableDefinitions) {
    const declared = typeFromAST(schema, type);
    const { value: name } = variable.name;
    if (!isInputType(declared) || !(name in variables)) continue;
    const error = longList(declared, variables[name], `$${name}`, limits.listItems);
    if (error) return error;
  }
  return null;
}

function longList(
  type: GraphQLInputType,
  value: unknown,
  place: string,
  maxItems: number,
): GraphQLError | null {
  if (isNonNullType(type)) return longList(type.ofType, value, place, maxItems);
  if (typeof value !== 'object' || value === null) return null;
  if (isListType(type)) {
    const { ofType } = type;
    if (!Array.isArray(value)) return longList(ofType, value, place, maxItems);
    if (value.length > maxItems)
      return wrong(`${place} may have at most ${maxItems} entries, and has ${value.length}.`);
    return firstOf(value, (item) => longList(ofType, item, place, maxItems));
  }
  if (!isInputObjectType(type)) return null;
  const fields = type.getFields();
  return firstOf(Object.entries(value), ([name, content]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) return null;
    return longList(field.type, content, `${place}.${name}`, maxItemsOf(field.extensions));
  });
}

const maxItemsOf = ({ maxItems }: Readonly<Record<string, unknown>>): number =>
  typeof maxItems === 'number' ? maxItems : limits.listItems;

function firstOf<Item>(
  items: readonly Item[],
  errorOf: (item: Item) => GraphQLError | null,
): GraphQLError | null {
  for (const item of items) {
    const error = errorOf(item);
    if (error) return error;
  }
  return null;
}

const wrong = (message: string) =>
  new GraphQLError(message, { extensions: { code: ApolloServerErrorCode.BAD_USER_INPUT } });
