import { type Companies, type CompanyRow, companies } from './companies.js';
import { type Complaints, complaints } from './complaints/complaints.js';
import { type Contract, contracts } from './contracts.js';
import { type BatteryModelRow, models, type VehicleModelRow } from './models.js';
import { type TelemetryRow, telemetry } from './movement/telemetry.js';
import { type NotificationRow, notifications } from './notifications.js';
import { demoAccounts, people, type UserRow, userTypes } from './people.js';
import type { StationPicture, VehiclePicture } from './pictures.js';
import { Random } from './random.js';
import { type Station, stations } from './stations.js';
import { type VehicleRow, vehicles } from './vehicles.js';

/** A whole fleet, as rows ready to be inserted. */
export interface Fleet {
  companies: CompanyRow[];
  userTypes: ReturnType<typeof userTypes>;
  users: UserRow[];
  batteryModels: BatteryModelRow[];
  vehicleModels: VehicleModelRow[];
  vehicles: VehicleRow[];
  telemetry: TelemetryRow[];
  contracts: Contract[];
  stations: Station[];
  complaints: Complaints;
  notifications: NotificationRow[];
  /** The scenes of the photos, by their path. */
  pictures: Map<string, VehiclePicture>;
  stationPictures: Map<string, StationPicture>;
}

/** Invents the fleet: the same seed and the same moment give the same rows. */
export function inventFleet({ seed, now }: { seed: number; now: Date }): Fleet {
  const random = new Random(seed);
  const firms: Companies = companies(random, now);
  const { suppliers, tenants } = firms;
  const everyFirm = [firms.platform, ...suppliers, ...tenants];
  const users = people(random, now, firms);
  const makes = models(random, now, suppliers);
  const { vehicles: owned, pictures } = vehicles(random, now, suppliers, makes.vehicles);
  const signed = contracts(random, now, suppliers, tenants, owned);
  const readings = telemetry(random, now, owned, everyFirm);
  // A chance of their own: stations change nothing else of a seed's fleet.
  const charging = stations(new Random(seed + 1), now, suppliers);
  // So do complaints.
  const reported = complaints(new Random(seed + 2), now, suppliers, tenants, owned, users);
  const readers = users.filter(({ email }) => demoAccounts.some((account) => account === email));
  return {
    companies: everyFirm,
    userTypes: userTypes(now),
    users,
    batteryModels: makes.batteries,
    vehicleModels: makes.vehicles.map(({ row }) => row),
    vehicles: owned.map(({ row }) => row),
    telemetry: readings,
    contracts: signed,
    stations: charging.stations,
    complaints: reported,
    notifications: notifications(random, now, readers, everyFirm, owned, signed, users, reported.news),
    pictures,
    stationPictures: charging.pictures,
  };
}
