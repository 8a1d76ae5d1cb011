import { z } from 'zod';
import { optionsCall, saveCall, viewCall } from '../../rest/calls.js';
import { sortParameter } from '../../schema/paging.js';
import {
  companyColumns,
  companyInputNames,
  companyOf,
  companyParameters,
  companyPayload,
  companySortNames,
} from '../company.rest.js';
import type { TenantFilter, TenantSort } from './tenant.inputs.js';

export const tenantView = viewCall('company_tenant/view', (wire) => z.object(companyColumns(wire)));
export const tenantSave = saveCall('company_tenant/save');
export const tenantEdit = saveCall('company_tenant/edit');
export const tenantList = optionsCall('company_tenant/list');

/** Parameters of `company_tenant/view`. */
export const tenantParameters = (
  filter: TenantFilter | null | undefined,
  sort: TenantSort | null | undefined,
) => ({ ...companyParameters(filter), sort: sortParameter(sort, companySortNames) });

/** A tenant is a company and nothing more. */
export const toTenant = companyOf;
export const tenantPayload = companyPayload;
export const tenantInputNames = companyInputNames;
