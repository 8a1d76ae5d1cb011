import { registerEnumType } from 'type-graphql';
import { CodeTable } from '../schema/codes.js';

export enum CompanyType {
  PLATFORM = 'PLATFORM',
  SUPPLIER = 'SUPPLIER',
  TENANT = 'TENANT',
  UNKNOWN = 'UNKNOWN',
}
registerEnumType(CompanyType, {
  name: 'CompanyType',
  description: 'What a company is to the fleet; it decides what its staff see.',
  valuesConfig: {
    PLATFORM: { description: 'Runs the back-office; sees everything.' },
    SUPPLIER: { description: 'Owns vehicles.' },
    TENANT: { description: 'Rents vehicles.' },
    UNKNOWN: { description: 'A type this version does not know.' },
  },
});

/** Contract, section 3. */
export const companyTypes = new CodeTable(CompanyType.UNKNOWN, [
  [CompanyType.PLATFORM, 1],
  [CompanyType.SUPPLIER, 2],
  [CompanyType.TENANT, 3],
]);
