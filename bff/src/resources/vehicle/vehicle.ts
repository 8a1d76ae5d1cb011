import { defineCodes, type MemberOf } from '../../graphql/schema/codes.js';
import { batteryTypes } from '../battery-model/battery-model.js';
import { supplierName, tenantName } from '../company/company-fields.js';
import { defineResource } from '../define-resource.js';
import {
  code,
  date,
  flag,
  id,
  integer,
  latLng,
  number,
  photos,
  rounded,
  text,
} from '../definition/fields.js';
import { inputField } from '../definition/input-field.js';
import { argument, codeKind, idKind } from '../definition/kinds.js';
import { defineRecord, type ItemOf, nested } from '../definition/record.js';
import { supplier } from '../supplier/supplier.js';
import { tenant } from '../tenant/tenant.js';
import { vehicleModel } from '../vehicle-model/vehicle-model.js';
import { contractStates } from './contract-state.js';
import { readingFields } from './reading-fields.js';

/** Specification, section 4. */
const rentStatuses = defineCodes('RentStatus', 'Whether a vehicle can be rented.', {
  AVAILABLE: [0, 'Available to rent (code 0).'],
  RENTED: [1, 'Under a current contract (code 1).'],
  BOOKED: [2, 'Under a future contract (code 2).'],
});

/** Specification, section 4. */
export const vehicleStatuses = defineCodes('VehicleStatus', 'The working condition of a vehicle.', {
  NON_ACTIVE: [0, 'Out of use (code 0).'],
  ACTIVE: [1, 'In use (code 1).'],
  MAINTENANCE: [2, 'Being serviced or repaired (code 2).'],
  BROKEN: [3, 'Broken down (code 3).'],
});

export type VehicleStatus = MemberOf<typeof vehicleStatuses>;

/** `attention` of `vehicle/view` [+]. */
const attentions = defineCodes('VehicleAttention', 'Why a vehicle needs attention.', {
  SILENT: ['silent', 'Its last reading is more than 24 hours old.'],
  LOW_BATTERY: ['lowBattery', 'Its battery held less than 20 percent at the last reading.'],
  OUT_OF_SERVICE: ['outOfService', 'It is rented although it is broken or in maintenance.'],
});

const telemetry = defineRecord({
  name: 'Telemetry',
  description: 'The newest reading of the device in a vehicle.',
  fields: {
    position: latLng(['latitude', 'longitude'], {
      nullable: true,
      description: 'The position of the vehicle.',
    }),
    address: text('address', { nullable: true, description: 'The address of that position.' }),
    ...readingFields,
    estimatedRange: number('estimatedKm', {
      nullable: true,
      description: 'Estimated range on the current charge, in km.',
    }),
  },
});

const vehicleContract = defineRecord({
  name: 'VehicleContract',
  description: 'A short form of the contract that contains a vehicle.',
  fields: {
    id: id('id', { description: 'Identifies the contract.' }),
    contractNo: text('contractNo', { description: 'Contract number.' }),
    tenantName: tenantName('companyTenantName'),
    startDate: date('startDate', { nullable: true, description: 'First day, YYYY-MM-DD.' }),
    endDate: date('endDate', { nullable: true, description: 'Last day, YYYY-MM-DD.' }),
    state: code('state', contractStates, {
      nullable: true,
      description: 'Where it stands today; null when the data API does not support this.',
    }),
  },
});

