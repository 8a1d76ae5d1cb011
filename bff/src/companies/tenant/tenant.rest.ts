import { tenant } from '../../resources/tenant/tenant.js';

export const tenantView = tenant.view;
export const toTenant = <Value>(value: Value) => value;
export const tenantInputNames = tenant.inputNames;
export const tenantParameters = tenant.list.parameters;
