import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { Compression, TileType, zxyToTileId } from 'pmtiles';

const headerLength = 127;

/**
 * Writes a PMTiles archive (version 3) with one directory, which is enough for some thousand tiles.
 * @param {string} file
 * @param {{z: number, x: number, y: number, bytes: Uint8Array}[]} tiles
 * @param {{bounds: number[], tileType?: TileType, isGzipped?: boolean, metadata?: object}} options
 */
export function writeArchive(file, tiles, options) {
  const { bounds, tileType = TileType.Mvt, isGzipped = true, metadata = {} } = options;
  const sorted = tiles
    .map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), data: isGzipped ? gzipSync(bytes) : bytes }))
    .sort((one, other) => one.id - other.id);
  const directory = gzipSync(directoryOf(sorted));
  const json = gzipSync(JSON.stringify(metadata));
  const data = Buffer.concat(sorted.map((tile) => tile.data));
  const zooms = tiles.map(({ z }) => z);
  const header = headerOf({
    sections: [directory.length, json.length, 0, data.length],
    count: sorted.length,
    codes: [
      1, // tiles lie in the order of their ids
      Compression.Gzip,
      isGzipped ? Compression.Gzip : Compression.None,
      tileType,
      Math.min(...zooms),
      Math.max(...zooms),
    ],
    bounds,
  });
  writeFileSync(file, Buffer.concat([header, directory, json, data]));
}

/** Ids, run lengths, lengths and offsets, column by column. */
function directoryOf(tiles) {
  const writer = new PbfWriter();
  writer.writeVarint(tiles.length);
  tiles.forEach(({ id }, index) => {
    writer.writeVarint(id - (tiles[index - 1]?.id ?? 0));
  });
  for (const _ of tiles) writer.writeVarint(1);
  for (const { data } of tiles) writer.writeVarint(data.length);
  // 0: right after the tile before.
  tiles.forEach((_, index) => {
    writer.writeVarint(index === 0 ? 1 : 0);
  });
  return writer.finish();
}

function headerOf({ sections, count, codes, bounds: [west, south, east, north] }) {
  const header = Buffer.alloc(headerLength);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  let offset = headerLength;
  sections.forEach((length, index) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + 16 * index);
    header.writeBigUInt64LE(BigInt(length), 16 + 16 * index);
    offset += length;
  });
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(BigInt(count), at);
  codes.forEach((code, index) => {
    header.writeUInt8(code, 96 + index);
  });
  const degrees = (value, at) => header.writeInt32LE(Math.round(value * 1e7), at);
  [west, south, east, north].forEach((value, index) => {
    degrees(value, 102 + 4 * index);
  });
  header.writeUInt8(codes[4], 118);
  degrees((west + east) / 2, 119);
  degrees((south + north) / 2, 123);
  return header;
}
