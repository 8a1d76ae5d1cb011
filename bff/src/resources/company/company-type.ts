import { defineCodes } from '../../graphql/schema/codes.js';

/** Contract, section 3. */
export const companyTypes = defineCodes(
  'CompanyType',
  'What a company is to the fleet; it decides what its staff see.',
  {
    PLATFORM: [1, 'Runs the back-office; sees everything.'],
    SUPPLIER: [2, 'Owns vehicles.'],
    TENANT: [3, 'Rents vehicles.'],
  },
  'A type this version does not know.',
);
