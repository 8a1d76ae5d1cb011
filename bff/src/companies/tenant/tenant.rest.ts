import { z } from 'zod';
import { optionsCall, saveCall, viewCall } from '../../rest/calls.js';
import { importCall } from '../../rest/imports.js';
import { sortParameter } from '../../schema/paging.js';
import {
  companyColumns,
  companyInputNames,
  companyOf,
  companyParameters,
  companyPayload,
  companyRow,
  companySortNames,
} from '../company.rest.js';
import type { TenantFilter, TenantSort } from './tenant.inputs.js';

export const tenantView = viewCall('company_tenant/view', (wire) => z.object(companyColumns(wire)));
export const tenantSave = saveCall('company_tenant/save');
export const tenantEdit = saveCall('company_tenant/edit');
export const tenantImport = importCall('company_tenant/import');
export const tenantList = optionsCall('company_tenant/list');

/** Parameters of `company_tenant/view`. */
export const tenantParameters = (
  filter: TenantFilter | null | undefined,
  sort: TenantSort | null | undefined,
) => ({ ...companyParameters(filter), sort: sortParameter(sort, companySortNames) });

/** A tenant is a company and nothing more. */
export const toTenant = companyOf;
export const tenantPayload = companyPayload;
export const tenantImportRow = companyRow;
export const tenantInputNames = companyInputNames;
