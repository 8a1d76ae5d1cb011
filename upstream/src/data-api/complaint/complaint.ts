import { sql } from 'kysely';
import { Type } from 'typebox';
import { COMPANY_TYPE } from '../access/caller.js';
import { nobody, renters } from '../access/field-rights.js';
import type { Parameter } from '../access/parameter.js';
import { companySupplier } from '../company/company-supplier.js';
import { companyTenant } from '../company/company-tenant.js';
import { PARTNER_JOINS, supplierName, tenantName } from '../company/partner-columns.js';
import { complaintCategory } from '../complaint-category/complaint-category.js';
import { optionalList, reference, text } from '../http/body-reader.js';
import { dayAfter } from '../http/day.js';
import { wasNotFound } from '../http/phrases.js';
import { brokenRule } from '../http/refusals.js';
import { complaintRaised } from '../notification/notice-texts.js';
import { type Columns, containing, joined, namesOfSuppliers, own, peopleIn } from '../resource/columns.js';
import { defineResource } from '../resource/define/define-resource.js';
import { field, shown } from '../resource/define/fields.js';
import { anyText } from '../resource/found-rows.js';
import type { SaveContext } from '../resource/resource.js';
import { user } from '../user/user.js';
import { platePattern } from '../vehicle/plates.js';
import { vehicle } from '../vehicle/vehicle.js';
import { vehicleScope } from '../vehicle/vehicle-scope.js';
import { announceChange, noticeOtherSide, writeHistory } from './announce.js';
import { LONGEST_TEXT, MOST_PHOTOS } from './comment.js';
import { complaintDetail } from './complaint-detail.js';
import { complaintScope } from './complaint-scope.js';
import { ACTIONS, checkStep, PRIORITY_LABELS, STATUS, STATUSES } from './steps.js';

const VEHICLE = sql`t.vehicle_id`;

/** The columns that the list is searched by, though its rows show it under other names. */
const SEARCHED: Columns = {
  licensePlate: {
    sql: VEHICLE,
    kind: 'text',
    search: (text) => sql<boolean>`t.vehicle_id in (
      select v.id from vehicle v where v.plate_key like ${platePattern(text)})`,
    foundBy: (text) => {
      const plate = anyText(platePattern(text));
      return {
        found: sql`select v.id from vehicle v where v.plate_key like ${plate}`,
        key: VEHICLE,
        matches: sql<boolean>`(select v.plate_key like ${plate} from vehicle v where v.id = t.vehicle_id)`,
      };
    },
    isSearchOnly: true,
  },
  reporter: {
    sql: sql`t.created_by`,
    kind: 'text',
    // Without anybody of that name no complaint is read.
    search: (text) =>
      sql<boolean>`(cardinality(${reporters(text)}) > 0 and t.created_by = any(${reporters(text)}))`,
    foundBy: (text) => ({
      found: sql`select unnest(${reporters(text)}) as id`,
      key: sql`t.created_by`,
      matches: sql<boolean>`t.created_by = any(${reporters(text)})`,
      hasMany: true,
    }),
    isSearchOnly: true,
  },
};

/** The people with a text in their names, as an array. */
const reporters = (text: Parameter<string>) => sql`array(
  select u.id from app_user u where u.name ilike ${anyText(text.map(containing))})`;

