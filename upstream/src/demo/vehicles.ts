import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { VehicleTable } from '../database/fleet-tables.js';
import { before, day } from './calendar.js';
import { type CompanyRow, ownedVehicles } from './companies.js';
import type { Model } from './models.js';
import { type Build, type ColorName, colorNames, type VehiclePicture } from './pictures.js';
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

export const rentStatus = { available: 0, rented: 1, booked: 2 } as const;
export const vehicleStatus = { nonActive: 0, active: 1, maintenance: 2, broken: 3 } as const;

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
          license_plate: distinct(plates, () => licensePlate(random, city, model.build)),
          // Some were bought without a tracker.
          imei: random.chance(0.03) ? null : distinct(imeis, () => imei(random)),
          serial_number: `${model.serialPrefix}${String(year).slice(2)}-${String(id * 37 + 1000).padStart(6, '0')}`,
          color,
          year,
          rent_status: rentStatus.available,
          vehicle_status: random.weighted([
            [vehicleStatus.active, 82],
            [vehicleStatus.maintenance, 9],
            [vehicleStatus.nonActive, 6],
            [vehicleStatus.broken, 3],
          ]),
          photos: JSON.stringify(photographed(random, model.build, color, pictures)),
          created_by: 1,
          created_at: registered,
          updated_by: 1,
          updated_at: registered,
        },
      });
    }
  }
  return { vehicles: made, pictures };
}

/** 15 digits: a maker's type code, a running number and the check digit over both. */
function imei(random: Random): string {
  const body = random.pick(['86437504', '35693811', '86190205', '86873304']) + random.digits(6);
  return body + luhnDigit(body);
}

/** The digit that makes a number pass the Luhn check. */
function luhnDigit(body: string): number {
  const sum = [...body].reverse().reduce((total, figure, place) => {
    const value = Number(figure) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
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
    // Reproducible, so that a second seeding finds its pictures again; shaped like any photo's path.
    const path = `${createHash('sha256').update(`demo ${build} ${color} ${scene}`).digest('hex').slice(0, 32)}.jpg`;
    pictures.set(path, { build, color, scene });
    return path;
  });
}

function distinct(taken: Set<string>, draw: () => string): string {
  let value: string;
  do value = draw();
  while (taken.has(value));
  taken.add(value);
  return value;
}
