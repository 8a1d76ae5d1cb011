import type { Insertable } from 'kysely';
import type { BatteryModelTable, VehicleModelTable } from '../database/tables.js';
import { before, createdAt, day } from './calendar.js';
import type { CompanyRow } from './companies.js';
import type { Build } from './pictures.js';
import type { Random } from './random.js';

export type BatteryModelRow = Insertable<BatteryModelTable> & { id: number };
export type VehicleModelRow = Insertable<VehicleModelTable> & { id: number };

/** A model with what only the generator needs to know of it. */
export interface Model {
  row: VehicleModelRow;
  build: Build;
  /** starts the serial numbers of its vehicles */
  serialPrefix: string;
}

const charge = 0;
const swap = 1;

/** name, serial prefix, build, battery, battery type, capacity mAh, range km, power W, top speed km/h */
type Line = [string, string, Build, string, number, number, number, number, number];

/** Two model lines for each supplier, in the order of the suppliers. */
const lines: Line[][] = [
  [
    ['Volta City', 'NVC', 'city', 'NV-Swap 60V 24Ah', swap, 24_000, 65, 1_500, 60],
    ['Volta Hatch', 'NVH', 'hatchback', 'NV-LFP 115V 150Ah', charge, 150_000, 210, 30_000, 105],
  ],
  [
    ['Garuda GX', 'GGX', 'sport', 'GL-Pack 72V 40Ah', charge, 40_000, 120, 4_500, 95],
    ['Garuda Niaga', 'GGN', 'van', 'GL-LFP 320V 130Ah', charge, 130_000, 240, 60_000, 100],
  ],
  [
    ['Rajawali R', 'RWR', 'sport', 'RM-Swap 72V 36Ah', swap, 36_000, 105, 3_500, 85],
    ['Rajawali Kurir', 'RWK', 'cargo', 'RM-Swap 60V 30Ah', swap, 30_000, 80, 2_000, 65],
  ],
  [
    ['Samudra E-Van', 'SEV', 'van', 'SH-LFP 350V 120Ah', charge, 120_000, 260, 70_000, 110],
    ['Samudra Hijau SUV', 'SHS', 'suv', 'SH-NMC 360V 160Ah', charge, 160_000, 390, 110_000, 150],
  ],
  [
    ['Cakra Lite', 'CKL', 'city', 'CE-Swap 48V 20Ah', swap, 20_000, 50, 1_000, 50],
    ['Cakra Angkut', 'CKA', 'cargo', 'CE-Pack 60V 35Ah', charge, 35_000, 90, 2_200, 60],
  ],
  [
    ['Lestari Keluarga', 'MLK', 'suv', 'ML-LFP 340V 140Ah', charge, 140_000, 330, 95_000, 140],
    ['Lestari Kota', 'MLT', 'hatchback', 'ML-LFP 120V 145Ah', charge, 145_000, 200, 32_000, 110],
  ],
  [
    ['Bintang Skuter', 'SBS', 'city', 'SB-Swap 60V 26Ah', swap, 26_000, 70, 1_800, 65],
    ['Bintang Laju', 'SBL', 'sport', 'SB-Pack 72V 45Ah', charge, 45_000, 130, 5_000, 100],
  ],
];

/** name's ending, range, power and top speed against the line's */
const variants: [string, number, number, number][] = [
  ['Standar', 1, 1, 1],
  ['Plus', 1.15, 1.1, 1.05],
  ['Pro', 1.3, 1.35, 1.12],
];

/** The battery and vehicle models of the suppliers: 14 and 42. */
export function models(random: Random, now: Date, suppliers: readonly CompanyRow[]) {
  const batteries: BatteryModelRow[] = [];
  const vehicles: Model[] = [];
  for (const [rank, supplier] of suppliers.entries()) {
    for (const line of lines[rank] ?? []) {
      const [name, prefix, build, battery, type, capacity, range, power, topSpeed] = line;
      const since = before(now, random.int(1100, 1118) * day);
      batteries.push({
        id: batteries.length + 1,
        company_id: supplier.id,
        name: battery,
        battery_type: type,
        max_capacity: capacity,
        ...createdAt(since),
      });
      for (const [ending, further, stronger, faster] of variants) {
        vehicles.push({
          build,
          serialPrefix: `${prefix}${ending.charAt(0)}`,
          row: {
            id: vehicles.length + 1,
            company_id: supplier.id,
            battery_model_id: batteries.length,
            name: `${name} ${ending}`,
            max_mileage: Math.round(range * further),
            power: Math.round((power * stronger) / 50) * 50,
            top_speed: Math.round(topSpeed * faster),
            ...createdAt(since),
          },
        });
      }
    }
  }
  return { batteries, vehicles };
}
