import { z } from 'zod';
import { optionsCall, saveCall, viewCall } from '../../rest/calls.js';
import {
  companyColumns,
  companyInputNames,
  companyOf,
  companyParameters,
  companyPayload,
} from '../company.rest.js';

export const tenantView = viewCall('company_tenant/view', (wire) => z.object(companyColumns(wire)));
export const tenantSave = saveCall('company_tenant/save');
export const tenantEdit = saveCall('company_tenant/edit');
export const tenantList = optionsCall('company_tenant/list');

/** A tenant is a company and nothing more. */
export const toTenant = companyOf;
export const tenantParameters = companyParameters;
export const tenantPayload = companyPayload;
export const tenantInputNames = companyInputNames;
