import { AUDIT_COLUMNS } from '../crud/audit-columns';
import { ACTIVE, type Choices, type Flag } from '../crud/choices';
import { defineResource } from '../crud/define-resource';
import { ListScreen } from '../crud/list/ListScreen';
import { listOf, recordOf, saveOf } from '../crud/operations';
import { graphql } from '../gql';
import { i18n } from '../i18n/i18n';
import { complaintCategory as texts } from '../i18n/id/complaintCategory';

const list = listOf(
  graphql(`
  query ComplaintCategories(
    $filter: ComplaintCategoryFilter, $sort: ComplaintCategorySort, $page: Int!, $size: Int!
  ) {
    complaintCategories(filter: $filter, sort: $sort, page: $page, size: $size) {
      items { id supplierName name description slaDays isActive createdBy createdAt updatedBy updatedAt }
      pageInfo { page size totalItems totalPages }
    }
  }
`),
  (data) => data.complaintCategories,
);
const options = graphql(`
  query ComplaintCategoryScreenOptions {
    supplierOptions { value text }
    activeSuppliers: supplierOptions(isActive: true) { value text }
  }
`);
const record = recordOf(
  graphql(`
  query ComplaintCategory($id: ID!) {
    complaintCategory(id: $id) { id supplierId name description slaDays isActive updatedBy updatedAt version }
  }
`),
  (data) => data.complaintCategory,
);
const create = saveOf(
  graphql(`
  mutation CreateComplaintCategory($input: ComplaintCategoryInput!) {
    createComplaintCategory(input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.createComplaintCategory,
);
const update = saveOf(
  graphql(`
  mutation UpdateComplaintCategory($id: ID!, $input: ComplaintCategoryInput!) {
    updateComplaintCategory(id: $id, input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.updateComplaintCategory,
);

type Text = keyof typeof texts;

/** What the filter calls the two states, in its own order (fleet-operations 2: All, Non Active, Active). */
const STATUS_FILTER: Choices<Flag, Text> = {
  false: { ...ACTIVE.false, text: 'onlyInactive' },
  true: { ...ACTIVE.true, text: 'onlyActive' },
};

/** Manage Complaint Category (fleet-operations 2, 5). */
export const complaintCategory = defineResource({
  name: 'complaintCategory',
  resource: 'COMPLAINT_CATEGORY',
  texts: i18n('complaintCategory', texts),
  title: 'title',
  recordName: 'name',
  exports: 'COMPLAINT_CATEGORIES',
  list,
  options,
  record,
  create,
  update,
  columns: [
    { field: 'supplierName', header: 'company', width: 200, sort: 'SUPPLIER_NAME' },
    { field: 'name', header: 'categoryName', width: 220, sort: 'NAME' },
    { field: 'description', header: 'description', width: 300, sort: 'DESCRIPTION' },
    { field: 'slaDays', header: 'days', width: 210, sort: 'SLA_DAYS', kind: 'number' },
    { field: 'isActive', header: 'status', width: 130, sort: 'IS_ACTIVE', choices: ACTIVE },
    ...AUDIT_COLUMNS,
  ],
  search: {
    name: { field: 'NAME', label: 'categoryName' },
    description: { field: 'DESCRIPTION', label: 'description' },
    sla: { field: 'SLA_DAYS', label: 'days' },
  },
  filters: {
    supplier: { label: 'company', all: 'allCompanies', options: (data) => data.supplierOptions },
    status: { label: 'status', all: 'allStatuses', choices: STATUS_FILTER },
  },
  toFilter: (query) => ({
    search: query.search(),
    supplierId: query.value('supplier'),
    isActive: query.flag('status'),
  }),
  fields: {
    supplierId: {
      kind: 'options',
      label: 'company',
      required: true,
      lockedInEdit: true,
      options: (data) => data.activeSuppliers,
      known: (data) => data.supplierOptions,
    },
    name: { kind: 'text', label: 'categoryName', required: true },
    description: { kind: 'prose', label: 'description', required: true, maxLength: 500 },
    slaDays: { kind: 'digits', label: 'days', required: true, maxLength: 4 },
    isActive: { kind: 'toggle', label: 'status', on: 'active', off: 'inactive', initial: true },
  },
  toForm: (record) => ({
    supplierId: record.supplierId ?? '',
    name: record.name,
    description: record.description ?? '',
    slaDays: String(record.slaDays ?? ''),
    isActive: String(record.isActive),
  }),
  toInput: (form, record) => ({
    supplierId: form.text('supplierId'),
    name: form.text('name'),
    description: form.text('description'),
    slaDays: form.integer('slaDays'),
    isActive: form.flag('isActive'),
    version: record?.version ?? null,
  }),
});

export default function ManageComplaintCategory(): React.JSX.Element {
  return <ListScreen resource={complaintCategory} />;
}
