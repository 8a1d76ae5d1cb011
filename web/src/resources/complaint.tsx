import { COMPLAINT_ACTIONS, COMPLAINT_PRIORITIES, COMPLAINT_STATUSES, DUES } from '../codes/complaint-codes';
import { daysOverdue, dueOf } from '../codes/complaint-due';
import { defineResource } from '../crud/define/define-resource';
import { listScreen } from '../crud/list/ListScreen';
import type { Choices, Flag } from '../crud/resource/choices';
import { lookUp, optionsBy } from '../crud/resource/operations';
import { graphql } from '../gql';
import { i18n } from '../i18n/i18n';
import { complaint as texts } from '../i18n/id/resources';
import { SUPPLIER_FILTER } from './supplier-choice';

/** The categories for a complaint about a vehicle. */
const CATEGORIES = graphql(`
  query ComplaintCategoryOptions($vehicleId: ID!) {
    complaintCategoryOptions(vehicleId: $vehicleId) { value text }
  }
`);

/** All categories, or those of a supplier. */
const ALL_CATEGORIES = lookUp(
  graphql(`
    query FindComplaintCategories($text: String, $ids: [ID!], $supplierId: ID, $first: Int) {
      complaintCategoryOptions(text: $text, ids: $ids, supplierId: $supplierId, first: $first) { value text group }
    }
  `),
);

/** Vehicles by plate: only rented ones are offered. */
const RENTED_VEHICLES = lookUp(
  graphql(`
    query RentedVehicles($text: String, $ids: [ID!], $rentStatus: RentStatus, $first: Int) {
      vehicleOptions(text: $text, ids: $ids, rentStatus: $rentStatus, first: $first) { value text }
    }
  `),
  { rentStatus: 'RENTED' },
);

const OVERDUE: Choices<Flag, 'overdue' | 'onTime'> = {
  true: { text: 'overdue', icon: DUES.OVERDUE.icon, tone: 'danger' },
  false: { text: 'onTime', icon: DUES.ON_TIME.icon, tone: 'success' },
};

/** Complaints: a row opens its own screen; tenants create new ones. */
export const complaint = defineResource({
  name: 'complaint',
  resource: 'COMPLAINT',
  exports: 'COMPLAINTS',
  addButton: 'addButton',
  rowPath: 'complaint/maintanance',
  texts: i18n('complaint', texts),
  list: graphql(`
    query Complaints($filter: ComplaintFilter, $sort: ComplaintSort, $page: Int!, $size: Int!) {
      complaints(filter: $filter, sort: $sort, page: $page, size: $size) {
        items {
          id supplierName tenantName categoryName licensePlate title description estimatedCompletion status otherStatus action otherAction isOverdue
          estimatedTime priority assigneeName
          createdBy createdAt updatedBy updatedAt
        }
        pageInfo { page size totalItems totalPages }
      }
    }
  `),
  options: graphql(`
    query ComplaintScreenOptions($first: Int!) {
      supplierOptions(first: $first) { value text }
      complaintCategoryOptions(first: $first) { value text group }
      complaintAssigneeOptions { value text group }
      otherComplaintStatuses { value text }
      otherComplaintActions { value text }
    }
  `),
  live: graphql(`
    subscription ComplaintListChanged {
      complaintListChanged {
        isNew
        record: complaint {
          id supplierName tenantName categoryName licensePlate title description estimatedCompletion status otherStatus action otherAction isOverdue
          estimatedTime priority assigneeName
          createdBy createdAt updatedBy updatedAt
        }
      }
    }
  `),
  record: graphql(`
    query ComplaintRecord($id: ID!) {
      complaint(id: $id) { id vehicleId licensePlate categoryId categoryName title description evidence updatedBy updatedAt version }
    }
  `),
  create: graphql(`
    mutation CreateComplaint($input: ComplaintInput!) {
      createComplaint(input: $input) {
        success message errors { field code message }
        record: complaint { id }
      }
    }
  `),
  update: graphql(`
    mutation UpdateComplaint($id: ID!, $input: ComplaintInput!) {
      updateComplaint(id: $id, input: $input) { success message errors { field code message } }
    }
  `),
  columns: {
    number: { width: 110, value: ({ id }) => `#${id}`, opensDetail: true, sort: false, isOptional: true },
    supplierName: { width: 135 },
    tenantName: { width: 135 },
    categoryName: { width: 120 },
    licensePlate: { width: 100, header: 'vehicle' },
    title: { width: 160, header: 'complaintTitle', opensDetail: true },
    description: { width: 140 },
    estimatedCompletion: { width: 190, kind: 'day' },
    status: { width: 130, choices: COMPLAINT_STATUSES, other: 'otherStatus' },
    action: { width: 165, choices: COMPLAINT_ACTIONS, other: 'otherAction' },
    due: { width: 175, value: dueOf, choices: DUES, sort: false },
    age: { width: 150, kind: 'age', value: ({ createdAt }) => createdAt, sort: false, isOptional: true },
    overdueFor: { width: 110, kind: 'days', value: daysOverdue, sort: false, isOptional: true },
    estimatedTime: { width: 190, sort: false, isOptional: true },
    priority: { width: 120, choices: COMPLAINT_PRIORITIES, isOptional: true },
    assigneeName: { width: 165, isOptional: true },
  },
  card: {
    name: ['number', 'licensePlate'],
    statuses: ['status'],
    facts: ['title', 'due', 'estimatedCompletion'],
  },
  search: ['licensePlate', 'reporter'],
  filters: {
    category: {
      label: 'categoryName',
      to: 'categoryId',
      all: 'allCategories',
      options: 'complaintCategoryOptions',
      lookUp: ALL_CATEGORIES,
      startsWithAll: true,
      narrowedBy: { filter: 'supplier', variable: 'supplierId' },
    },
    supplier: { ...SUPPLIER_FILTER, all: 'allSuppliers' },
    action: {
      all: 'allActions',
      choices: COMPLAINT_ACTIONS,
      others: { options: 'otherComplaintActions', to: 'otherAction' },
    },
    status: {
      all: 'allStatuses',
      choices: COMPLAINT_STATUSES,
      others: { options: 'otherComplaintStatuses', to: 'otherStatus' },
    },
    overdue: { label: 'due', to: 'isOverdue', all: 'all', choices: OVERDUE },
    priority: { all: 'allPriorities', choices: COMPLAINT_PRIORITIES },
    assignee: {
      label: 'assigneeName',
      to: 'assigneeId',
      all: 'allAssignees',
      options: 'complaintAssigneeOptions',
    },
  },
  fields: {
    vehicleId: {
      kind: 'look-up',
      label: 'vehicle',
      required: true,
      empty: 'chooseVehicle',
      lockedInEdit: true,
      source: RENTED_VEHICLES,
    },
    categoryId: {
      kind: 'dependent',
      label: 'categoryName',
      required: true,
      dependsOn: 'vehicleId',
      waits: 'categoryWaits',
      query: optionsBy(CATEGORIES, 'vehicleId'),
    },
    title: { kind: 'text', label: 'complaintTitle', required: true },
    description: { kind: 'prose', required: true, maxLength: 1000 },
    evidence: { kind: 'photos' },
  },
  held: (record) => ({ vehicleId: record.licensePlate, categoryId: record.categoryName }),
});

export default listScreen(complaint);