export const complaint = defineResource({
  name: 'complaint',
  title: 'Complaint',
  menu: 'COMPLAINT_LIST',
  screen: 'complaint/maintanance',
  isLarge: true,
  photos: [
    { table: 'complaint_comment', column: 'photos', holds: 'list', row: 'complaint_id', field: 'photo' },
  ],
  scope: complaintScope,
  joins: {
    ...PARTNER_JOINS,
    category: sql`join complaint_category category on category.id = t.category_id`,
    vehicle: sql`join vehicle vehicle on vehicle.id = t.vehicle_id`,
    assignee: sql`left join app_user assignee on assignee.id = t.assignee_id`,
  },
  fields: {
    companySupplierId: shown(own('supplier_id', 'integer'), { to: companySupplier, filter: 'supplierId' }),
    companySupplierName: shown(supplierName, { sheet: [1, 'Company Supplier'] }),
    companyTenantId: shown(own('tenant_id', 'integer'), { to: companyTenant, filter: 'tenantId' }),
    companyTenantName: shown(tenantName(false), { sheet: [2, 'Company Tenant'] }),
    complaintCategoryId: field(reference('Category'), {
      hasRule: true,
      column: 'category_id',
      to: complaintCategory,
      filter: { categoryId: { hasFew: true } },
      write: renters,
    }),
    complaintCategoryName: shown(
      {
        ...joined('category', 'name', 'text'),
        names: {
          all: namesOfSuppliers(sql`select id, name from complaint_category`, 'company_id'),
          key: sql`t.category_id`,
        },
      },
      { sheet: [3, 'Category'] },
    ),
    vehicleId: field(reference('Vehicle'), {
      hasRule: true,
      column: 'vehicle_id',
      to: vehicle,
      filter: { vehicleId: { hasFew: true } },
      write: renters,
      edit: nobody,
    }),
    vehicleName: shown(
      {
        ...joined('vehicle', 'license_plate', 'text'),
        names: {
          all: namesOfSuppliers(sql`select id, license_plate as name from vehicle`, 'supplier_id'),
          key: VEHICLE,
        },
      },
      { sheet: [4, 'Vehicle'] },
    ),
    title: field(text('Title'), { column: 'title', sheet: [5, 'Title'], write: renters }),
    description: field(text('Description', LONGEST_TEXT), {
      // Whole texts are too long for an index.
      column: { ...own('description', 'text'), sortedBy: sql`left(t.description, 200)` },
      sheet: [6, 'Description'],
      write: renters,
    }),
    estimationDate: shown(own('estimation_date', 'date'), { sheet: [7, 'Estimated Completion Date'] }),
    status: shown(own('status', 'integer'), {
      filter: { status: { codes: [...STATUSES.keys()] } },
      sheet: [8, 'Status', STATUSES],
    }),
    action: shown(
      {
        sql: sql`(array[${sql.join(ACTIONS.map((name) => sql.lit(name)))}])[t.action + 1]`,
        kind: 'text',
      },
      { sheet: [9, 'Action from Company'] },
    ),
    actionId: shown(own('action', 'integer'), { filter: { action: { codes: [...ACTIONS.keys()] } } }),
    reportEvidence: field(optionalList(Type.String({ maxLength: 500 }), 'Evidence', MOST_PHOTOS), {
      column: 'photos',
      photos: 'list',
      write: renters,
    }),
    isDone: shown(own('is_done', 'flag')),
    isClose: shown({ sql: sql`(t.status = ${sql.lit(STATUS.closed)})`, kind: 'flag' }),
    isOverdue: shown(own('is_overdue', 'flag'), { filter: true }),
    estimationTime: shown(
      { sql: sql`to_char(t.estimation_time, 'HH24:MI')`, kind: 'text' },
      { sheet: [10, { id: 'Jam Perkiraan Selesai', en: 'Estimated Completion Time' }] },
    ),
    priority: shown(own('priority', 'integer'), {
      filter: { priority: { codes: [...PRIORITY_LABELS.keys()] } },
      sheet: [11, { id: 'Prioritas', en: 'Priority' }, PRIORITY_LABELS],
    }),
    assigneeId: shown(own('assignee_id', 'integer'), {
      to: user,
      filter: { assigneeId: { hasFew: true } },
    }),
    assigneeName: shown(
      { ...joined('assignee', 'name', 'text'), names: peopleIn('complaint', 'assignee_id') },
      { sheet: [12, { id: 'Penanggung Jawab', en: 'Assignee' }] },
    ),
  },
  columnsOf: () => SEARCHED,
  // A tenant has few of all complaints: to sort them all is faster than to read them name by name.
  seesFew: (caller) => caller.companyType === COMPANY_TYPE.tenant,
  // Searches look at vehicles and people as well.
  changes: sql<number>`(select coalesce(sum(n), 0)::bigint from table_change where table_name in ('complaint', 'app_user'))
    + (select coalesce(sum(n), 0)::bigint from vehicle_change)`,
  search: ['licensePlate', 'reporter'],
  detail: complaintDetail,
  save: {
    staysBecause: 'its supplier was notified of it',
    values: async (context, body, current) => {
      const about = current ?? (await rentedVehicle(context, body.vehicleId));
      if (current !== undefined) checkStep('edit', context.caller, current.status);
      const raisedOn = current?.raised_on ?? context.services.today();
      // A category that was switched off meanwhile stays with the complaints that have it.
      const estimationDate =
        body.complaintCategoryId === current?.category_id
          ? current.estimation_date
          : dayAfter(raisedOn, await slaOf(context, body.complaintCategoryId, about.supplier_id));
      return {
        supplier_id: about.supplier_id,
        tenant_id: about.tenant_id,
        raised_on: raisedOn,
        estimation_date: estimationDate,
        // An estimated time is one of the day that the supplier chose.
        estimation_time: estimationDate === current?.estimation_date ? current.estimation_time : null,
        is_overdue: estimationDate < context.services.today(),
      };
    },
    written: async (context, { id, body, before }) => {
      const { trx, caller, services } = context;
      const happening = { trx, services, by: caller, id };
      if (before !== undefined) return announceChange(happening, 'edit');
      const change = { from_status: null, to_status: STATUS.open, action: null, reason: null };
      await writeHistory(context, { complaint_id: id, step: 'raise', ...change });
      await announceChange(happening, 'raise');
      await noticeOtherSide(happening, complaintRaised(caller.name, body.description.trim()));
    },
  },
});

/**
 * The owner of a vehicle, and the tenant who rents it today by a contract in force: a complaint is raised by (or for) the tenant.
 * @throws RulesBroken for a vehicle out of sight, or one that nobody rents
 */
async function rentedVehicle({ trx, services, find }: SaveContext, id: number) {
  const vehicle = await find(vehicleScope, id);
  if (vehicle === undefined) {
    throw brokenRule('vehicleId', 'NOT_FOUND', wasNotFound('Vehicle'));
  }
  const today = services.today();
  const contract = await trx
    .selectFrom('vehicle_contract as contract')
    .innerJoin('vehicle_contract_vehicle as held', 'held.contract_id', 'contract.id')
    .select('contract.tenant_id')
    .where('held.vehicle_id', '=', id)
    .where('contract.start_date', '<=', today)
    .where('contract.end_date', '>=', today)
    .executeTakeFirst();
  if (contract === undefined) {
    throw brokenRule('vehicleId', 'NOT_RENTED', {
      id: `Kendaraan ${vehicle.license_plate} tidak sedang disewa tenant`,
      en: `Vehicle ${vehicle.license_plate} is not rented by a tenant`,
    });
  }
  return { supplier_id: vehicle.supplier_id, tenant_id: contract.tenant_id };
}

/** @throws RulesBroken for a category that is not active, or not one of the vehicle's supplier */
async function slaOf({ find }: SaveContext, id: number, supplier: number): Promise<number> {
  const category = await find(complaintCategory.scope, id);
  if (category?.company_id === supplier && category.is_active) return category.sla;
  throw brokenRule('complaintCategoryId', 'NOT_FOUND', {
    id: 'Kategori tidak ditemukan di antara kategori aktif milik supplier kendaraan',
    en: 'Category was not found among the active ones of the vehicle’s supplier',
  });
}
