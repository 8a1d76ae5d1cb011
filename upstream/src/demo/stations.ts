import type { Insertable } from 'kysely';
import type { ChargingStationTable } from '../database/tables.js';
import { before, createdAt, day } from './calendar.js';
import type { CompanyRow } from './companies.js';
import { picturePath, type StationPicture, stationColors } from './pictures.js';
import { placeIn, quarters } from './places.js';
import type { Random } from './random.js';

export type StationRow = Insertable<ChargingStationTable> & { id: number };

/** A charging station with the suppliers whose vehicles charge there. */
export interface Station {
  row: StationRow;
  suppliers: readonly number[];
}

const STATIONS = 40;
const FACILITIES = 'Mushola, Toilet, Kantin, Minimarket, Ruang tunggu, Wi-Fi, ATM, Parkir 24 jam'.split(', ');

/** Charging stations in quarters in and around Jakarta, and the pictures that their photos show. */
export function stations(
  random: Random,
  now: Date,
  suppliers: readonly CompanyRow[],
): { stations: Station[]; pictures: Map<string, StationPicture> } {
  const pictures = new Map<string, StationPicture>();
  const made = random
    .shuffled(quarters)
    .slice(0, STATIONS)
    .map((quarter, index): Station => {
      const opened = before(now, random.int(40, 800) * day);
      const place = placeIn(random, quarter);
      // Each supplier has its stations; some are shared.
      const [home] = suppliers.slice(index % suppliers.length);
      const partners = random.shuffled(suppliers).slice(0, random.int(0, 2));
      return {
        row: {
          id: index + 1,
          name: `SPKLU ${quarter.name}`,
          facility: random.shuffled(FACILITIES).slice(0, random.int(2, 4)).join(', '),
          address: place.address,
          latitude: place.latitude,
          longitude: place.longitude,
          photos: JSON.stringify(photographed(random, pictures)),
          ...createdAt(opened),
        },
        suppliers: [...new Set([home, ...partners].flatMap((supplier) => supplier?.id ?? []))],
      };
    });
  return { stations: made, pictures };
}

/** One or two photos; stations of the same look share them. */
function photographed(random: Random, pictures: Map<string, StationPicture>): string[] {
  const color = random.pick(stationColors);
  const chargers = random.pick([2, 3, 4] as const);
  return (['afar', 'close'] as const).slice(0, random.int(1, 2)).map((view) => {
    const path = picturePath(`demo station ${color} ${chargers} ${view}`);
    pictures.set(path, { color, chargers, view });
    return path;
  });
}
