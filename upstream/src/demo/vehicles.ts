import type { Insertable } from 'kysely';
import { RENT_STATUS, VEHICLE_STATUS } from '../data-api/vehicle/codes.js';
import { isImei } from '../data-api/vehicle/identifiers.js';
import type { VehicleTable } from '../database/tables.js';
import { before, createdAt, day } from './calendar.js';
import { type CompanyRow, ownedVehicles } from './companies.js';
import type { Model } from './models.js';
import { type Build, type ColorName, colorNames, picturePath, type VehiclePicture } from './pictures.js';
import { quarters } from './places.js';
import type { Random } from './random.js';

export type VehicleRow = Insertable<VehicleTable> & { id: number; tenant_id: number | null };

/** A vehicle with what only the generator needs to know of it. */
export interface Vehicle {
  row: VehicleRow;
  model: Model;
  /** the city its papers were issued in */
  city: string;
  registered: Date;
}

/** The vehicles of the suppliers, none of them rented yet, and the pictures that their photos show. */
export function vehicles(
  random: Random,
  now: Date,
  suppliers: readonly CompanyRow[],
  models: readonly Model[],
): { vehicles: Vehicle[]; pictures: Map<string, VehiclePicture> } {
  const made: Vehicle[] = [];
  const pictures = new Map<string, VehiclePicture>();
  const plates = new Set<string>();
  const imeis = new Set<string>();
  for (const [rank, supplier] of suppliers.entries()) {
    const own = models.filter((model) => model.row.company_id === supplier.id);
    for (let n = 0; n < (ownedVehicles[rank] ?? 0); n++) {
      const id = made.length + 1;
      const model = random.pick(own);
      const color = random.weighted(
        colorNames.map((name) => [name, name === 'Putih' || name === 'Hitam' ? 3 : 1]),
      );
      const registered = before(now, random.int(330, 1090) * day);
      const city = random.pick(quarters).city;
      const year = registered.getUTCFullYear() - (random.chance(0.3) ? 1 : 0);
      made.push({
        model,
        city,
        registered,
        row: {
          id,
          supplier_id: supplier.id,
          model_id: model.row.id,
          tenant_id: null,
          license_plate: random.distinct(plates, () => licensePlate(random, city, model.build)),
          // Some were bought without a tracker.
          imei: random.chance(0.03) ? null : random.distinct(imeis, () => imei(random)),
          serial_number: `${model.serialPrefix}${String(year).slice(2)}-${String(id * 37 + 1000).padStart(6, '0')}`,
          color,
          year,
          rent_status: RENT_STATUS.available,
          vehicle_status: random.weighted([
            [VEHICLE_STATUS.active, 82],
            [VEHICLE_STATUS.maintenance, 9],
            [VEHICLE_STATUS.nonActive, 6],
            [VEHICLE_STATUS.broken, 3],
          ]),
          in_warehouse: id % 11 === 0,
          photos: JSON.stringify(photographed(random, model.build, color, pictures)),
          ...createdAt(registered),
        },
      });
    }
  }
  return { vehicles: made, pictures };
}

/** 15 digits: a maker's type code, a running number and the check digit over both. */
function imei(random: Random): string {
  const body = random.pick(['86437504', '35693811', '86190205', '86873304']) + random.digits(6);
  return body + [...'0123456789'].find((checkDigit) => isImei(body + checkDigit));
}

/** First letters after the number on a plate of the Jakarta region (B), by where the vehicle is registered. */
const cityLetters: Record<string, readonly string[]> = {
  'Jakarta Pusat': ['P'],
  'Jakarta Barat': ['B', 'H'],
  'Jakarta Selatan': ['S', 'D'],
  'Jakarta Timur': ['T', 'R'],
  'Jakarta Utara': ['U'],
  'Kota Bekasi': ['K'],
  'Kota Depok': ['E'],
  'Tangerang Selatan': ['W', 'N'],
  'Kota Tangerang': ['C', 'V'],
};

function licensePlate(random: Random, city: string, build: Build): string {
  // Cars have numbers from 1000, two-wheelers from 3000, vans from 9000.
  const number =
    build === 'van'
      ? random.int(9000, 9999)
      : build === 'suv' || build === 'hatchback'
        ? random.int(1000, 2999)
        : random.int(3000, 6999);
  // Bandung, Bogor and East Priangan: some vehicles came from elsewhere.
  const elsewhere = random.weighted([
    [null, 84],
    ['D', 6],
    ['F', 7],
    ['Z', 3],
  ]);
  if (elsewhere !== null) return `${elsewhere} ${number} ${random.letters(random.int(2, 3))}`;
  return `B ${number} ${random.pick(cityLetters[city] ?? ['B'])}${random.letters(2)}`;
}

/** One to three photos; vehicles of the same build and colour share them. */
function photographed(
  random: Random,
  build: Build,
  color: ColorName,
  pictures: Map<string, VehiclePicture>,
): string[] {
  const scenes = (['street', 'depot', 'detail'] as const).slice(0, random.int(1, 3));
  return scenes.map((scene) => {
    const path = picturePath(`demo ${build} ${color} ${scene}`);
    pictures.set(path, { build, color, scene });
    return path;
  });
}
