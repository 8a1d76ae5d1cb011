import { z } from 'zod';
import type { PayloadSchemas } from '../../rest/payload-schemas.js';
import { tenantName } from '../company/company-fields.js';
import { defineResource } from '../define-resource.js';
import { date, id, ids, integer, text } from '../definition/fields.js';
import { optionsResolver } from '../definition/options.js';
import { tenant } from '../tenant/tenant.js';
import { vehicle } from '../vehicle/vehicle.js';

/** Ids that hold a C are groups, not vehicles. */
export const isGroup = (id: string) => id.includes('C');

const vehicleIds = (schemas: PayloadSchemas) =>
  schemas
    .list(z.object({ id: schemas.text }))
    .transform((rows) => rows.map((row) => row.id).filter((id) => !isGroup(id)));

export const contract = defineResource({
  name: 'Contract',
  path: 'vehicle_contract',
  description: 'What a tenant rents, from when until when, and how many vehicles at most.',
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
      description: 'How many vehicles the contract holds.',
      sort: 'How many vehicles it holds.',
    }),
    totalVehicles: integer('totalVehicle', {
      nullable: true,
      description: 'The most vehicles it may hold.',
      sort: 'The most vehicles it may hold.',
      input: true,
    }),
    startDate: date('startDate', {
      nullable: true,
      description: 'First day, YYYY-MM-DD.',
      sort: 'First day.',
      filter: 'First day of the period to look at, YYYY-MM-DD.',
      input: true,
    }),
    endDate: date('endDate', {
      nullable: true,
      description: 'Last day, YYYY-MM-DD.',
      sort: 'Last day.',
      filter: 'Only contracts that end on this day or earlier.',
      input: 'Last day, YYYY-MM-DD, not before the first.',
    }),
    vehicleIds: ids('vehicleList', vehicleIds, {
      description: 'The vehicles it holds, as the row names them.',
      input: 'All vehicles it is to hold.',
    }),
  },
  search: { NAME: { name: 'name', description: 'The name of the tenant.' } },
  relations: {
    tenant: { to: tenant, key: 'tenantId', description: 'Who rents; null out of scope.' },
    vehicles: {
      to: vehicle,
      many: true,
      key: 'vehicleIds',
      description: 'The vehicles it holds that are in scope; null when they could not be read.',
    },
  },
});

export const contractTenantOptions = optionsResolver('contractTenantOptions', {
  path: 'company_supplier/list/company_tenant',
  description: 'The active tenants with which a contract can be made.',
  query: { isAktif: '1' },
});
