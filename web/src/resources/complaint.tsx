import { dueOf } from '../complaint/due';
import { COMPLAINT_ACTIONS, COMPLAINT_STATUSES, DUES } from '../complaint/words';
import { AUDIT_COLUMNS } from '../crud/audit-columns';
import type { Choices, Flag } from '../crud/choices';
import { defineResource } from '../crud/define-resource';
import { ListScreen } from '../crud/list/ListScreen';
import { listOf, optionsBy, recordOf, saveOf } from '../crud/operations';
import type { LookUp } from '../crud/resource';
import { graphql } from '../gql';
import { i18n } from '../i18n/i18n';
import { complaint as texts } from '../i18n/id/complaint';

const list = listOf(
  graphql(`
  query Complaints($filter: ComplaintFilter, $sort: ComplaintSort, $page: Int!, $size: Int!) {
    complaints(filter: $filter, sort: $sort, page: $page, size: $size) {
      items {
        id supplierName tenantName categoryName licensePlate title description estimatedCompletion status action isOverdue
        createdBy createdAt updatedBy updatedAt
      }
      pageInfo { page size totalItems totalPages }
    }
  }
`),
  ({ complaints: { items, pageInfo } }) => ({
    items: items.map((item) => ({ ...item, due: dueOf(item) })),
    pageInfo,
  }),
);
const options = graphql(`
  query ComplaintScreenOptions {
    supplierOptions { value text }
    complaintCategoryOptions { value text group }
  }
`);
const CATEGORIES = graphql(`
  query ComplaintCategoryOptions($vehicleId: ID, $supplierId: ID) {
    complaintCategoryOptions(vehicleId: $vehicleId, supplierId: $supplierId) { value text }
  }
`);
const categoriesBy = (name: 'vehicleId' | 'supplierId') =>
  optionsBy(
    CATEGORIES,
    (value) => ({ [name]: value }),
    (data) => data.complaintCategoryOptions,
  );
const record = recordOf(
  graphql(`
  query ComplaintRecord($id: ID!) {
    complaint(id: $id) { id vehicleId licensePlate categoryId categoryName title description evidence updatedBy updatedAt version }
  }
`),
  (data) => data.complaint,
);
const create = saveOf(
  graphql(`
  mutation CreateComplaint($input: ComplaintInput!) {
    createComplaint(input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.createComplaint,
);
const update = saveOf(
  graphql(`
  mutation UpdateComplaint($id: ID!, $input: ComplaintInput!) {
    updateComplaint(id: $id, input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.updateComplaint,
);

const loadVehicles = async () => (await import('./complaint-form/rented-vehicles')).rentedVehicles;

/** The look-up of a vehicle, fetched when the form asks it something. */
const rentedVehicles: LookUp = {
  search: async (client, text) => (await loadVehicles()).search(client, text),
  textOf: async (client, id) => (await loadVehicles()).textOf(client, id),
};

const OVERDUE: Choices<Flag, 'overdue' | 'onTime'> = {
  true: { text: 'overdue', icon: DUES.OVERDUE.icon, tone: 'danger' },
  false: { text: 'onTime', icon: DUES.ON_TIME.icon, tone: 'success' },
};

/** Complaints (fleet-operations 2, 5): a row leads to its detail, a new one is raised by whoever rents. */
export const complaint = defineResource({
  name: 'complaint',
  resource: 'COMPLAINT',
  texts: i18n('complaint', texts),
  title: 'title',
  recordName: 'name',
  add: 'create',
  rowPath: 'complaint/maintanance',
  exports: 'COMPLAINTS',
  list,
  options,
  record,
  create,
  update,
  columns: [
    { field: 'supplierName', header: 'supplier', width: 135, sort: 'SUPPLIER_NAME' },
    { field: 'tenantName', header: 'tenant', width: 135, sort: 'TENANT_NAME' },
    { field: 'categoryName', header: 'category', width: 120, sort: 'CATEGORY_NAME' },
    { field: 'licensePlate', header: 'vehicle', width: 100, sort: 'LICENSE_PLATE' },
    { field: 'title', header: 'complaintTitle', width: 160, sort: 'TITLE' },
    { field: 'description', header: 'description', width: 140, sort: 'DESCRIPTION' },
    {
      field: 'estimatedCompletion',
      header: 'estimatedCompletion',
      width: 190,
      sort: 'ESTIMATED_COMPLETION',
      kind: 'day',
    },
    { field: 'status', header: 'status', width: 130, sort: 'STATUS', choices: COMPLAINT_STATUSES },
    { field: 'action', header: 'action', width: 165, sort: 'ACTION', choices: COMPLAINT_ACTIONS },
    { field: 'due', header: 'due', width: 175, choices: DUES },
    ...AUDIT_COLUMNS,
  ],
  search: {
    licensePlate: { field: 'LICENSE_PLATE', label: 'licensePlate' },
    reporter: { field: 'REPORTER', label: 'reporter' },
  },
  filters: {
    supplier: { label: 'supplier', all: 'allSuppliers', options: (data) => data.supplierOptions },
    category: {
      label: 'category',
      all: 'allCategories',
      options: (data) => data.complaintCategoryOptions,
      narrowedBy: { filter: 'supplier', load: categoriesBy('supplierId') },
    },
    action: { label: 'action', all: 'allActions', choices: COMPLAINT_ACTIONS },
    status: { label: 'status', all: 'allStatuses', choices: COMPLAINT_STATUSES },
    overdue: { label: 'due', all: 'all', choices: OVERDUE },
  },
  toFilter: (query) => ({
    search: query.search(),
    categoryId: query.value('category'),
    supplierId: query.value('supplier'),
    action: query.choice('action', COMPLAINT_ACTIONS),
    status: query.choice('status', COMPLAINT_STATUSES),
    isOverdue: query.flag('overdue'),
  }),
  fields: {
    vehicleId: {
      kind: 'look-up',
      label: 'vehicle',
      required: true,
      empty: 'chooseVehicle',
      lockedInEdit: true,
      source: rentedVehicles,
    },
    categoryId: {
      kind: 'dependent',
      label: 'category',
      required: true,
      dependsOn: 'vehicleId',
      waits: 'categoryWaits',
      load: categoriesBy('vehicleId'),
    },
    title: { kind: 'text', label: 'complaintTitle', required: true },
    description: { kind: 'prose', label: 'description', required: true, maxLength: 1000 },
    evidence: { kind: 'photos', label: 'evidence' },
  },
  toForm: (record) => ({
    vehicleId: record.vehicleId ?? '',
    categoryId: record.categoryId ?? '',
    title: record.title,
    description: record.description ?? '',
    evidence: record.evidence,
  }),
  held: (record) => ({ vehicleId: record.licensePlate, categoryId: record.categoryName }),
  toInput: (form, record) => ({
    vehicleId: form.text('vehicleId'),
    categoryId: form.text('categoryId'),
    title: form.text('title'),
    description: form.text('description'),
    evidence: form.photos('evidence'),
    version: record?.version ?? null,
  }),
});

export default function Complaints(): React.JSX.Element {
  return <ListScreen resource={complaint} />;
}
