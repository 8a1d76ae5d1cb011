import { PbfWriter } from 'pbf';

/** Commands of the geometry of Mapbox Vector Tile 2.1. */
const [moveTo, lineTo, closePath] = [1, 2, 7];
const types = { polygon: 3 };

/**
 * One tile in the format Mapbox Vector Tile 2.1.
 * @param {Record<string, {type: number, geometry: number[][] | number[][][], tags: Record<string, string | number>}[]>} layers
 *   the features of each layer, as geojson-vt returns them
 * @param {number} extent units of the tile's side
 */
export function encodeTile(layers, extent) {
  const writer = new PbfWriter();
  for (const [name, features] of Object.entries(layers))
    if (features.length > 0) writer.writeMessage(3, writeLayer, { name, features, extent });
  return writer.finish();
}

function writeLayer({ name, features, extent }, writer) {
  const keys = new Map();
  const values = new Map();
  const indexIn = (known, value) => {
    if (!known.has(value)) known.set(value, known.size);
    return known.get(value);
  };
  writer.writeVarintField(15, 2);
  writer.writeStringField(1, name);
  writer.writeVarintField(5, extent);
  for (const { type, geometry, tags } of features) {
    const indices = Object.entries(tags).flatMap(([key, value]) => [
      indexIn(keys, key),
      indexIn(values, value),
    ]);
    writer.writeMessage(2, writeFeature, { type, geometry, indices });
  }
  for (const key of keys.keys()) writer.writeStringField(3, key);
  for (const value of values.keys()) writer.writeMessage(4, writeValue, value);
}

function writeFeature({ type, geometry, indices }, writer) {
  writer.writePackedVarint(2, indices);
  writer.writeVarintField(3, type);
  writer.writePackedVarint(4, commandsOf(type, geometry));
}

function writeValue(value, writer) {
  if (typeof value === 'string') writer.writeStringField(1, value);
  else writer.writeSVarintField(6, value);
}

/** Points, lines or rings as commands, each point relative to the one before. */
function commandsOf(type, geometry) {
  const commands = [];
  let [x, y] = [0, 0];
  const move = ([toX, toY]) => {
    commands.push(zigzag(toX - x), zigzag(toY - y));
    [x, y] = [toX, toY];
  };
  for (const part of Array.isArray(geometry[0][0]) ? geometry : geometry.map((point) => [point])) {
    // A ring's last point is its first, which closePath stands for.
    const points = type === types.polygon ? part.slice(0, -1) : part;
    commands.push(moveTo | (1 << 3));
    move(points[0]);
    if (points.length === 1) continue;
    commands.push(lineTo | ((points.length - 1) << 3));
    for (const point of points.slice(1)) move(point);
    if (type === types.polygon) commands.push(closePath | (1 << 3));
  }
  return commands;
}

const zigzag = (value) => (value << 1) ^ (value >> 31);
