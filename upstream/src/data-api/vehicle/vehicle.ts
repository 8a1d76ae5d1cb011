import { type RawBuilder, type Selectable, sql } from 'kysely';
import { Type } from 'typebox';
import type { VehicleTable } from '../../database/tables.js';
import { COMPANY_TYPE } from '../access/caller.js';
import { owners, platform } from '../access/field-rights.js';
import type { Given, GivenCaller, Parameter } from '../access/parameter.js';
import { allOf, type Condition } from '../access/scope.js';
import { chosenCompany } from '../company/chosen-company.js';
import { supplierScope } from '../company/company-scopes.js';
import { companySupplier } from '../company/company-supplier.js';
import { companyTenant } from '../company/company-tenant.js';
import { PARTNER_JOINS, supplierName, tenantName } from '../company/partner-columns.js';
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
import { type Column, containing, joined, NOT_STORED, namesOfSuppliers, own } from '../resource/columns.js';
import { defineResource } from '../resource/define/define-resource.js';
import { field, shown } from '../resource/define/fields.js';
import { anyText } from '../resource/found-rows.js';
import type { Filter, FilterValue, SaveContext } from '../resource/resource.js';
import { inUse, takenAtCompany } from '../resource/save/constraints.js';
import { vehicleModel } from '../vehicle-model/vehicle-model.js';
import { announceStatus } from './announce-status.js';
import { ATTENTION_FILTER } from './attention.js';
import { RENT_STATUS, RENT_STATUS_NAMES, VEHICLE_STATUS_NAMES, WAREHOUSE_WORDS } from './codes.js';
import { stateOf } from './contract-state.js';
import { isImei } from './identifiers.js';
import { licensePlateOf, plateKeyOf, platePattern } from './plates.js';
import { refuseAgainstContract } from './rent-terms.js';
import { identifierConstraints, refuseIdentifiersOutOfSight } from './unique-identifiers.js';
import { vehicleScope } from './vehicle-scope.js';

const RENT_STATUSES = [0, 1, 2] as const;
const VEHICLE_STATUSES = [0, 1, 2, 3] as const;
const RENT_STATUS_FILTER: Filter = { sql: sql`t.rent_status`, kind: 'integer', codes: RENT_STATUSES };

