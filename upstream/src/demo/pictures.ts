import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import sharp, { type Region, type Sharp } from 'sharp';

export type Build = 'hatchback' | 'suv' | 'van' | 'city' | 'sport' | 'cargo';

/** The colours of the demo fleet, as a vehicle's papers name them (`warna`). */
export const colorNames = [
  'Putih',
  'Hitam',
  'Merah',
  'Biru',
  'Hijau',
  'Kuning',
  'Oranye',
  'Abu-abu',
] as const;
export type ColorName = (typeof colorNames)[number];

/** A photo of a vehicle; a detail is a part of the photo in the street. */
export interface VehiclePicture {
  build: Build;
  color: ColorName;
  scene: 'street' | 'depot' | 'detail';
}

/** The colours of the roof and the chargers of a station, and the names that the files have for them. */
const STATION_COLORS = { '#1f9d6b': 'green', '#2667c9': 'blue', '#ee7326': 'orange', '#0f8b94': 'teal' };
type StationColor = keyof typeof STATION_COLORS;
export const stationColors: readonly StationColor[] = ['#1f9d6b', '#2667c9', '#ee7326', '#0f8b94'];

export interface StationPicture {
  color: StationColor;
  chargers: 2 | 3 | 4;
  view: 'afar' | 'close';
}

/** The subject of a photo in a complaint; `workshop` is what the supplier sends back. */
export type EvidenceKind = 'tyre' | 'brake' | 'panel' | 'battery' | 'lamp' | 'body' | 'workshop';

export interface EvidencePicture {
  kind: EvidenceKind;
  light: 'day' | 'evening';
}

const FOLDER = new URL('./pictures/', import.meta.url);
/** The size that the client compresses a phone's photo to. */
const SIZE = { width: 800, height: 600 };
/** The size of the drawings. */
const DRAWING = { width: 560, height: 420 };
/** Parts of a drawing, in its proportions. */
const DETAIL: Region = { left: 257, top: 117, width: 256, height: 192 };
const CLOSE: Region = { left: 146, top: 134, width: 268, height: 201 };
const EVENING = {
  create: { ...DRAWING, channels: 4 as const, background: { r: 20, g: 33, b: 58, alpha: 0.34 } },
};

/** The path of a demo photo, of the form of every photo's path. Seeding again finds the same photo under it. */
export const picturePath = (look: string): string =>
  `${createHash('sha256').update(look).digest('hex').slice(0, 32)}.jpg`;

const drawing = (name: string) => fileURLToPath(new URL(`${name}.webp`, FOLDER));

/** Enlarges a drawing, or a part of it, to a photo: last, because everything before it is cheaper on the small drawing. */
async function photo(drawn: Sharp, part?: Region): Promise<Buffer> {
  const { data, info } = await drawn.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const whole = sharp(data, { raw: info });
  return (part === undefined ? whole : whole.extract(part))
    .resize({ ...SIZE, kernel: 'linear' })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** Puts the picture of the vehicle, whose background is transparent, in front of the scene. In the depot it is mirrored. */
export async function renderVehicle({ build, color, scene }: VehiclePicture): Promise<Buffer> {
  const isDepot = scene === 'depot';
  const vehicle = drawing(`vehicle-${build}-${color.toLowerCase()}`);
  const input = isDepot ? await sharp(vehicle).flop().png({ compressionLevel: 0 }).toBuffer() : vehicle;
  const drawn = sharp(drawing(isDepot ? 'scene-depot' : 'scene-street')).composite([{ input }]);
  return photo(drawn, scene === 'detail' ? DETAIL : undefined);
}

export async function renderStation({ color, chargers, view }: StationPicture): Promise<Buffer> {
  return photo(
    sharp(drawing(`station-${STATION_COLORS[color]}-${chargers}`)),
    view === 'close' ? CLOSE : undefined,
  );
}

export async function renderEvidence({ kind, light }: EvidencePicture): Promise<Buffer> {
  const drawn = sharp(drawing(`evidence-${kind}`));
  if (light === 'evening') drawn.composite([{ input: EVENING }]);
  return photo(drawn);
}
