/**
 * The parts of our schema that are measured, as one would write them with another server: the same SDL, plain resolvers, axios as it
 * comes. It reads the same replies and returns the same data, without checking it.
 */
import { readFileSync } from 'node:fs';
import axios from 'axios';

export const typeDefs = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');

const url = process.env.DATA_API_URL;
const get = async (path, { authorization }, params) => {
  const { data } = await axios.get(`${url}/${path}`, { params, headers: { authorization } });
  return data.data;
};

const rentStatuses = ['AVAILABLE', 'RENTED', 'BOOKED'];
const vehicleStatuses = ['NON_ACTIVE', 'ACTIVE', 'MAINTENANCE', 'BROKEN'];
const text = (value) => value || null;
const id = (value) => (value === null || value === undefined ? null : String(value));
const instant = (value) => (value ? new Date(value) : null);
const place = ({ latitude, longitude }) => (latitude === null ? null : { latitude, longitude });
const audit = (row) => ({
  createdBy: text(row.createdBy),
  createdAt: instant(row.createdDate),
  updatedBy: text(row.updatedBy),
  updatedAt: instant(row.updatedDate),
  version: row.version,
});

const vehicleOf = (row) => ({
  id: id(row.id),
  licensePlate: row.licensePlate,
  imei: text(row.imei),
  serialNumber: text(row.serialNumber),
  color: text(row.warna),
  year: row.year,
  rentStatus: rentStatuses[row.rentStatus] ?? 'UNKNOWN',
  vehicleStatus: vehicleStatuses[row.vehicleStatus] ?? 'UNKNOWN',
  supplierId: id(row.companySupplierId),
  supplierName: text(row.companySupplierName),
  tenantId: id(row.companyTenantId),
  tenantName: text(row.companyTenantName),
  modelId: id(row.vehicleModelId),
  modelName: text(row.vehicleModelName),
  telemetry: row.telemetry && {
    position: place(row.telemetry),
    address: text(row.telemetry.address),
    speed: row.telemetry.speed,
    batteryPercentage: row.telemetry.batteryPercentage,
    measuredAt: instant(row.telemetry.gpsDate),
  },
  ...audit(row),
});

const linked = (path, key) => async (vehicle, _arguments, context) => {
  const row = vehicle[key] && (await get(`${path}/${vehicle[key]}`, context));
  return row
    ? { id: id(row.id), name: row.name, email: text(row.email), phone: text(row.phone), power: row.power }
    : null;
};

export const resolvers = {
  Query: {
    vehicles: async (_root, { page, size }, context) => {
      const { data, totalRow } = await get('vehicle/view', context, { page, size });
      const pageInfo = { page, size, totalItems: totalRow, totalPages: Math.ceil(totalRow / size) };
      return { items: data.map(vehicleOf), pageInfo };
    },
    vehicle: async (_root, args, context) => vehicleOf(await get(`vehicle/view/${args.id}`, context)),
    dashboard: async (_root, _arguments, context) => {
      const data = await get('dashboard', context);
      return {
        vehicleStatus: data.vehicleStatus,
        rentStatus: data.vehicleRentStatus,
        averageSpeed: data.averageSpeed,
        distanceToday: data.limitTraveled,
        batteryHealth: data.batteryHealth,
        latest: data.trackHistoryLatest.map((row) => ({
          vehicleId: id(row.vehicleId),
          licensePlate: row.licensePlate,
          supplierName: text(row.companySupplierName),
          modelName: text(row.vehicleModelName),
          speed: row.speed,
          batteryPercentage: row.batteryPercentage,
          odometer: row.totalKm,
          measuredAt: instant(row.gpsDate),
        })),
        positions: data.latestPosition.map((row) => ({
          vehicleId: id(row.vehicleId),
          licensePlate: row.licensePlate,
          supplierName: text(row.companySupplierName),
          position: place(row),
          speed: row.speed,
          course: row.course,
          measuredAt: instant(row.gpsDate),
        })),
      };
    },
  },
  Vehicle: {
    model: linked('vehicle_model/view', 'modelId'),
    supplier: linked('company_supplier/view', 'supplierId'),
    tenant: linked('company_tenant/view', 'tenantId'),
  },
};

export const contextOf = ({ headers }) => ({ authorization: headers.authorization });
