import { defineCodes } from '../../graphql/schema/codes.js';

/** Contract, section 3. */
export const companyTypes = defineCodes(
  'CompanyType',
  'The role of a company in the fleet, which decides what its employees see.',
  {
    PLATFORM: [1, 'Runs the back-office; sees everything.'],
    SUPPLIER: [2, 'Owns vehicles.'],
    TENANT: [3, 'Rents vehicles.'],
  },
  'A type unknown to this version.',
);
