import { lookUp } from '../crud/resource/operations';
import { graphql } from '../gql';

/* The lists of companies, which are too long to load where an operator has thousands of them. */

const FIND_SUPPLIERS = graphql(`
  query FindSuppliers($text: String, $ids: [ID!], $isActive: Boolean, $first: Int) {
    supplierOptions(text: $text, ids: $ids, isActive: $isActive, first: $first) { value text }
  }
`);

const FIND_COMPANIES = graphql(`
  query FindCompanies($text: String, $ids: [ID!], $isActive: Boolean, $group: String, $first: Int) {
    companyOptions(text: $text, ids: $ids, isActive: $isActive, group: $group, first: $first) { value text group }
  }
`);

export const SUPPLIERS = lookUp(FIND_SUPPLIERS);
/** Those that new records may refer to. */
export const ACTIVE_SUPPLIERS = lookUp(FIND_SUPPLIERS, { isActive: true });

export const TENANTS = lookUp(
  graphql(`
    query FindTenants($text: String, $ids: [ID!], $first: Int) {
      tenantOptions(text: $text, ids: $ids, first: $first) { value text }
    }
  `),
);

/** Those that a new contract may be made with. */
export const CONTRACT_TENANTS = lookUp(
  graphql(`
    query FindContractTenants($text: String, $ids: [ID!], $first: Int) {
      contractTenantOptions(text: $text, ids: $ids, first: $first) { value text }
    }
  `),
);

export const COMPANIES = lookUp(FIND_COMPANIES);
/** Those that new records may refer to. */
export const ACTIVE_COMPANIES = lookUp(FIND_COMPANIES, { isActive: true });
