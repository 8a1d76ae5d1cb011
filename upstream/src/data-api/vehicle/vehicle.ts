import { type RawBuilder, type Selectable, sql } from 'kysely';
import { Type } from 'typebox';
import type { VehicleTable } from '../../database/fleet-tables.js';
import { COMPANY_TYPE } from '../access/caller.js';
import { owners, platform, writtenBy } from '../access/field-rights.js';
import type { Given, GivenCaller, Parameter } from '../access/parameter.js';
import { allOf, type Condition } from '../access/scope.js';
import { chosenCompany } from '../company/chosen-company.js';
import { supplierScope, tenantScope } from '../company/company-scopes.js';
import { companySupplier } from '../company/company-supplier.js';
import { companyTenant } from '../company/company-tenant.js';
import { PARTNER_JOINS, partnerColumns } from '../company/partner-columns.js';
import {
  flag,
  integer,
  optionalList,
  optionalReference,
  optionalText,
  reference,
  text,
} from '../http/body-reader.js';
import { titled } from '../http/field-titles.js';
import { wasNotFound } from '../http/phrases.js';
import { brokenRule } from '../http/refusals.js';
import {
  type Column,
  type Columns,
  containing,
  joined,
  NOT_STORED,
  namesOfSuppliers,
  own,
} from '../resource/columns.js';
import { anyText } from '../resource/found-rows.js';
import { defineResource, type Filter, type FilterValue, type SaveContext } from '../resource/resource.js';
import { inUse, takenAtCompany } from '../resource/save/constraints.js';
import { column } from '../resource/sheet.js';
import { stateOf } from '../vehicle-contract/contract-state.js';
import { vehicleModel } from '../vehicle-model/vehicle-model.js';
import { announceStatus } from './announce-status.js';
import { ATTENTION_FILTER } from './attention.js';
import { RENT_STATUS, RENT_STATUS_NAMES, VEHICLE_STATUS_NAMES, WAREHOUSE_WORDS } from './codes.js';
import { isImei } from './identifiers.js';
import { licensePlateOf, plateKeyOf, platePattern } from './plates.js';
import { refuseAgainstContract } from './rent-terms.js';
import { identifierConstraints, refuseIdentifiersOutOfSight } from './unique-identifiers.js';
import { vehicleScope } from './vehicle-scope.js';

const RENT_STATUSES = [0, 1, 2] as const;
const VEHICLE_STATUSES = [0, 1, 2, 3] as const;
const RENT_STATUS_FILTER: Filter = { sql: sql`t.rent_status`, kind: 'integer', codes: RENT_STATUSES };

/** The contract that holds a vehicle: the one in force, or else the next one. */
const contractColumn = (today: Given<string>): Columns => ({
  contract: {
    sql: sql`(select json_build_object('id', contract.id, 'contractNo', contract.contract_no,
        'companyTenantName', holder.name, 'startDate', contract.start_date, 'endDate', contract.end_date,
        'state', ${stateOf('contract', today)})
      from vehicle_contract_vehicle held
      join vehicle_contract contract on contract.id = held.contract_id and contract.end_date >= ${today}::date
      join company holder on holder.id = contract.tenant_id
      where held.vehicle_id = t.id order by contract.start_date limit 1)`,
    kind: 'json',
  },
});

/** The station of its supplier that is nearest to where a vehicle last reported; the distance in km. */
const nearestStation: Column = {
  sql: sql`(select json_build_object('id', near.id, 'name', near.name, 'distance', near.km) from (
      select station.id, station.name, 6371 * 2 * asin(sqrt(least(1,
        power(sin(radians(station.latitude - place.latitude) / 2), 2)
          + cos(radians(place.latitude)) * cos(radians(station.latitude))
          * power(sin(radians(station.longitude - place.longitude) / 2), 2)))) as km
      from vehicle_telemetry place, charging_station_company link
      join charging_station station on station.id = link.station_id
      where place.vehicle_id = t.id and link.company_id = t.supplier_id
      order by km, station.id limit 1) near)`,
  kind: 'json',
  isOnRequest: true,
};

const FIRST_YEAR = 1900;
const LAST_YEAR = 9999;

