import { sql } from 'kysely';
import { defineScope, rowsOfCompany } from '../../access/scope.js';

/** Trackers and their tokens belong to a supplier; tenants see none. */
const ofSupplier = { supplier: rowsOfCompany('company_id'), tenant: () => sql<boolean>`false` };

export const trackerTokenScope = defineScope({ table: 'tracker_token', ...ofSupplier });
export const trackerDeviceScope = defineScope({ table: 'tracker_device', ...ofSupplier });
