import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import sharp, { type Region } from 'sharp';

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
/** Parts of a photo of that size, in its proportions. */
const DETAIL: Region = { left: 367, top: 167, width: 367, height: 275 };
const CLOSE: Region = { left: 208, top: 192, width: 383, height: 287 };
const EVENING = {
  create: { ...SIZE, channels: 4 as const, background: { r: 20, g: 33, b: 58, alpha: 0.34 } },
};

/** The path of a demo photo, of the form of every photo's path. Seeding again finds the same photo under it. */
export const picturePath = (look: string): string =>
  `${createHash('sha256').update(look).digest('hex').slice(0, 32)}.jpg`;

const read = (name: string) => sharp(fileURLToPath(new URL(`${name}.webp`, FOLDER))).resize(SIZE);

const jpeg = (bytes: Buffer, part?: Region): Promise<Buffer> => {
  const picture = part === undefined ? sharp(bytes) : sharp(bytes).extract(part).resize(SIZE);
  return picture.jpeg({ quality: 82 }).toBuffer();
};

/** Puts the picture of the vehicle, whose background is transparent, in front of the scene. In the depot it is mirrored. */
export async function renderVehicle({ build, color, scene }: VehiclePicture): Promise<Buffer> {
  const isDepot = scene === 'depot';
  const vehicle = await read(`vehicle-${build}-${color.toLowerCase()}`).flop(isDepot).png().toBuffer();
  const photo = read(isDepot ? 'scene-depot' : 'scene-street').composite([{ input: vehicle }]);
  return jpeg(await photo.png().toBuffer(), scene === 'detail' ? DETAIL : undefined);
}

export async function renderStation({ color, chargers, view }: StationPicture): Promise<Buffer> {
  const photo = await read(`station-${STATION_COLORS[color]}-${chargers}`).png().toBuffer();
  return jpeg(photo, view === 'close' ? CLOSE : undefined);
}

export async function renderEvidence({ kind, light }: EvidencePicture): Promise<Buffer> {
  const photo = read(`evidence-${kind}`);
  if (light === 'evening') photo.composite([{ input: EVENING }]);
  return jpeg(await photo.png().toBuffer());
}