export const vehicle = defineResource({
  name: 'vehicle',
  menu: 'VEHICLE',
  screen: 'vehicle/manage',
  isLarge: true,
  photos: [{ column: 'photos', holds: 'list', field: 'photo' }],
  scope: vehicleScope,
  joins: {
    ...PARTNER_JOINS,
    model: sql`join vehicle_model model on model.id = t.model_id`,
    battery: sql`left join battery_model battery on battery.id = model.battery_model_id`,
    telemetry: sql`left join vehicle_telemetry telemetry on telemetry.vehicle_id = t.id`,
  },
  columns: {
    ...partnerColumns(true),
    vehicleModelId: own('model_id', 'integer'),
    vehicleModelName: {
      ...joined('model', 'name', 'text'),
      names: {
        all: namesOfSuppliers(sql`select id, name from vehicle_model`, 'company_id'),
        key: sql`t.model_id`,
      },
    },
    imei: { ...own('imei', 'text'), ...patternSearch('imei', (text) => sql`${text.map(containing)}`) },
    trackerId: own('tracker_id', 'text'),
    licensePlate: { ...own('license_plate', 'text'), ...patternSearch('plate_key', platePattern) },
    serialNumber: own('serial_number', 'text'),
    warna: { ...own('color', 'text'), search: colorContains },
    year: { ...own('year', 'integer'), search: yearContains },
    rentStatus: own('rent_status', 'integer'),
    vehicleStatus: own('vehicle_status', 'integer'),
    warehouse: own('in_warehouse', 'flag'),
    photo: own('photos', 'json'),
    batteryName: joined('battery', 'name', 'text', 'model'),
    batteryType: { sql: sql`battery.battery_type::text`, kind: 'text', joins: ['model', 'battery'] },
    maxCapacity: joined('battery', 'max_capacity', 'number', 'model'),
    telemetry: {
      sql: sql`case when telemetry.vehicle_id is not null then json_build_object(
        'latitude', telemetry.latitude, 'longitude', telemetry.longitude, 'address', nullif(telemetry.address, ''),
        'speed', telemetry.speed, 'course', telemetry.course,
        'batteryPercentage', telemetry.battery_percentage, 'estimatedKm', telemetry.estimated_km,
        'totalKm', telemetry.total_km, 'gpsDate', telemetry.gps_date) end`,
      kind: 'json',
    },
    ...contractColumn(sql.val('infinity')),
    nearestStation,
  },
  columnsOf: (_caller, today) => contractColumn(today),
  search: ['imei', 'trackerId', 'serialNumber', 'licensePlate', 'warna', 'year'],
  filters: {
    rentStatus: RENT_STATUS_FILTER,
    vehicleStatus: { sql: sql`t.vehicle_status`, kind: 'integer', codes: VEHICLE_STATUSES },
    companyTenantId: { sql: sql`t.tenant_id`, kind: 'integer' },
    companySupplierId: { sql: sql`t.supplier_id`, kind: 'integer' },
    attention: ATTENTION_FILTER,
  },
  // What a tenant rents depends on the day, so no counter holds it; it is a small part of the fleet.
  seesFew: (caller) => caller.companyType === COMPANY_TYPE.tenant,
  count: (caller, filters, search) => {
    // Any other filter is counted in the table itself.
    const isCounted = [...filters.keys()].every((name) => name in COUNTED);
    if (caller.companyType === COMPANY_TYPE.tenant || !isCounted) return undefined;
    return search === undefined ? countersOf(caller, filters) : countersOfLook(caller, filters, search);
  },
  changes: sql<number>`(select coalesce(sum(n), 0)::bigint from vehicle_change)`,
  links: [
    { to: vehicleModel, by: 'vehicleModelId' },
    { to: companySupplier, by: 'companySupplierId' },
    { to: companyTenant, by: 'companyTenantId' },
  ],
  options: [
    {
      path: 'vehicle/list',
      text: sql<string>`t.license_plate`,
      filters: {
        licensePlate: {
          sql: sql`t.plate_key`,
          kind: 'word',
          compare: 'like',
          against: (plate) => platePattern(plate.map(String)),
        },
        rentStatus: RENT_STATUS_FILTER,
      },
    },
  ],
  import: {
    key: {
      field: 'licensePlate',
      title: 'License plate',
      of: ({ licensePlate }) => licensePlate,
      column: sql<string>`t.plate_key`,
      given: plateKeyOf,
    },
    // The rent status and the tenant follow the contracts.
    without: { rentStatus: RENT_STATUS.available, companyTenantId: undefined, photo: undefined },
    names: {
      companySupplierId: {
        by: 'companySupplierName',
        title: 'Company supplier',
        scope: supplierScope,
        isOwnCompany: true,
      },
      vehicleModelId: {
        by: 'vehicleModelName',
        title: 'Vehicle model',
        scope: vehicleModel.scope,
        within: { field: 'companySupplierId', column: 'company_id' },
      },
    },
  },
  rights: {
    ...writtenBy(owners, ['companySupplierId'], { edit: platform }),
    ...writtenBy(owners, [
      ...['vehicleModelId', 'companyTenantId', 'imei', 'trackerId', 'licensePlate', 'serialNumber'],
      ...['warna', 'year', 'rentStatus', 'vehicleStatus', 'warehouse', 'photo'],
    ]),
  },
  sheet: {
    title: 'Vehicle',
    columns: [
      column('companyTenantName', 'Company Tenant'),
      column('companySupplierName', 'Company Supplier'),
      column('imei', 'IMEI'),
      column('licensePlate', 'License Plate'),
      column('rentStatus', 'Rent Status', RENT_STATUS_NAMES),
      column('vehicleStatus', 'Vehicle Status', VEHICLE_STATUS_NAMES),
      column('serialNumber', 'Serial Number'),
      column('warna', 'Color'),
      column('year', 'Year'),
      column('trackerId', { id: 'ID Pelacak', en: 'Tracker ID' }),
      column('warehouse', { id: 'Gudang', en: 'Warehouse' }, WAREHOUSE_WORDS),
    ],
  },
  save: {
    schema: Type.Object({
      companySupplierId: optionalReference('Company supplier'),
      companyTenantId: optionalReference('Company tenant'),
      vehicleModelId: reference('Vehicle model'),
      imei: optionalText('IMEI', 20),
      trackerId: optionalText('Tracker ID', 64),
      licensePlate: Type.String({
        ...titled('License plate'),
        description:
          'Unique whatever its spaces, case and punctuation; stored in the customary form, such as `B 1310 BRS`.',
        maxLength: 20,
        pattern: '[\\p{L}\\p{N}]',
      }),
      serialNumber: text('Serial number', 100),
      warna: text('Colour', 50),
      year: integer('Year', FIRST_YEAR, LAST_YEAR),
      rentStatus: Type.Enum(RENT_STATUSES, { title: 'Rent status' }),
      vehicleStatus: Type.Enum(VEHICLE_STATUSES, { title: 'Vehicle status' }),
      warehouse: Type.Optional(Type.Union([flag('Warehouse'), Type.Null()], { title: 'Warehouse' })),
      photo: optionalList(Type.String({ maxLength: 500 }), 'Photo', 20),
    }),
    // The supplier is the model's; a sent one is only compared with it.
    stored: { companySupplierId: NOT_STORED },
    values: async (context, body, current) => {
      const supplierId = await supplierOf(context, body, current);
      const tenant = body.companyTenantId || null;
      if (tenant && tenant !== current?.tenant_id && !(await context.find(tenantScope, tenant))) {
        throw brokenRule('companyTenantId', 'NOT_FOUND', wasNotFound('Company tenant'));
      }
      await refuseAgainstContract(context, { tenantId: tenant, rentStatus: body.rentStatus }, current);
      const imei = body.imei?.trim() || null;
      if (imei !== null && !isImei(imei)) {
        throw brokenRule('imei', 'INVALID', {
          id: 'IMEI harus 15 angka, angka terakhir adalah angka periksa',
          en: 'IMEI must have 15 digits, the last one being its check digit',
        });
      }
      const identifiers = {
        license_plate: licensePlateOf(body.licensePlate),
        imei,
        serial_number: body.serialNumber.trim(),
      };
      await refuseIdentifiersOutOfSight(context, identifiers, current);
      const tracker_id = body.trackerId?.trim() || null;
      return { supplier_id: supplierId, tenant_id: tenant, ...identifiers, tracker_id };
    },
    constraints: {
      ...identifierConstraints,
      vehicle_tracker_id_key: takenAtCompany('trackerId', 'Tracker ID'),
      complaint_vehicle_fkey: inUse('vehicleModelId', {
        id: 'Supplier tidak dapat diubah: ada komplain tentang kendaraan ini',
        en: 'The supplier cannot change: there are complaints about this vehicle',
      }),
    },
    written: announceStatus,
  },
});

