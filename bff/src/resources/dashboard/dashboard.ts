import { readCall } from '../../rest/calls.js';
import { integer, number } from '../definition/fields.js';
import { defineRecord, type ItemOf, nested, nestedList } from '../definition/record.js';
import { vehiclePosition } from '../position/position.js';
import { vehicleStatus } from '../vehicle-status/vehicle-status.js';

const vehicleStatusCounts = defineRecord({
  name: 'VehicleStatusCounts',
  description: 'Vehicles in scope by working condition.',
  fields: {
    active: integer('active', { description: 'Vehicles in use.' }),
    nonActive: integer('nonActive', { description: 'Vehicles out of use.' }),
    maintenance: integer('maintenance', { description: 'Vehicles being serviced or repaired.' }),
    broken: integer('broken', { description: 'Vehicles broken down.' }),
  },
});

const rentStatusCounts = defineRecord({
  name: 'RentStatusCounts',
  description: 'Vehicles in scope by rent status.',
  fields: {
    available: integer('available', { description: 'Vehicles available to rent.' }),
    rented: integer('rented', { description: 'Vehicles under a current contract.' }),
    booked: integer('booked', { description: 'Vehicles under a future contract.' }),
  },
});

const batteryHealth = defineRecord({
  name: 'BatteryHealth',
  description: 'Vehicles in scope by the charge of their battery at its last reading.',
  fields: {
    high: integer('high', { description: 'Vehicles at 80 to 100 percent.' }),
    medium: integer('medium', { description: 'Vehicles at 50 to 80 percent.' }),
    low: integer('low', { description: 'Vehicles under 50 percent.' }),
  },
});

/** A number that the data API does not send: the user has no list of it, or this data API does not count it. */
const counted = (name: string, description: string) =>
  integer(name, { nullable: true, description: `${description}; null without permission to list them.` });

const attention = defineRecord({
  name: 'Attention',
  description:
    'What needs attention in the lists that the caller may see: how long each list is. 10001 means more than 10000.',
  fields: {
    complaintsOverdue: counted('complaintsOverdue', 'Complaints with the filter `isOverdue: true`'),
    complaintsNew: counted('complaintsNew', 'Complaints with the filter `status: OPEN`'),
    vehiclesSilent: counted('vehiclesSilent', 'Vehicles with the filter `attention: SILENT`'),
    vehiclesLowBattery: counted('vehiclesLowBattery', 'Vehicles with the filter `attention: LOW_BATTERY`'),
    vehiclesOutOfService: counted(
      'vehiclesOutOfService',
      'Vehicles with the filter `attention: OUT_OF_SERVICE`',
    ),
    contractsEnding: counted(
      'contractsEnding',
      'Contracts with the filter `endsWithin: DAYS_30`, unless a supplier is chosen',
    ),
  },
});

const dashboardHour = defineRecord({
  name: 'DashboardHour',
  description: 'An hour of today.',
  fields: {
    hour: integer('hour', {
      description: "Whole hours since the day began in the fleet's time zone, at which it begins.",
    }),
    distance: number('distance', { description: 'Distance that the vehicles covered, in km.' }),
    averageSpeed: number('averageSpeed', {
      nullable: true,
      description: 'Average speed in km/h of the readings over 3 km/h; null when there were none.',
    }),
  },
});

export const dashboard = defineRecord({
  name: 'Dashboard',
  description: 'An overview of the fleet.',
  fields: {
    // The data API sends null when there are no vehicles.
    vehicleStatus: nested(vehicleStatusCounts, 'vehicleStatus', {
      description: 'Vehicles by working condition.',
      whenNull: { active: 0, nonActive: 0, maintenance: 0, broken: 0 },
    }),
    rentStatus: nested(rentStatusCounts, 'vehicleRentStatus', {
      description: 'Vehicles by rent status.',
      whenNull: { available: 0, rented: 0, booked: 0 },
    }),
    attention: nested(attention, 'attention', {
      description: 'What needs attention first; null if the data API does not return it.',
      whenNull: null,
    }),
    averageSpeed: number('averageSpeed', {
      nullable: true,
      description:
        'Average speed in km/h of the vehicles that moved in the last 24 hours; null when none did.',
    }),
    distanceToday: number('limitTraveled', {
      nullable: true,
      description: 'Distance covered today by all vehicles, in km.',
    }),
    hours: nestedList(dashboardHour, 'hours', {
      description:
        'The course of today: each hour up to now, of a tenant with the vehicles that it rented then. Empty if the data API does not return it.',
    }),
    batteryHealth: nested(batteryHealth, 'batteryHealth', {
      description: 'Vehicles by the charge of their battery; null if the data API does not return it.',
      whenNull: null,
    }),
    latest: nestedList(vehicleStatus, 'trackHistoryLatest', {
      description: 'The vehicles with the newest readings, newest first, at most 20.',
    }),
    positions: nestedList(vehiclePosition, 'latestPosition', {
      description: 'Where the vehicles are, newest first, at most 10000.',
    }),
  },
});

export type Dashboard = ItemOf<typeof dashboard>;

/** `GET dashboard`: numbers and positions of the fleet in scope. */
export const dashboardRead = readCall('dashboard', dashboard.row);
