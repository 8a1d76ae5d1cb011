/**
 * An invented city on the site of Jakarta, in the layers and with the properties that Protomaps' style draws. It is the same in every run
 * and holds nobody's data.
 */

/** Degrees: of the streets, and of the land and sea around them. */
export const cityBounds = [106.6, -6.46, 107.1, -5.98];
export const landBounds = [105.9, -6.95, 107.8, -5.3];

const [west, south, east, north] = cityBounds;
/** Degrees between two small streets, about 240 m. */
const block = 0.0022;
/** Every so manieth street is a main one. */
const everyMain = 9;

/** Latitude of the coast. */
const coast = (longitude) =>
  -6.105 + 0.012 * Math.sin((longitude - west) * 21) + 0.006 * Math.sin((longitude - west) * 67);

/** Streets are never quite straight. */
const bent = (longitude, latitude) => [
  longitude + 0.0016 * Math.sin(latitude * 61) + 0.0006 * Math.sin(latitude * 211 + longitude * 40),
  latitude + 0.0014 * Math.sin(longitude * 57) + 0.0005 * Math.sin(longitude * 190 + latitude * 30),
];

/** A number from 0 to 1 that depends on two others only. */
const chance = (one, other) => {
  const value = Math.sin(one * 127.1 + other * 311.7) * 43_758.5453;
  return value - Math.floor(value);
};

const feature = (type, coordinates, properties) => ({
  type: 'Feature',
  geometry: { type, coordinates },
  properties,
});
const collection = (features) => ({ type: 'FeatureCollection', features });
const range = (from, to, step) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/**
 * The features of each layer.
 * @param {{lines?: [longitude: number, latitude: number][][], places?: {name: string, streets: readonly string[], longitude: number, latitude: number}[]}} [given]
 *   lines: roads beside the invented ones
 */
export function cityLayers({ lines = [], places = samplePlaces } = {}) {
  const [landWest, landSouth, landEast, seaNorth] = landBounds;
  const shore = range(landWest, landEast, 0.002).map((longitude) => [longitude, coast(longitude)]);
  return {
    earth: collection([
      feature('Polygon', [[...shore, [landEast, landSouth], [landWest, landSouth], shore[0]]], {
        kind: 'earth',
      }),
    ]),
    water: collection([
      feature('Polygon', [[...shore, [landEast, seaNorth], [landWest, seaNorth], shore[0]]], {
        kind: 'ocean',
      }),
      feature('Point', [106.83, -6.05], {
        kind: 'bay',
        name: 'Teluk Jakarta',
        'name:id': 'Teluk Jakarta',
        'name:en': 'Jakarta Bay',
      }),
      ...rivers().map((river) => feature('Polygon', [river], { kind: 'river' })),
    ]),
    landuse: collection(places.map((place, index) => parkBeside(place, index))),
    roads: collection([
      ...gridStreets(places),
      ...lines.map((line, index) => mainRoad(line, places[index % places.length], index)),
    ]),
    places: collection(places.map(placeLabel)),
  };
}

const samplePlaces = [
  { name: 'Gambir', streets: ['Jl. Medan Merdeka'], longitude: 106.8191, latitude: -6.1764 },
  { name: 'Menteng', streets: ['Jl. Cikini Raya'], longitude: 106.8323, latitude: -6.1955 },
];

const placeLabel = ({ name, longitude, latitude }, index) =>
  feature('Point', [longitude, latitude], {
    kind: 'locality',
    name,
    min_zoom: index < 8 ? 9 : 11,
    population_rank: index === 0 ? 10 : 5,
  });

const mainRoad = (line, place, index) =>
  feature('LineString', line, {
    kind: index % 5 === 0 ? 'highway' : 'major_road',
    name: place.streets[index % place.streets.length] ?? place.name,
  });

/** A park of about a block, south-east of the centre of a quarter. */
function parkBeside({ longitude, latitude }, index) {
  const size = block * (0.6 + chance(index, 1));
  const [x, y] = [longitude + block * 0.7, latitude - block * 0.6];
  const corners = [
    [x, y],
    [x + size, y],
    [x + size, y - size],
    [x, y - size],
  ].map(([lng, lat]) => bent(lng, lat));
  return feature('Polygon', [[...corners, corners[0]]], { kind: 'park' });
}

/** Two rivers from the south to the sea, as narrow polygons. */
function rivers() {
  return [106.78, 106.89].map((longitude, index) => {
    const bank = (aside) =>
      range(south, -6.1, 0.002).map((latitude) => [
        longitude + aside + 0.012 * Math.sin(latitude * 31 + index * 2) + 0.003 * Math.sin(latitude * 140),
        latitude,
      ]);
    const left = bank(-0.00025);
    return [...left, ...bank(0.00025).reverse(), left[0]];
  });
}

/** A bent grid with gaps: small streets between main ones. */
function gridStreets(places) {
  const columns = range(west, east, block);
  const rows = range(south, north, block).filter((latitude) => latitude < -6.09);
  const streets = [];
  const add = (points, number) => {
    const isMain = number % everyMain === 0;
    const place = places[number % places.length];
    const parts = isMain ? [points] : piecesOf(points, (_, index) => chance(index, number) >= 0.2);
    const onLand = parts.flatMap((part) => piecesOf(part, ([lng, lat]) => lat < coast(lng) - 0.001));
    const properties = {
      kind: isMain ? 'major_road' : 'minor_road',
      name: isMain
        ? (place.streets[number % place.streets.length] ?? place.name)
        : `Jl. ${place.name} ${number}`,
    };
    for (const part of onLand) streets.push(feature('LineString', part, properties));
  };
  columns.forEach((longitude, index) => {
    add(
      rows.map((latitude) => bent(longitude, latitude)),
      index,
    );
  });
  rows.forEach((latitude, index) => {
    add(
      columns.map((longitude) => bent(longitude, latitude)),
      index + 1,
    );
  });
  return streets;
}

/** The parts of a street whose points are kept. */
function piecesOf(points, isKept) {
  const pieces = [[]];
  points.forEach((point, index) => {
    if (isKept(point, index)) pieces.at(-1).push(point);
    else pieces.push([]);
  });
  return pieces.filter((piece) => piece.length > 1);
}
