import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { defineCodes } from '../../graphql/schema/codes.js';
import type { Context } from '../../graphql/schema/context.js';
import { viewCall } from '../../rest/calls.js';
import type { PayloadSchemas } from '../../rest/payload-schemas.js';
import { tenantName } from '../company/company-fields.js';
import { defineResource } from '../define-resource.js';
import { code, date, id, ids, integer, text } from '../definition/fields.js';
import { inputField } from '../definition/input-field.js';
import { codeKind } from '../definition/kinds.js';
import { optionsResolver } from '../definition/options/options.js';
import { defineRecord, type ItemOf, nestedList } from '../definition/record.js';
import { tenant } from '../tenant/tenant.js';
import { contractStates } from '../vehicle/contract-state.js';
import { vehicle } from '../vehicle/vehicle.js';

/** An id that contains a C is that of a group, not of a vehicle. */
export const isGroup = (id: string) => id.includes('C');

const vehicleIds = (schemas: PayloadSchemas) =>
  schemas
    .list(z.object({ id: schemas.text }))
    .transform((rows) => rows.map((row) => row.id).filter((id) => !isGroup(id)));

const contractVehicle = defineRecord({
  name: 'ContractVehicle',
  description: 'A vehicle that a contract contains.',
  fields: {
    id: id('id', { description: 'Identifies the vehicle.' }),
    name: text('nama', { description: 'Its licence plate.' }),
  },
});

/** The contracts' vehicles, which a list of the data API may have on request only ([+]). */
const vehiclesOfContracts = viewCall(
  'vehicle_contract/view',
  (schemas) =>
    z
      .object({ id: schemas.text, vehicleList: vehicleIds(schemas) })
      .transform((row) => ({ id: row.id, vehicleIds: row.vehicleList })),
  { query: { columns: 'vehicleList' } },
);

/** The ids that the row has; a row that names vehicles and has no ids is one of a list, and then they are requested. */
async function vehicleIdsOf(
  row: { readonly id: string; readonly vehicleIds: string[]; readonly firstVehicles: readonly object[] },
  { rest }: Context,
): Promise<string[]> {
  if (row.vehicleIds.length > 0 || row.firstVehicles.length === 0) return row.vehicleIds;
  return (await rest.byId(vehiclesOfContracts, row.id))?.vehicleIds ?? [];
}

/** `endsWithin` of `vehicle_contract/view` [+]. */
const periods = defineCodes('ContractEnd', 'How soon a contract ends, today included.', {
  DAYS_7: [7, 'Within 7 days.'],
  DAYS_30: [30, 'Within 30 days.'],
  DAYS_90: [90, 'Within 90 days.'],
});

export const contract = defineResource({
  name: 'Contract',
  path: 'vehicle_contract',
  description: 'A rental contract with a tenant: its period, its vehicles and their maximum number.',
  fields: {
    contractNo: text('contractNo', {
      description: 'Contract number, unique.',
      search: 'The contract number.',
      sort: 'Contract number.',
      input: true,
    }),
    tenantId: id('companyTenantId', {
      nullable: true,
      description: 'The tenant company.',
      filter: { name: 'companyTenant', description: 'Only contracts of this tenant.' },
      input: { name: 'companyTenant', description: 'The tenant company; it cannot be changed later.' },
    }),
    tenantName: tenantName('companyTenantName'),
    registeredVehicles: integer('registeredVehicle', {
      nullable: true,
      description: 'Number of vehicles in the contract.',
      sort: 'Number of vehicles in the contract.',
    }),
    totalVehicles: integer('totalVehicle', {
      nullable: true,
      description: 'Maximum number of vehicles.',
      sort: 'Maximum number of vehicles.',
      input: true,
    }),
    startDate: date('startDate', {
      nullable: true,
      description: 'First day, YYYY-MM-DD.',
      sort: 'First day.',
      filter: 'First day of the period to list, YYYY-MM-DD.',
      input: true,
    }),
    endDate: date('endDate', {
      nullable: true,
      description: 'Last day, YYYY-MM-DD.',
      sort: 'Last day.',
      filter: 'Only contracts that end on this day or earlier.',
      input: 'Last day, YYYY-MM-DD, not before the first.',
    }),
    state: code('state', contractStates, {
      nullable: true,
      description: 'Where it stands today; null when the data API does not support this.',
      filter: 'Only contracts in this state.',
    }),
    firstVehicles: nestedList(contractVehicle, 'firstVehicles', {
      description: 'Its first vehicles, at most five, by id; empty when the data API does not support this.',
    }),
    vehicleIds: ids('vehicleList', vehicleIds, {
      description: 'Ids of its vehicles, as the row contains them.',
      input: 'All its vehicles.',
    }),
  },
  filters: {
    endsWithin: inputField(codeKind(periods).input, 'endsWithin', {
      nullable: true,
      description: 'Only contracts that end today or this soon.',
    }),
  },
  import: {
    description:
      'A row of a contract import; the contract number identifies the contract, names identify the tenant and licence plates the vehicles.',
    names: {
      tenantId: {
        as: 'tenantName',
        name: 'companyTenantName',
        description: 'Name of the tenant; it cannot be changed later.',
      },
      vehicleIds: {
        as: 'licensePlates',
        name: 'licensePlates',
        description: 'Licence plates of all its vehicles; omitted they stay unchanged.',
        isList: true,
      },
    },
    existing: 'the number of an existing contract',
  },
  search: { NAME: { name: 'name', description: 'The name of the tenant.' } },
  relations: {
    tenant: { to: tenant, key: 'tenantId', description: 'The tenant; null out of scope.' },
    vehicles: {
      to: vehicle,
      many: true,
      key: vehicleIdsOf,
      description: 'Its vehicles that are in scope; null when they could not be read.',
    },
  },
});

@Resolver(() => contract.type)
export class ContractVehicleIdsResolver {
  @FieldResolver(() => [ID])
  vehicleIds(@Root() row: ItemOf<typeof contract>, @Ctx() context: Context): Promise<string[]> {
    return vehicleIdsOf(row, context);
  }
}

export const contractTenantOptions = optionsResolver('contractTenantOptions', {
  path: 'company_supplier/list/company_tenant',
  description: 'The active tenants, to choose from for a new contract.',
  searchedBy: 'text',
  query: { isAktif: '1' },
});
