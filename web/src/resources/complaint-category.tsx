import { defineResource } from '../crud/define/define-resource';
import { listScreen } from '../crud/list/ListScreen';
import { ACTIVE, ACTIVE_FILTER } from '../crud/resource/choices';
import { graphql } from '../gql';
import { i18n } from '../i18n/i18n';
import { complaintCategory as texts } from '../i18n/id/resources';
import { heldSupplier, SUPPLIER_FIELD, SUPPLIER_FILTER } from './supplier-choice';

/** Manage Complaint Category. */
export const complaintCategory = defineResource({
  name: 'complaintCategory',
  resource: 'COMPLAINT_CATEGORY',
  exports: 'COMPLAINT_CATEGORIES',
  bulk: async () => (await import('./bulk-change/bulk-changes')).complaintCategories,
  texts: i18n('complaintCategory', texts),
  list: graphql(`
    query ComplaintCategories(
      $filter: ComplaintCategoryFilter, $sort: ComplaintCategorySort, $page: Int!, $size: Int!
    ) {
      complaintCategories(filter: $filter, sort: $sort, page: $page, size: $size) {
        items { id supplierName name description slaDays isActive createdBy createdAt updatedBy updatedAt }
        pageInfo { page size totalItems totalPages }
      }
    }
  `),
  options: graphql(`
    query ComplaintCategoryScreenOptions($first: Int!) {
      supplierOptions(first: $first) { value text }
      activeSuppliers: supplierOptions(isActive: true, first: $first) { value text }
    }
  `),
  record: graphql(`
    query ComplaintCategory($id: ID!) {
      complaintCategory(id: $id) { id supplierId supplierName name description slaDays isActive updatedBy updatedAt version }
    }
  `),
  create: graphql(`
    mutation CreateComplaintCategory($input: ComplaintCategoryInput!) {
      createComplaintCategory(input: $input) {
        success message errors { field code message }
        record: complaintCategory { id }
      }
    }
  `),
  update: graphql(`
    mutation UpdateComplaintCategory($id: ID!, $input: ComplaintCategoryInput!) {
      updateComplaintCategory(id: $id, input: $input) { success message errors { field code message } }
    }
  `),
  columns: {
    supplierName: { width: 200 },
    name: { width: 220 },
    description: { width: 300 },
    slaDays: { width: 210, kind: 'number' },
    isActive: { width: 130, choices: ACTIVE },
  },
  card: { facts: ['supplierName', 'slaDays'] },
  search: ['name', 'description', { name: 'sla', field: 'SLA_DAYS', label: 'slaDays' }],
  filters: {
    supplier: SUPPLIER_FILTER,
    status: { label: 'isActive', to: 'isActive', all: 'allStatuses', choices: ACTIVE_FILTER },
  },
  fields: {
    supplierId: { ...SUPPLIER_FIELD, lockedInEdit: true },
    name: { kind: 'text', required: true },
    description: { kind: 'prose', required: true, maxLength: 500 },
    slaDays: { kind: 'integer', required: true, maxLength: 4 },
    isActive: { kind: 'toggle', on: 'active', off: 'inactive', initial: true },
  },
  held: heldSupplier,
});

export default listScreen(complaintCategory);
