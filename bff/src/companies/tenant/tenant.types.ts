import { type Tenant as Item, tenant } from '../../resources/tenant/tenant.js';

export const Tenant = tenant.type;
export type Tenant = Item;