export const vehicle = defineResource({
  name: 'Vehicle',
  path: 'vehicle',
  description: 'A vehicle of the fleet.',
  inputDescription: 'A vehicle to save: all fields that a user can set.',
  fields: {
    licensePlate: text('licensePlate', {
      description: 'Licence plate, unique.',
      search: 'The licence plate.',
      sort: 'Licence plate.',
      input: true,
    }),
    imei: text('imei', {
      nullable: true,
      description: 'IMEI of the device in the vehicle: 15 digits.',
      search: 'The IMEI of the device.',
      sort: 'IMEI of the device.',
      input: { nullable: true, description: 'IMEI: 15 digits, the last a check digit; unique.' },
    }),
    trackerId: text('trackerId', {
      nullable: true,
      description: 'Identifier that the tracker in the vehicle sends, such as the one in Traccar Client.',
      search: 'The identifier of the tracker.',
      sort: 'Identifier of the tracker.',
      input: {
        nullable: true,
        description:
          'Identifier that the tracker sends: any text of at most 64 characters, unique at the supplier.',
      },
    }),
    serialNumber: text('serialNumber', {
      nullable: true,
      description: 'Serial number of the vehicle, unique.',
      search: true,
      sort: true,
      input: 'Serial number, unique.',
    }),
    color: text('warna', {
      nullable: true,
      description: 'Colour, in words.',
      search: 'The colour.',
      sort: 'Colour.',
      input: true,
    }),
    year: integer('year', {
      nullable: true,
      description: 'Year of manufacture.',
      search: 'The year of manufacture.',
      sort: 'Year of manufacture.',
      input: true,
    }),
    rentStatus: code('rentStatus', rentStatuses, {
      description: 'Whether the vehicle can be rented.',
      sort: 'Code of the rent status.',
      filter: 'Only vehicles of this rent status.',
      input: true,
    }),
    vehicleStatus: code('vehicleStatus', vehicleStatuses, {
      description: 'The working condition of the vehicle.',
      sort: 'Code of the vehicle status.',
      filter: 'Only vehicles of this working condition.',
      input: 'The working condition.',
      bulk: 'The working condition.',
    }),
    isInWarehouse: flag('warehouse', {
      nullable: true,
      description: 'Whether the vehicle is kept in the warehouse (Gudang); null when unknown.',
      sort: 'Whether the vehicle is kept in the warehouse.',
      input: {
        nullable: true,
        description: 'Whether the vehicle is kept in the warehouse; omitted it stays unchanged.',
      },
      bulk: 'Whether the vehicles are kept in the warehouse (Gudang).',
    }),
    photos: photos('photo', {
      description:
        'Addresses of the photos on this gateway; `?w=80`, `?w=320` or `?w=1000` returns that width in pixels.',
      input: 'Addresses of all its photos, as `uploadPhoto` and `Vehicle.photos` returned them.',
    }),
    tenantId: id('companyTenantId', {
      nullable: true,
      description: 'The tenant company that rents the vehicle.',
      filter: 'Only vehicles that this tenant rents.',
      input: { nullable: true, description: 'The tenant that rents the vehicle.' },
    }),
    tenantName: tenantName('companyTenantName'),
    supplierId: id('companySupplierId', {
      nullable: true,
      description: 'The supplier company that owns the vehicle.',
      filter: 'Only vehicles of this supplier.',
      input: {
        nullable: true,
        description: 'The supplier that the model must belong to; otherwise the save is refused.',
      },
    }),
    supplierName: supplierName('companySupplierName'),
    modelId: id('vehicleModelId', {
      nullable: true,
      description: 'The vehicle model.',
      input: 'The vehicle model, which decides the supplier.',
    }),
    modelName: text('vehicleModelName', {
      nullable: true,
      description: 'Name of the vehicle model.',
      sort: 'Name of the model.',
    }),
    batteryName: text('batteryName', { nullable: true, description: 'Name of the battery model.' }),
    batteryType: code('batteryType', batteryTypes, {
      nullable: true,
      description: 'How the battery is recharged; null when unknown.',
    }),
    batteryCapacity: rounded('maxCapacity', {
      nullable: true,
      description: 'Capacity of the battery in mAh.',
    }),
    telemetry: nested(telemetry, 'telemetry', {
      description: 'The newest reading; null when there is none yet.',
      whenNull: null,
    }),
    contract: nested(vehicleContract, 'contract', {
      description:
        'The contract that contains the vehicle today, else the next one; the rent status and the tenant are derived from it.',
      whenNull: null,
    }),
  },
  filters: {
    attention: inputField(codeKind(attentions).input, 'attention', {
      nullable: true,
      description: 'Only vehicles that need attention for this reason.',
    }),
  },
  import: {
    description:
      'A row of a vehicle import; the licence plate identifies the vehicle, names identify supplier and model. The rent status and the tenant follow the contracts.',
    without: ['rentStatus', 'photos', 'tenantId'],
    names: {
      supplierId: {
        as: 'supplierName',
        name: 'companySupplierName',
        description:
          'Name of the supplier; needed where models of several suppliers have the same name. Staff of a supplier may omit it.',
        isOptional: true,
      },
      modelId: { as: 'modelName', name: 'vehicleModelName', description: 'Name of the vehicle model.' },
    },
    existing: 'the licence plate of an existing vehicle',
  },
  bulk: {
    contractId: inputField(idKind.input, 'vehicle_contract', {
      nullable: true,
      description: 'A contract that the vehicles are added to.',
    }),
  },
  options: {
    path: 'vehicle/list',
    description: 'The vehicles in scope, to choose from, by licence plate.',
    args: {
      rentStatus: argument(codeKind(rentStatuses), 'rentStatus', {
        nullable: true,
        description: 'Only vehicles of this rent status.',
      }),
    },
    searchedBy: 'licensePlate',
  },
  relations: {
    model: { to: vehicleModel, key: 'modelId', description: 'The vehicle model; null out of scope.' },
    supplier: { to: supplier, key: 'supplierId', description: 'The owner; null out of scope.' },
    tenant: { to: tenant, key: 'tenantId', description: 'The tenant that rents it; null out of scope.' },
  },
});

export type Vehicle = ItemOf<typeof vehicle>;