/**
 * The supplier of a vehicle, which is its model's. A model that stays has the vehicle's (vehicle_model_fkey), in scope as the vehicle is.
 * @throws RulesBroken for a model out of scope or of another supplier than the named one, and for a supplier that is not active
 */
async function supplierOf(
  context: SaveContext,
  { vehicleModelId, companySupplierId }: { vehicleModelId: number; companySupplierId?: number | null },
  current: Selectable<VehicleTable> | undefined,
): Promise<number> {
  if (
    vehicleModelId === current?.model_id &&
    (companySupplierId || current.supplier_id) === current.supplier_id
  )
    return current.supplier_id;
  const model = await context.find(vehicleModel.scope, vehicleModelId);
  if (model === undefined) {
    throw brokenRule('vehicleModelId', 'NOT_FOUND', wasNotFound('Vehicle model'));
  }
  if (companySupplierId && companySupplierId !== model.company_id) {
    throw brokenRule('vehicleModelId', 'INVALID', {
      id: `Model kendaraan ${model.name} milik perusahaan lain`,
      en: `Vehicle model ${model.name} belongs to another company`,
    });
  }
  // A model in scope has a company in scope.
  if (model.company_id !== current?.supplier_id) {
    await chosenCompany(context, supplierScope, model.company_id, {
      field: 'companySupplierId',
      title: 'Company supplier',
      current: undefined,
    });
  }
  return model.company_id;
}

