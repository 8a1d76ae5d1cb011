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
    available: integer('available', { description: 'Vehicles free to rent.' }),
    rented: integer('rented', { description: 'Vehicles held by a contract in force.' }),
    booked: integer('booked', { description: 'Vehicles held by a contract that lies ahead.' }),
  },
});

const batteryHealth = defineRecord({
  name: 'BatteryHealth',
  description: 'Vehicles in scope by what their battery held at its last reading.',
  fields: {
    high: integer('high', { description: 'Vehicles at 80 to 100 percent.' }),
    medium: integer('medium', { description: 'Vehicles at 50 to 80 percent.' }),
    low: integer('low', { description: 'Vehicles under 50 percent.' }),
  },
});

export const dashboard = defineRecord({
  name: 'Dashboard',
  description: 'The fleet at a glance.',
  fields: {
    // Counts are null where there is nothing to count.
    vehicleStatus: nested(vehicleStatusCounts, 'vehicleStatus', {
      description: 'Vehicles by working condition.',
      whenNull: { active: 0, nonActive: 0, maintenance: 0, broken: 0 },
    }),
    rentStatus: nested(rentStatusCounts, 'vehicleRentStatus', {
      description: 'Vehicles by rent status.',
      whenNull: { available: 0, rented: 0, booked: 0 },
    }),
    averageSpeed: number('averageSpeed', {
      nullable: true,
      description:
        'Average speed in km/h of the vehicles that moved in the last 24 hours; null when none did.',
    }),
    distanceToday: number('limitTraveled', {
      nullable: true,
      description: 'Distance covered today by all of them, in km.',
    }),
    batteryHealth: nested(batteryHealth, 'batteryHealth', {
      description: 'Vehicles by the charge of their battery; null where the data API does not tell.',
      whenNull: null,
    }),
    latest: nestedList(vehicleStatus, 'trackHistoryLatest', {
      description: 'The vehicles heard of last, newest first, at most 20.',
    }),
    positions: nestedList(vehiclePosition, 'latestPosition', {
      description: 'Where the vehicles are, newest first, at most 10000.',
    }),
  },
});

export type Dashboard = ItemOf<typeof dashboard>;

/** `GET dashboard`: the fleet in scope, in numbers and places. */
export const dashboardRead = readCall('dashboard', dashboard.row);
