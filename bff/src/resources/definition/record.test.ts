import { z } from 'zod';
import { defineCodes } from '../../graphql/schema/codes.js';
import { payloadSchemas } from '../../rest/payload-schemas.js';
import { code, date, flag, hidden, id, integer, latLng, number, phone, photos, text } from './fields.js';
import { defineRecord, nested, nestedList } from './record.js';

const colours = defineCodes('TestColour', 'A colour.', { RED: [0, 'Red.'] });
const reading = defineRecord({
  name: 'TestReading',
  description: 'A reading.',
  fields: {
    speed: number('kmh', { nullable: true, description: 'Speed in km/h.' }),
    place: latLng(['lat', 'lng'], { nullable: true, description: 'Where.' }),
  },
});
const car = defineRecord({
  name: 'TestCar',
  description: 'A car.',
  fields: {
    id: id('id', { description: 'Identifies it.' }),
    name: text('nama', { description: 'Name.' }),
    note: text('note', { nullable: true, none: '-', description: 'A note.' }),
    year: integer('year', { nullable: true, description: 'Year.' }),
    colour: code('warna', colours, { description: 'Colour.' }),
    isActive: flag('isActive', { description: 'Active.' }),
    phone: phone('telp', { nullable: true, description: 'Phone.' }),
    soldAt: date('sold', { nullable: true, description: 'Sold.' }),
    photos: photos('photo', { description: 'Photos.' }),
    place: latLng(['lat', 'lng'], { description: 'Where.' }),
    latest: nested(reading, 'latest', { description: 'The latest reading.', whenNull: null }),
    readings: nestedList(reading, 'readings', { description: 'All readings.' }),
    owner: hidden(id('owner', { nullable: true, description: 'Not in the schema.' })),
  },
});
const row = car.row(payloadSchemas('Asia/Jakarta'));
const sent = {
  id: 7,
  nama: 'B 1',
  note: '-',
  year: '2020',
  warna: '0',
  isActive: '1',
  telp: '0812',
  sold: '2026-01-02 10:00',
  photo: ['load/a.png'],
  lat: '1.5',
  lng: 2,
  latest: { kmh: '-', lat: 1, lng: null },
  readings: [{ kmh: 5 }],
  owner: '3',
};

test('reads a row by the names of the REST payload', () => {
  expect(z.parse(row, sent)).toEqual({
    id: '7',
    name: 'B 1',
    note: null,
    year: 2020,
    colour: 'RED',
    isActive: true,
    phone: '812',
    soldAt: '2026-01-02',
    photos: ['/files/load/a.png'],
    place: { latitude: 1.5, longitude: 2 },
    latest: { speed: null, place: null },
    readings: [{ speed: 5, place: null }],
    owner: '3',
  });
});

test('reads missing values as null, false, UNKNOWN or an empty list', () => {
  expect(z.parse(row, { id: 7, nama: 'B 1', lat: 1, lng: 2 })).toEqual({
    id: '7',
    name: 'B 1',
    note: null,
    year: null,
    colour: 'UNKNOWN',
    isActive: false,
    phone: null,
    soldAt: null,
    photos: [],
    place: { latitude: 1, longitude: 2 },
    latest: null,
    readings: [],
    owner: null,
  });
});

test.each([
  ['text for an object', 'many', []],
  ['a list for an object', [], []],
  ['a missing id', { ...sent, id: null }, ['id']],
  ['a year that is not a number', { ...sent, year: 'x' }, ['year']],
  ['a missing latitude', { ...sent, lat: null }, ['lat']],
  ['an invalid date', { ...sent, sold: '31/01/2026' }, ['sold']],
  ['an invalid flag', { ...sent, isActive: 'yes' }, ['isActive']],
  ['a photo that is not text', { ...sent, photo: ['a', {}] }, ['photo', 1]],
  ['photos that are not a list', { ...sent, photo: 'a' }, ['photo']],
  ['a nested record that is not an object', { ...sent, latest: 'x' }, ['latest']],
  ['a malformed value in a nested record', { ...sent, latest: { kmh: 'fast' } }, ['latest', 'kmh']],
  ['a malformed value in a list', { ...sent, readings: [{}, { lat: 'x' }] }, ['readings', 1, 'lat']],
])('names the path to %s', (_what, value, path) => {
  expect(z.safeParse(row, value).error?.issues).toMatchObject([{ code: 'custom', path }]);
});
