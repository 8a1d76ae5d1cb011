import { coerceInputValue, type GraphQLSchema, isInputType } from 'graphql';
import { menuParameters } from '../../access/menu/menu.rest.js';
import { userParameters } from '../../access/user/user.rest.js';
import { userTypeParameters } from '../../access/user-type/user-type.rest.js';
import { contractParameters } from '../../companies/contract/contract.rest.js';
import { supplierParameters } from '../../companies/supplier/supplier.rest.js';
import { tenantParameters } from '../../companies/tenant/tenant.rest.js';
import { complaintCategoryParameters } from '../../complaints/category/category.rest.js';
import { complaintParameters } from '../../complaints/complaint/complaint.rest.js';
import { batteryModelParameters } from '../../fleet/battery-model/battery-model.rest.js';
import { chargingStationParameters } from '../../fleet/charging-station/charging-station.rest.js';
import { vehicleParameters } from '../../fleet/vehicle/vehicle.rest.js';
import { vehicleModelParameters } from '../../fleet/vehicle-model/vehicle-model.rest.js';
import type { Query } from '../../rest/query.js';
import { GatewayError } from '../../schema/errors.js';
import type { ExportInput, ExportType } from './export.inputs.js';

/** A list that can be exported: its name in the data API, and how its query's filter and sort order are encoded. */
interface ExportedList {
  readonly type: string;
  /** Names of the input types that its query takes. */
  readonly filter: string;
  readonly sort: string;
  parameters(filter: object | null | undefined, sort: object | null | undefined): Query;
}

const lists: Readonly<Record<ExportType, ExportedList>> = {
  VEHICLES: { type: 'vehicle', filter: 'VehicleFilter', sort: 'VehicleSort', parameters: vehicleParameters },
  VEHICLE_MODELS: {
    type: 'vehicle_model',
    filter: 'VehicleModelFilter',
    sort: 'VehicleModelSort',
    parameters: vehicleModelParameters,
  },
  BATTERY_MODELS: {
    type: 'battery_model',
    filter: 'BatteryModelFilter',
    sort: 'BatteryModelSort',
    parameters: batteryModelParameters,
  },
  CHARGING_STATIONS: {
    type: 'charging_station',
    filter: 'ChargingStationFilter',
    sort: 'ChargingStationSort',
    parameters: chargingStationParameters,
  },
  COMPLAINTS: {
    type: 'complaint',
    filter: 'ComplaintFilter',
    sort: 'ComplaintSort',
    parameters: complaintParameters,
  },
  COMPLAINT_CATEGORIES: {
    type: 'complaint_category',
    filter: 'ComplaintCategoryFilter',
    sort: 'ComplaintCategorySort',
    parameters: complaintCategoryParameters,
  },
  SUPPLIERS: {
    type: 'company_supplier',
    filter: 'SupplierFilter',
    sort: 'SupplierSort',
    parameters: supplierParameters,
  },
  TENANTS: {
    type: 'company_tenant',
    filter: 'TenantFilter',
    sort: 'TenantSort',
    parameters: tenantParameters,
  },
  CONTRACTS: {
    type: 'vehicle_contract',
    filter: 'ContractFilter',
    sort: 'ContractSort',
    parameters: contractParameters,
  },
  USERS: { type: 'user', filter: 'UserFilter', sort: 'UserSort', parameters: userParameters },
  USER_TYPES: {
    type: 'user_type',
    filter: 'UserTypeFilter',
    sort: 'UserTypeSort',
    parameters: userTypeParameters,
  },
  MENUS: { type: 'menu', filter: 'MenuFilter', sort: 'MenuSort', parameters: menuParameters },
};

/**
 * The data API's request for an export. Filter and sort order are read as the list's own query reads them.
 * @throws GatewayError BAD_USER_INPUT when they are not what that query takes
 */
export function requestOf(
  { type, format, filter, sort, language }: ExportInput,
  schema: GraphQLSchema,
): { type: string; format: string; language: string; filter: Query } {
  const list = lists[type];
  const parameters = list.parameters(coerced(schema, list.filter, filter), coerced(schema, list.sort, sort));
  const given = Object.entries(parameters).filter(([, value]) => value !== null && value !== undefined);
  return {
    type: list.type,
    format: format.toLowerCase(),
    language: (language ?? 'ID').toLowerCase(),
    filter: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
  };
}

function coerced(schema: GraphQLSchema, name: string, value: unknown): object | null {
  const type = schema.getType(name);
  if (!isInputType(type)) throw new Error(`The schema has no input type ${name}.`);
  const read: unknown = coerceInputValue(value ?? null, type, (path, _value, error) => {
    throw new GatewayError('BAD_USER_INPUT', `${['input', ...path].join('.')}: ${error.message}`);
  });
  return typeof read === 'object' ? read : null;
}
