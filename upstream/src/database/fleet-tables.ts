import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Audit, Day, GeneratedJson, Timestamp } from './column-types.js';

export interface BatteryModelTable extends Audit {
  id: Generated<number>;
  company_id: number;
  name: string;
  /** 0 Charge, 1 Swap. */
  battery_type: number;
  /** mAh. */
  max_capacity: number;
}

export interface ChargingStationTable extends Audit {
  id: Generated<number>;
  name: string;
  facility: string;
  address: string;
  latitude: number;
  longitude: number;
  /** Paths of the file service. */
  photos: GeneratedJson<string[]>;
}

export interface VehicleModelTable extends Audit {
  id: Generated<number>;
  company_id: number;
  battery_model_id: number;
  name: string;
  /** km. */
  max_mileage: number;
  /** W. */
  power: number;
  /** km/h. */
  top_speed: number;
}

export interface VehicleTable extends Audit {
  id: Generated<number>;
  /** The model's company: a foreign key over both columns keeps it so. */
  supplier_id: number;
  model_id: number;
  tenant_id: number | null;
  license_plate: string;
  /** What is compared and searched of the plate: its letters and digits. */
  plate_key: GeneratedAlways<string>;
  /** Set by a trigger; not 0 where several vehicles had one plate before plates were unique by their keys. */
  plate_duplicate: Generated<number>;
  imei: string | null;
  /** Unique at the supplier, whatever its case. */
  tracker_id: string | null;
  in_warehouse: Generated<boolean>;
  serial_number: string;
  color: string;
  year: number;
  /** 0 Available, 1 Rented, 2 Booked. */
  rent_status: number;
  /** 0 Non Active, 1 Active, 2 Maintenance, 3 Broken. */
  vehicle_status: number;
  /** Paths of the file service, in order. */
  photos: GeneratedJson<string[]>;
}

export interface VehicleTelemetryTable {
  vehicle_id: number;
  /** A trigger copies these two columns from the vehicle. */
  supplier_id: Generated<number>;
  license_plate: Generated<string>;
  latitude: number;
  longitude: number;
  address: string | null;
  /** km/h. */
  speed: number | null;
  /** The earlier fix from which the next speed is measured, if the tracker sends none. */
  speed_from: ColumnType<Record<string, number> | null, string | null, string | null>;
  /** Degrees from north. */
  course: number | null;
  battery_percentage: number | null;
  estimated_km: number | null;
  total_km: number | null;
  gps_date: Timestamp;
  /** As last sent; `total_km` is counted on where none is. */
  odometer_km: number | null;
  /** Its last reading over 3 km/h. */
  moved_at: Timestamp | null;
  /** Average of the latest trip, km/h. */
  trip_speed: number | null;
  rest_since: Timestamp | null;
  /** The trip under way. */
  trip: ColumnType<Record<string, unknown> | null, string | null, string | null>;
  is_travelling: Generated<boolean>;
  /** The newest reading, if it was refused as a jump. */
  jumped: ColumnType<Record<string, number> | null, string | null, string | null>;
  /** The day of `day_km`, in the fleet's time zone. */
  day: Day | null;
  day_km: Generated<number>;
  fence_tenant_id: number | null;
  is_outside: boolean | null;
}

/** In a partition for each month; a vehicle has one reading a moment. */
export interface VehiclePositionTable {
  vehicle_id: number;
  gps_date: Timestamp;
  latitude: number;
  longitude: number;
  /** km/h. */
  speed: number | null;
  /** Degrees from north. */
  course: number | null;
  battery_percentage: number | null;
  odometer_km: number | null;
}

export interface TrackerTokenTable extends Audit {
  id: Generated<number>;
  /** A supplier. */
  company_id: number;
  name: string;
  /** SHA-256 of the token, hex. */
  token_hash: string;
  /** AES-256-GCM, see data-api/security/secret-box.ts. */
  token_sealed: string | null;
  last_used_at: Timestamp | null;
  revoked_at: Timestamp | null;
}

/** A device that was seen with a token of the company. */
export interface TrackerDeviceTable {
  id: Generated<number>;
  company_id: number;
  device_id: string;
  first_seen: Timestamp;
  last_seen: Timestamp;
  counted_minute: Timestamp;
  /** Of `counted_minute`. */
  readings: number;
  last_error: string | null;
  last_error_at: Timestamp | null;
}
