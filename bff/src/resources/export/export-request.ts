import { coerceInputValue, type GraphQLSchema, isInputType } from 'graphql';
import { z } from 'zod';
import { GatewayError } from '../../errors/errors.js';
import type { Query } from '../../rest/query.js';
import { rowId } from '../../rest/rows/row-id.js';
import { type ExportInput, exportedResources, tripExport } from './export.inputs.js';

/**
 * The data API's request for an export. Filter and sort order are coerced like the arguments of the list's own query.
 * @throws GatewayError BAD_USER_INPUT when that query would refuse them
 */
export function requestOf(
  { type, format, filter, sort, ids, language }: ExportInput,
  schema: GraphQLSchema,
): { type: string; format: string; language: string; filter: Query } {
  const asFile = { format: format.toLowerCase(), language: (language ?? 'ID').toLowerCase() };
  if (type === tripExport)
    return { type: 'vehicle_trip', ...asFile, filter: tripFilterOf(filter, sort, ids) };
  const resource = exportedResources.get(type);
  if (!resource) throw new Error(`ExportType has no member ${type}.`);
  const { name, path, list } = resource;
  const parameters = list.parameters(
    coerced(schema, `${name}Filter`, filter),
    coerced(schema, `${name}Sort`, sort),
  );
  const given = Object.entries({
    ...parameters,
    ids: ids?.map((id) => rowId(id, 'ids')).join(','),
  }).filter(([, value]) => value !== null && value !== undefined);
  return {
    type: path,
    ...asFile,
    filter: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
  };
}

const day = z.iso.date().nullish();
const tripFilter = z.strictObject({
  vehicleId: z.string().regex(/^\d{1,10}$/),
  from: day,
  to: day,
});

/** @throws GatewayError BAD_USER_INPUT */
function tripFilterOf(filter: unknown, sort: unknown, ids: unknown): Query {
  const read = tripFilter.safeParse(filter);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new GatewayError(
      'BAD_USER_INPUT',
      `${['input', 'filter', ...(issue?.path ?? [])].join('.')}: ${issue?.message}`,
    );
  }
  if (sort) throw new GatewayError('BAD_USER_INPUT', 'input.sort: the order of trips cannot be changed.');
  if (ids) throw new GatewayError('BAD_USER_INPUT', 'input.ids: single trips cannot be exported.');
  const { vehicleId, from, to } = read.data;
  return { vehicleId, ...(from && { from }), ...(to && { to }) };
}

function coerced(schema: GraphQLSchema, name: string, value: unknown): object | null {
  const type = schema.getType(name);
  if (!isInputType(type)) throw new Error(`The schema has no input type ${name}.`);
  const read: unknown = coerceInputValue(value ?? null, type, (path, _value, error) => {
    throw new GatewayError('BAD_USER_INPUT', `${['input', ...path].join('.')}: ${error.message}`);
  });
  return typeof read === 'object' ? read : null;
}