/** The columns of `vehicle_count` that filters compare with one value. */
const COUNTED: Readonly<Record<string, string>> = {
  companySupplierId: 'supplier_id',
  companyTenantId: 'tenant_id',
  rentStatus: 'rent_status',
  vehicleStatus: 'vehicle_status',
};

type VehicleFilters = ReadonlyMap<string, Parameter<FilterValue>>;

/** Adds up the counters that triggers on vehicle keep. */
function countersOf(caller: GivenCaller, filters: VehicleFilters) {
  return sql<{ n: number }>`select coalesce(sum(n), 0)::bigint as n from vehicle_count
    where ${allOf(countedBy(caller, filters))}`;
}

/** The same, of a search by colour or year that no filter but the supplier narrows; undefined for another one. */
function countersOfLook(
  caller: GivenCaller,
  filters: VehicleFilters,
  { column, text }: { column: string; text: Parameter<string> },
) {
  if ([...filters.keys()].some((name) => name !== 'companySupplierId')) return undefined;
  const look = {
    warna: sql<boolean>`color ilike ${text.map(containing)}`,
    year: sql<boolean>`year::text like ${text.map(containing)}`,
  };
  if (column !== 'warna' && column !== 'year') return undefined;
  return sql<{ n: number }>`select coalesce(sum(n), 0)::bigint as n from vehicle_look_count
    where ${allOf([look[column], ...countedBy(caller, filters)])}`;
}

function countedBy({ companyType, companyId }: GivenCaller, filters: VehicleFilters): Condition[] {
  const given = Object.entries(COUNTED).flatMap(([name, column]) => {
    const value = filters.get(name);
    return value === undefined ? [] : [sql<boolean>`${sql.ref(column)} = ${value}`];
  });
  return companyType === COMPANY_TYPE.supplier ? [sql<boolean>`supplier_id = ${companyId}`, ...given] : given;
}

/** Keys of plates are in upper case, an IMEI has digits alone: compared as they are, in a third of the time. */
function patternSearch(
  column: 'plate_key' | 'imei',
  patternOf: (text: Parameter<string>) => RawBuilder<string>,
): Pick<Column, 'search' | 'foundBy'> {
  const contains = (pattern: RawBuilder<string>) => sql<boolean>`${sql.ref(`t.${column}`)} like ${pattern}`;
  return {
    search: (text) => contains(patternOf(text)),
    foundBy: (text) => {
      const matches = contains(anyText(patternOf(text)));
      return { found: sql`select t.id from vehicle t where ${matches}`, key: sql`t.id`, matches };
    },
  };
}

/** The years that contain the digits, as a list that an index can serve. */
function yearContains(text: Parameter<string>) {
  return sql<boolean>`t.year = any(array(
    select distinct year from vehicle_look_count where year::text like ${text.map(containing)}))`;
}

/** The colours that contain the text: few, so that an index can serve them. */
function colorContains(text: Parameter<string>) {
  return sql<boolean>`t.color = any(array(
    select distinct color from vehicle_look_count where color ilike ${text.map(containing)}))`;
}
