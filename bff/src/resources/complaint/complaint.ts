import { defineCodes, type MemberOf } from '../../graphql/schema/codes.js';
import { supplierName, tenantName } from '../company/company-fields.js';
import { complaintCategory } from '../complaint-category/complaint-category.js';
import { defineResource } from '../define-resource.js';
import { auditFields } from '../definition/audit.js';
import { code, date, flag, hidden, id, photos, text } from '../definition/fields.js';
import type { ItemOf } from '../definition/record.js';
import { supplier } from '../supplier/supplier.js';
import { tenant } from '../tenant/tenant.js';
import { user } from '../user/user.js';
import { vehicle } from '../vehicle/vehicle.js';

/** Specification, section 4. */
export const complaintStatuses = defineCodes('ComplaintStatus', 'The progress of a complaint.', {
  OPEN: [0, 'Raised; the supplier has to act (code 0).'],
  IN_PROGRESS: [1, 'The supplier has chosen an action (code 1).'],
  DONE: [2, 'Done according to the supplier; the tenant has to check (code 2).'],
  REOPEN: [3, 'The tenant is not satisfied; the supplier has to act again (code 3).'],
  CLOSED: [4, 'Closed permanently by the tenant (code 4).'],
});

/** Specification, section 4. */
export const complaintActions = defineCodes(
  'ComplaintAction',
  "The supplier's action for a complaint.",
  {
    REPAIR: [0, 'The vehicle is repaired (code 0).'],
    REPLACEMENT: [1, 'The vehicle is replaced and goes into maintenance (code 1).'],
  },
  'A code unknown to this gateway.',
);

/** The priorities of complaints ([+]). */
export const complaintPriorities = defineCodes('ComplaintPriority', 'How urgent a complaint is.', {
  LOW: [0, 'It can wait (code 0).'],
  NORMAL: [1, 'The default (code 1).'],
  HIGH: [2, 'Before others (code 2).'],
  URGENT: [3, 'At once (code 3).'],
});

export type ComplaintPriority = MemberOf<typeof complaintPriorities>;
export type ComplaintAction = MemberOf<typeof complaintActions>;

/** A row of `complaint/view`, and the `complaintDto` of the detail. */
const complaintFields = {
  title: text('title', {
    description: 'The subject, in a few words.',
    sort: true,
    input: true,
  }),
  description: text('description', {
    nullable: true,
    description: 'The problem.',
    sort: true,
    input: true,
  }),
  categoryId: id('complaintCategoryId', {
    nullable: true,
    description: 'The category it was raised in.',
    filter: { name: 'categoryId', description: 'Only complaints of this category.' },
    input: "The category, one of the vehicle's supplier.",
  }),
  categoryName: text('complaintCategoryName', {
    nullable: true,
    description: 'Name of the category.',
    sort: 'Name of the category.',
  }),
  supplierId: id('companySupplierId', {
    nullable: true,
    description: 'The supplier company that owns the vehicle.',
    filter: { name: 'supplierId', description: "Only complaints about this supplier's vehicles." },
  }),
  supplierName: supplierName('companySupplierName'),
  tenantId: id('companyTenantId', {
    nullable: true,
    description: 'The tenant company that raised it.',
    filter: { name: 'tenantId', description: 'Only complaints that this tenant raised.' },
  }),
  tenantName: tenantName('companyTenantName'),
  vehicleId: id('vehicleId', {
    nullable: true,
    description: 'The vehicle it is about.',
    filter: 'Only complaints about this vehicle.',
    input: 'The vehicle it is about; it cannot be changed later.',
  }),
  licensePlate: text('vehicleName', {
    nullable: true,
    description: 'Licence plate of the vehicle.',
    search: { name: 'licensePlate', description: 'The licence plate of the vehicle.' },
    sort: 'Licence plate of the vehicle.',
  }),
  action: code('actionId', complaintActions, {
    nullable: true,
    description: "The supplier's action; null until it has chosen one.",
    sort: "The supplier's action.",
    filter: { name: 'action', description: 'Only complaints with this action of the supplier.' },
  }),
  status: code('status', complaintStatuses, {
    description: 'Its progress.',
    sort: 'Its progress.',
    filter: 'Only complaints with this progress.',
  }),
  otherAction: hidden(
    id('actionId', {
      nullable: true,
      description: 'The code of its action.',
      filter: { name: 'action', description: 'Only complaints with one of `otherComplaintActions`.' },
    }),
  ),
  otherStatus: hidden(
    id('status', {
      nullable: true,
      description: 'The code of its progress.',
      filter: { name: 'status', description: 'Only complaints with one of `otherComplaintStatuses`.' },
    }),
  ),
  isOverdue: flag('isOverdue', {
    description: 'Whether it is neither done nor closed after its estimated day of completion.',
    filter: 'Only overdue complaints, or only the others.',
  }),
  estimatedCompletion: date('estimationDate', {
    nullable: true,
    description: "Estimated day of completion: the day it was raised plus the category's days.",
    sort: 'Estimated day of completion.',
  }),
  isDone: flag('isDone', { description: 'Whether the supplier has marked it as done.' }),
  isClosed: flag('isClose', { description: 'Whether it is permanently closed.' }),
  evidence: photos('reportEvidence', {
    description:
      'Addresses of the photos of the problem on this gateway; `?w=80`, `?w=320` or `?w=1000` returns that width in pixels.',
    input: 'Photos of the problem: addresses that `uploadPhoto` returned.',
  }),
  createdBy: { ...auditFields.createdBy, sort: 'Name of the user who raised it.' },
  createdAt: { ...auditFields.createdAt, sort: 'When it was raised.' },
  estimatedTime: text('estimationTime', {
    nullable: true,
    description:
      "Estimated time of completion on that day, `HH:MM` in the fleet's time zone; null for some time that day.",
  }),
  priority: code('priority', complaintPriorities, {
    nullable: true,
    description: 'How urgent it is; null if the data API has no priorities.',
    sort: 'How urgent it is.',
    filter: 'Only complaints of this priority.',
  }),
  assigneeId: id('assigneeId', {
    nullable: true,
    description: 'The person of the supplier who handles it; null for nobody.',
    filter: 'Only complaints that this person handles.',
  }),
  assigneeName: text('assigneeName', {
    nullable: true,
    description: 'Name of the person who handles it.',
    sort: 'Name of the person who handles it.',
  }),
};

/** The list of complaints and their relations. The detail of a complaint, its saves and its steps have resolvers of their own. */
export const complaint = defineResource({
  name: 'Complaint',
  path: 'complaint',
  description: "A tenant's complaint about a vehicle that it rents.",
  fields: complaintFields,
  search: { REPORTER: { name: 'reporter', description: 'Name of the user who raised it.' } },
  inputNames: { actionId: 'action', estimationDate: 'date', estimationTime: 'time' },
  operations: ['list'],
  relations: {
    vehicle: { to: vehicle, key: 'vehicleId', description: 'The vehicle; null out of scope.' },
    category: { to: complaintCategory, key: 'categoryId', description: 'The category; null out of scope.' },
    supplier: { to: supplier, key: 'supplierId', description: "The vehicle's owner; null out of scope." },
    tenant: { to: tenant, key: 'tenantId', description: 'The tenant that raised it; null out of scope.' },
    assignee: { to: user, key: 'assigneeId', description: 'The person who handles it; null out of scope.' },
  },
});

export type Complaint = ItemOf<typeof complaint>;
