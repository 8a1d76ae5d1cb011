import { getOperationAST, isInputObjectType, Kind } from 'graphql';
import { buildGatewaySchema } from '../../build-schema.js';
import type { AnyResource } from '../../resources/define-resource.js';
import type { Fields, RestRow } from '../../resources/definition/field.js';
import { resources } from '../../resources/resources.js';
import { payloadSchemas } from '../../rest/payload-schemas.js';
import type { ClientOperation } from '../client-operations.js';
import { data, rows, saved } from '../data-api-double.js';
import { sampleOf } from '../minimal-operation.js';
import type { OperationCalls } from './operation-calls.js';

/** The pick lists of companies, which most forms have. */
const COMPANY_LISTS: Readonly<Record<string, string>> = {
  supplierOptions: 'company_supplier/list',
  tenantOptions: 'company_tenant/list',
};

const schema = buildGatewaySchema();
const schemas = payloadSchemas('Asia/Jakarta');

/**
 * The calls of an operation that every resource has: its list, a record, its saves, and the options of its screen where they are
 * companies. An operation with more parameters or calls has an entry in a table.
 * @returns undefined for any other operation
 */
export function standardCalls({ name, document }: ClientOperation): OperationCalls | undefined {
  for (const resource of resources) {
    const calls = callsOf(resource, document)[name];
    if (calls !== undefined) return calls();
  }
  return undefined;
}

/** Values of which a required field of a row takes one. */
const CANDIDATES = ['1', 'text', '2030-01-31', []];

/** A row with the fields that the type requires. */
function sampleRow(fields: Fields): RestRow {
  let row: RestRow = {};
  for (const field of Object.values(fields).filter(({ nullable }) => !nullable)) {
    const read = field.read(schemas);
    const filled = CANDIDATES.map((value) => ({
      ...row,
      ...Object.fromEntries(field.names.map((name) => [name, value])),
    }));
    row = filled.find((candidate) => isReadable(read, candidate)) ?? row;
  }
  return { ...row, id: 7 };
}

function isReadable(read: (row: RestRow) => unknown, row: RestRow): boolean {
  try {
    read(row);
    return true;
  } catch {
    return false;
  }
}

/** The calls of a resource's operations, by their names. */
function callsOf(
  { name, pluralName, path, fields }: AnyResource,
  document: ClientOperation['document'],
): Readonly<Record<string, () => OperationCalls>> {
  const type = schema.getType(`${name}Input`);
  const input = isInputObjectType(type) ? sampleOf(type) : undefined;
  return {
    [pluralName]: () => ({
      variables: { page: 1, size: 20 },
      calls: { [`GET ${path}/view?page=1&size=20`]: rows([sampleRow(fields)]) },
    }),
    [name]: () => ({ variables: { id: '7' }, calls: { [`GET ${path}/view/7`]: data(sampleRow(fields)) } }),
    [`Create${name}`]: () => ({ variables: { input }, calls: { [`POST ${path}/save`]: saved(7) } }),
    [`Update${name}`]: () => ({ variables: { id: '7', input }, calls: { [`POST ${path}/edit`]: saved(7) } }),
    [`${name}ScreenOptions`]: () => ({ variables: { first: 50 }, calls: optionCalls(document) }),
  };
}

function optionCalls(document: ClientOperation['document']): OperationCalls['calls'] {
  const fields = getOperationAST(document)?.selectionSet.selections ?? [];
  const calls = fields.map((field) => {
    const path = field.kind === Kind.FIELD ? COMPANY_LISTS[field.name.value] : undefined;
    if (field.kind !== Kind.FIELD || path === undefined)
      throw new Error('Options of others than companies need an entry in a table.');
    const isActive = field.arguments?.some((argument) => argument.name.value === 'isActive');
    return `GET ${path}?${isActive ? 'isAktif=1&' : ''}size=50`;
  });
  return Object.fromEntries(calls.map((call) => [call, data([{ value: 3, text: 'Volta Rental' }])]));
}