/** The contract that holds a vehicle: the one in force, or else the next one. */
const contractColumn = (today: Given<string>): Column => ({
  sql: sql`(select json_build_object('id', contract.id, 'contractNo', contract.contract_no,
      'companyTenantName', holder.name, 'startDate', contract.start_date, 'endDate', contract.end_date,
      'state', ${stateOf('contract', today)})
    from vehicle_contract_vehicle held
    join vehicle_contract contract on contract.id = held.contract_id and contract.end_date >= ${today}::date
    join company holder on holder.id = contract.tenant_id
    where held.vehicle_id = t.id order by contract.start_date limit 1)`,
  kind: 'json',
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
  title: 'Vehicle',
  menu: 'VEHICLE',
  screen: 'vehicle/manage',
  isLarge: true,
  label: sql<string>`t.license_plate`,
  scope: vehicleScope,
  joins: {
    ...PARTNER_JOINS,
    model: sql`join vehicle_model model on model.id = t.model_id`,
    battery: sql`left join battery_model battery on battery.id = model.battery_model_id`,
    telemetry: sql`left join vehicle_telemetry telemetry on telemetry.vehicle_id = t.id`,
  },
  fields: {
    companySupplierId: field(optionalReference('Company supplier'), {
      hasRule: true,
      column: 'supplier_id',
      to: companySupplier,
      filter: true,
      // The supplier is the model's; a sent one is only compared with it.
      stored: NOT_STORED,
      import: { by: 'companySupplierName', scope: supplierScope, isOwnCompany: true },
      write: owners,
      edit: platform,
    }),
    companySupplierName: shown(supplierName, { sheet: [2, 'Company Supplier'] }),
    companyTenantId: field(optionalReference('Company tenant'), {
      column: 'tenant_id',
      to: companyTenant,
      filter: true,
      // It follows the contracts, as the rent status does.
      import: { without: undefined },
      write: owners,
    }),
    companyTenantName: shown(tenantName(true), { sheet: [1, 'Company Tenant'] }),
    vehicleModelId: field(reference('Vehicle model'), {
      hasRule: true,
      column: 'model_id',
      to: vehicleModel,
      import: {
        by: 'vehicleModelName',
        scope: vehicleModel.scope,
        within: { field: 'companySupplierId', column: 'company_id' },
      },
      write: owners,
    }),
    vehicleModelName: shown({
      ...joined('model', 'name', 'text'),
      names: {
        all: namesOfSuppliers(sql`select id, name from vehicle_model`, 'company_id'),
        key: sql`t.model_id`,
      },
    }),
    imei: field(optionalText('IMEI', 20), {
      column: { ...own('imei', 'text'), ...patternSearch('imei', (text) => sql`${text.map(containing)}`) },
      search: true,
      sheet: [3, 'IMEI'],
      write: owners,
    }),
    trackerId: field(optionalText('Tracker ID', 64), {
      column: 'tracker_id',
      search: true,
      sheet: [10, { id: 'ID Pelacak', en: 'Tracker ID' }],
      write: owners,
    }),
    licensePlate: field(
      Type.String({
        ...titled('License plate'),
        description:
          'Unique whatever its spaces, case and punctuation; stored in the customary form, such as `B 1310 BRS`.',
        maxLength: 20,
        pattern: '[\\p{L}\\p{N}]',
      }),
      {
        column: { ...own('license_plate', 'text'), ...patternSearch('plate_key', platePattern) },
        search: true,
        sheet: [4, 'License Plate'],
        write: owners,
      },
    ),
    serialNumber: field(text('Serial number', 100), {
      column: 'serial_number',
      search: true,
      sheet: [7, 'Serial Number'],
      write: owners,
    }),
    warna: field(text('Colour', 50), {
      column: { ...own('color', 'text'), search: colorContains },
      search: true,
      sheet: [8, 'Color'],
      write: owners,
    }),
    year: field(integer('Year', FIRST_YEAR, LAST_YEAR), {
      column: { ...own('year', 'integer'), search: yearContains },
      search: true,
      sheet: [9, 'Year'],
      write: owners,
    }),
    rentStatus: field(Type.Enum(RENT_STATUSES, { title: 'Rent status' }), {
      column: 'rent_status',
      filter: true,
      sheet: [5, 'Rent Status', RENT_STATUS_NAMES],
      import: { without: RENT_STATUS.available },
      write: owners,
    }),
    vehicleStatus: field(Type.Enum(VEHICLE_STATUSES, { title: 'Vehicle status' }), {
      column: 'vehicle_status',
      filter: true,
      sheet: [6, 'Vehicle Status', VEHICLE_STATUS_NAMES],
      bulk: true,
      write: owners,
    }),
    warehouse: field(Type.Optional(Type.Union([flag('Warehouse'), Type.Null()], { title: 'Warehouse' })), {
      column: 'in_warehouse',
      sheet: [11, { id: 'Gudang', en: 'Warehouse' }, WAREHOUSE_WORDS],
      bulk: true,
      write: owners,
    }),
    photo: field(optionalList(Type.String({ maxLength: 500 }), 'Photo', 20), {
      column: 'photos',
      photos: 'list',
      import: { without: undefined },
      write: owners,
    }),
    batteryName: shown(joined('battery', 'name', 'text', 'model')),
    batteryType: shown({ sql: sql`battery.battery_type::text`, kind: 'text', joins: ['model', 'battery'] }),
    maxCapacity: shown(joined('battery', 'max_capacity', 'number', 'model')),
    telemetry: shown({
      sql: sql`case when telemetry.vehicle_id is not null then json_build_object(
        'latitude', telemetry.latitude, 'longitude', telemetry.longitude, 'address', nullif(telemetry.address, ''),
        'speed', telemetry.speed, 'course', telemetry.course,
        'batteryPercentage', telemetry.battery_percentage, 'estimatedKm', telemetry.estimated_km,
        'totalKm', telemetry.total_km, 'gpsDate', telemetry.gps_date) end`,
      kind: 'json',
    }),
    contract: shown(contractColumn(sql.val('infinity'))),
    nearestStation: shown(nearestStation),
  },
  columnsOf: (_caller, today) => ({ contract: contractColumn(today) }),
  filters: { attention: ATTENTION_FILTER },
  // What a tenant rents depends on the day, so no counter holds it; it is a small part of the fleet.
  seesFew: (caller) => caller.companyType === COMPANY_TYPE.tenant,
  count: (caller, filters, search) => {
    // Any other filter is counted in the table itself.
    const isCounted = [...filters.keys()].every((name) => name in COUNTED);
    if (caller.companyType === COMPANY_TYPE.tenant || !isCounted) return undefined;
    return search === undefined ? countersOf(caller, filters) : countersOfLook(caller, filters, search);
  },
  changes: sql<number>`(select coalesce(sum(n), 0)::bigint from vehicle_change)`,
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
  },
  save: {
    values: async (context, body, current) => {
      const supplierId = await supplierOf(context, body, current);
      const tenant = body.companyTenantId || null;
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
