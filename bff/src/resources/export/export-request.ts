import { coerceInputValue, type GraphQLSchema, isInputType } from 'graphql';
import { GatewayError } from '../../errors/errors.js';
import type { Query } from '../../rest/query.js';
import { type ExportInput, exportedResources } from './export.inputs.js';

/**
 * The data API's request for an export. Filter and sort order are coerced like the arguments of the list's own query.
 * @throws GatewayError BAD_USER_INPUT when that query would refuse them
 */
export function requestOf(
  { type, format, filter, sort, language }: ExportInput,
  schema: GraphQLSchema,
): { type: string; format: string; language: string; filter: Query } {
  const resource = exportedResources.get(type);
  if (!resource) throw new Error(`ExportType has no member ${type}.`);
  const { name, path, list } = resource;
  const parameters = list.parameters(
    coerced(schema, `${name}Filter`, filter),
    coerced(schema, `${name}Sort`, sort),
  );
  const given = Object.entries(parameters).filter(([, value]) => value !== null && value !== undefined);
  return {
    type: path,
    format: format.toLowerCase(),
    language: (language ?? 'ID').toLowerCase(),
    filter: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
  };
}

function coerced(schema: GraphQLSchema, name: string, value: unknown): object | null {
  const type = schema.getType(name);
  if (!isInputType(type)) throw new Error(`The schema has no input type ${name}.`);
  const read: unknown = coerceInputValue(value ?? null, type, (path, _value, error) => {
    throw new GatewayError('BAD_USER_INPUT', `${['input', ...path].join('.')}: ${error.message}`);
  });
  return typeof read === 'object' ? read : null;
}
