import { defineCodes, type MemberOf } from '../../graphql/schema/codes.js';
import { supplierName, tenantName } from '../company/company-fields.js';
import { complaintCategory } from '../complaint-category/complaint-category.js';
import { defineResource } from '../define-resource.js';
import { auditFields } from '../definition/audit.js';
import { code, date, flag, id, photos, text } from '../definition/fields.js';
import type { ItemOf } from '../definition/record.js';
import { supplier } from '../supplier/supplier.js';
import { tenant } from '../tenant/tenant.js';
import { vehicle } from '../vehicle/vehicle.js';

/** Specification, section 4. */
export const complaintStatuses = defineCodes('ComplaintStatus', 'How far a complaint has come.', {
  OPEN: [0, 'Raised; the supplier is to act (code 0).'],
  IN_PROGRESS: [1, 'The supplier has said what it does (code 1).'],
  DONE: [2, 'The supplier says it is done; the tenant is to look (code 2).'],
  REOPEN: [3, 'The tenant is not content; the supplier is to act again (code 3).'],
  CLOSED: [4, 'Closed by the tenant, for good (code 4).'],
});

/** Specification, section 4. */
export const complaintActions = defineCodes(
  'ComplaintAction',
  'What the supplier does about a complaint.',
  {
    REPAIR: [0, 'The vehicle is repaired (code 0).'],
    REPLACEMENT: [1, 'The vehicle is replaced, and goes into maintenance (code 1).'],
  },
  'A code that this gateway does not know.',
);

export type ComplaintAction = MemberOf<typeof complaintActions>;

/** A row of `complaint/view`, and the `complaintDto` of the detail. */
export const complaintFields = {
  title: text('title', {
    description: 'What it is about, in a few words.',
    sort: true,
    input: true,
  }),
  description: text('description', {
    nullable: true,
    description: 'What is wrong.',
    sort: true,
    input: true,
  }),
  categoryId: id('complaintCategoryId', {
    nullable: true,
    description: 'The category it was raised in.',
    filter: { name: 'categoryId', description: 'Only those of this category.' },
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
    filter: { name: 'supplierId', description: "Only those about this supplier's vehicles." },
  }),
  supplierName: supplierName('companySupplierName'),
  tenantId: id('companyTenantId', {
    nullable: true,
    description: 'The tenant company that raised it.',
    filter: { name: 'tenantId', description: 'Only those that this tenant raised.' },
  }),
  tenantName: tenantName('companyTenantName'),
  vehicleId: id('vehicleId', {
    nullable: true,
    description: 'The vehicle it is about.',
    filter: 'Only those about this vehicle.',
    input: 'The vehicle it is about; it stays once saved.',
  }),
  licensePlate: text('vehicleName', {
    nullable: true,
    description: 'Licence plate of the vehicle.',
    search: { name: 'licensePlate', description: 'The licence plate of the vehicle.' },
    sort: 'Licence plate of the vehicle.',
  }),
  action: code('actionId', complaintActions, {
    nullable: true,
    description: 'What the supplier does about it; null until it has said so.',
    sort: 'What the supplier does about it.',
    filter: { name: 'action', description: 'Only those about which the supplier does this.' },
  }),
  status: code('status', complaintStatuses, {
    description: 'How far it has come.',
    sort: 'How far it has come.',
    filter: 'Only those that have come this far.',
  }),
  isOverdue: flag('isOverdue', {
    description: 'Whether it is neither done nor closed after its day of completion.',
    filter: 'Only those that are overdue, or only those that are not.',
  }),
  estimatedCompletion: date('estimationDate', {
    nullable: true,
    description: "Day on which it is to be done: the day it was raised and the category's days.",
    sort: 'Day on which it is to be done.',
  }),
  isDone: flag('isDone', { description: 'Whether the supplier has done its part.' }),
  isClosed: flag('isClose', { description: 'Whether it is closed, for good.' }),
  evidence: photos('reportEvidence', {
    description:
      'Addresses of the photos that show it, on this gateway; `?w=80`, `?w=320` or `?w=1000` asks for that width in pixels.',
    input: 'Photos that show it: addresses that uploadPhoto answered.',
  }),
  createdBy: { ...auditFields.createdBy, sort: 'Who raised it.' },
  createdAt: { ...auditFields.createdAt, sort: 'When it was raised.' },
};

/** Complaints in a list, and what they refer to. One complaint, its saves and its steps are beside. */
export const complaint = defineResource({
  name: 'Complaint',
  path: 'complaint',
  description: 'A complaint of a tenant about a vehicle that it rents.',
  fields: complaintFields,
  search: { REPORTER: { name: 'reporter', description: 'The name of who raised it.' } },
  inputNames: { actionId: 'action' },
  operations: ['list'],
  relations: {
    vehicle: { to: vehicle, key: 'vehicleId', description: 'The vehicle; null out of scope.' },
    category: { to: complaintCategory, key: 'categoryId', description: 'The category; null out of scope.' },
    supplier: { to: supplier, key: 'supplierId', description: "The vehicle's owner; null out of scope." },
    tenant: { to: tenant, key: 'tenantId', description: 'Who raised it; null out of scope.' },
  },
});

export type Complaint = ItemOf<typeof complaint>;
