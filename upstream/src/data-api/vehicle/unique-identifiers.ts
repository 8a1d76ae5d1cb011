import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { FieldError } from '../http/refusals.js';
import { taken } from '../resource/save/constraints.js';
import { refuseOutOfSight } from '../resource/save/out-of-sight.js';
import type { SaveContext } from '../resource/save-context.js';
import { licensePlateOf, plateKeyOf } from './plates.js';
import { vehicleScope } from './vehicle-scope.js';

/** The values that no two vehicles of any companies share, as they are stored. */
interface Identifiers {
  license_plate: string;
  imei: string | null;
  serial_number: string;
}

const takenSerialNumber = taken('serialNumber', 'Serial number');
const takenImei = taken('imei', 'IMEI');
const takenPlate = ({ licensePlate }: { licensePlate: string }) =>
  taken('licensePlate', 'License plate')({ licensePlate: licensePlateOf(licensePlate) });

/** For `Save.constraints`. */
export const identifierConstraints = {
  vehicle_license_plate_key: takenPlate,
  vehicle_imei_key: takenImei,
  vehicle_serial_number_key: takenSerialNumber,
};

interface Identifier {
  column: keyof Identifiers;
  field: string;
  /** SQL over the vehicle `t`, and of a value as it is compared. */
  key: RawBuilder<unknown>;
  keyOf?(value: RawBuilder<string>): RawBuilder<string>;
  taken(value: string): FieldError;
  unused(): string | null;
}

const IDENTIFIERS: readonly Identifier[] = [
  {
    column: 'license_plate',
    field: 'licensePlate',
    key: sql`t.plate_key`,
    keyOf: plateKeyOf,
    taken: (licensePlate) => takenPlate({ licensePlate }),
    // A plate has at most 20 characters.
    unused: () => randomUUID().slice(0, 18),
  },
  {
    column: 'imei',
    field: 'imei',
    key: sql`t.imei`,
    taken: (imei) => takenImei({ imei }),
    unused: () => null,
  },
  {
    column: 'serial_number',
    field: 'serialNumber',
    key: sql`t.serial_number`,
    taken: (serialNumber) => takenSerialNumber({ serialNumber }),
    unused: randomUUID,
  },
];

/**
 * @param current those that the vehicle has; undefined for a new one
 * @throws BrokenOutOfSight for one of a vehicle that the caller may not see; CallRefused (429) after too many of those
 */
export async function refuseIdentifiersOutOfSight(
  context: SaveContext,
  identifiers: Identifiers,
  current: Identifiers | undefined,
): Promise<void> {
  const changed = IDENTIFIERS.flatMap(({ column, field, key, keyOf = (text) => text, ...identifier }) => {
    const value = identifiers[column];
    if (value === null || value === current?.[column]) return [];
    const isHeld = sql<boolean>`${key} = ${keyOf(sql<string>`${value}::text`)}`;
    const { taken, unused } = identifier;
    return [{ field, value: `${field} ${value}`, taken: taken(value), unused: unused(), isHeld }];
  });
  await refuseOutOfSight(context, vehicleScope, changed);
}
