import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../server.js';
import { POSTGRES, type TestDatabase } from '../testing/database/engines.js';
import type { NominatimPlace } from './nominatim.js';

let opened: TestDatabase;
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  opened = await POSTGRES.open();
  app = await buildServer({
    db: opened.db,
    filesDirectory: join(tmpdir(), 'armada-no-photos'),
    events: undefined,
    secretsKeys: [randomBytes(32)],
    timeZone: 'Asia/Jakarta',
    trustProxy: 'loopback',
    log: false,
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await app.close();
  await opened.drop();
});

/** Sends a request without a token. */
const send = (request: string) => fetch(`${address}/geo/${request}`);

async function reverse(latitude: number, longitude: number): Promise<NominatimPlace> {
  const response = await send(`reverse?lat=${latitude}&lon=${longitude}&format=jsonv2`);
  expect(response.status).toBe(200);
  return (await response.json()) as NominatimPlace;
}

async function search(text: string, more = ''): Promise<NominatimPlace[]> {
  const response = await send(`search?q=${encodeURIComponent(text)}&format=jsonv2${more}`);
  expect(response.status).toBe(200);
  return (await response.json()) as NominatimPlace[];
}

const addresses = async (text: string, more = '') =>
  (await search(text, more)).map(({ display_name }) => display_name);

describe('reverse', () => {
  test.each([
    ['Monas', -6.1754, 106.8272, 'Gambir, Jakarta Pusat, DKI Jakarta, Indonesia'],
    ['Blok M', -6.2443, 106.7993, 'Melawai, Kebayoran Baru, Jakarta Selatan, DKI Jakarta, Indonesia'],
    ['the old town', -6.1376, 106.8146, 'Pinangsia, Taman Sari, Jakarta Barat, DKI Jakarta, Indonesia'],
    ['Ancol', -6.1223, 106.8332, 'Ancol, Pademangan, Jakarta Utara, DKI Jakarta, Indonesia'],
    ['Taman Mini', -6.3024, 106.8951, 'Ceger, Cipayung, Jakarta Timur, DKI Jakarta, Indonesia'],
    ['Gedung Sate', -6.9025, 107.6188, 'Citarum, Bandung Wetan, Bandung, Jawa Barat, Indonesia'],
    ['Borobudur', -7.6079, 110.2038, 'Borobudur, Kabupaten Magelang, Jawa Tengah, Indonesia'],
    ['Kuala Lumpur', 3.139, 101.6869, 'Kuala Lumpur, Malaysia'],
    ['Munich', 48.137, 11.575, 'Munich, Jerman'],
  ])('%s lies in its quarter, or abroad in its city', async (_place, latitude, longitude, expected) => {
    expect((await reverse(latitude, longitude)).display_name).toBe(expected);
  });

  test('responds as Nominatim does', async () => {
    const place = await reverse(-6.1754, 106.8272);
    expect(place).toEqual({
      place_id: expect.any(Number),
      licence: expect.stringContaining('GeoNames, CC BY 4.0'),
      lat: expect.stringMatching(/^-6\.17\d+$/),
      lon: expect.stringMatching(/^106\.82\d+$/),
      category: 'boundary',
      type: 'administrative',
      place_rank: 18,
      importance: expect.any(Number),
      addresstype: 'village',
      name: 'Gambir',
      display_name: 'Gambir, Jakarta Pusat, DKI Jakarta, Indonesia',
      address: {
        village: 'Gambir',
        city_district: 'Gambir',
        city: 'Jakarta Pusat',
        state: 'DKI Jakarta',
        country: 'Indonesia',
        postcode: '10110',
        country_code: 'id',
      },
    });
  });

  test.each([
    ['mid-ocean', 0, -30],
    ['in the Java Sea, far out', -5, 110],
    ['at the south pole', -90, 0],
    ['where the days part', -30, 180],
  ])('%s there is nothing', async (_where, latitude, longitude) => {
    expect(await reverse(latitude, longitude)).toEqual({ error: 'Unable to geocode' });
  });
});

describe('search', () => {
  test('finds districts and quarters by the beginning of their names', async () => {
    const found = await addresses('kebayoran');
    expect(found.slice(0, 2).sort()).toEqual([
      'Kebayoran Baru, Jakarta Selatan, DKI Jakarta, Indonesia',
      'Kebayoran Lama, Jakarta Selatan, DKI Jakarta, Indonesia',
    ]);
    expect(found).toContain('Kebayoran Lama Utara, Kebayoran Lama, Jakarta Selatan, DKI Jakarta, Indonesia');
  });

  test.each([
    ['jakarta', 'DKI Jakarta, Indonesia'],
    ['Bandung', 'Bandung, Jawa Barat, Indonesia'],
    ['kabupaten bandung', 'Kabupaten Bandung, Jawa Barat, Indonesia'],
    ['jawa', 'Jawa Barat, Indonesia'],
    ['London', 'London, Inggris Raya'],
    ['singapura', 'Singapura'],
    ['Germany', 'Jerman'],
  ])('for %s what is best known comes first', async (text, first) => {
    expect((await addresses(text))[0]).toBe(first);
  });

  test.each([
    ['Monas', 'Monas, Gambir, Jakarta Pusat, DKI Jakarta, Indonesia'],
    ['kemang', 'Kemang, Bangka, Mampang Prapatan, Jakarta Selatan, DKI Jakarta, Indonesia'],
    ['blok m', 'Blok M, Melawai, Kebayoran Baru, Jakarta Selatan, DKI Jakarta, Indonesia'],
    ['soekarno hatta', 'Bandara Soekarno-Hatta, Pajang, Benda, Tangerang, Banten, Indonesia'],
  ])('finds %s, as everybody calls it', async (text, first) => {
    expect((await addresses(text))[0]).toBe(first);
  });

  test('case, accents and punctuation make no difference', async () => {
    const expected = await addresses('São Paulo');
    expect(expected[0]).toBe('São Paulo, Brasil');
    expect(await addresses('  SAO-paulo, ')).toEqual(expected);
  });

  test('further words may be of what the place lies in', async () => {
    expect(await addresses('menteng jakarta pusat')).toEqual([
      'Menteng, Jakarta Pusat, DKI Jakarta, Indonesia',
    ]);
    expect(await addresses('menteng surabaya')).toEqual([]);
  });

  test('of places with the same name those near the middle of the viewbox come first', async () => {
    const near = async (viewbox: string) => (await addresses('sukajadi', `&viewbox=${viewbox}`))[0];
    expect(await near('107.5,-6.8,107.7,-7')).toBe('Sukajadi, Bandung, Jawa Barat, Indonesia');
    // A city comes before a nearer village of its name.
    const jakarta = '&viewbox=106.3,-6.7,107.3,-5.7';
    expect((await addresses('bandung', jakarta))[0]).toBe('Bandung, Jawa Barat, Indonesia');
    expect(await near('104.6,-2.9,104.8,-3.1')).toMatch(/^Sukajadi, .*, Sumatera Selatan, Indonesia$/);
  });

  test('words of a street address are left out where no place has them', async () => {
    expect((await addresses('Jl. Kemang Raya No. 12'))[0]).toBe((await addresses('kemang'))[0]);
    expect((await addresses('kubu raya'))[0]).toBe('Kabupaten Kubu Raya, Kalimantan Barat, Indonesia');
    expect(await addresses('jalan 12')).toEqual([]);
  });

  test('a district and its quarter of the same name are one result', async () => {
    const found = await addresses('gambir');
    expect(new Set(found).size).toBe(found.length);
  });

  test('larger places come with the box around them', async () => {
    const [menteng] = await search('menteng jakarta');
    const [south = 0, north = 0, west = 0, east = 0] = (menteng?.boundingbox ?? []).map(Number);
    expect(Number(menteng?.lat)).toBeGreaterThan(south);
    expect(Number(menteng?.lat)).toBeLessThan(north);
    expect(Number(menteng?.lon)).toBeGreaterThan(west);
    expect(Number(menteng?.lon)).toBeLessThan(east);
  });

  test('gives ten places, or as many as requested and forty at most', async () => {
    expect(await search('san')).toHaveLength(10);
    expect(await search('san', '&limit=3')).toHaveLength(3);
    expect(await search('san', '&limit=1000')).toHaveLength(40);
  });

  test.each(['xyzzy', '%', '_', '\\', "'; drop table company; --", '🛵', 'جاكرتا', '!?'])(
    'finds nothing for %s',
    async (text) => {
      expect(await search(text)).toEqual([]);
    },
  );
});

test('parameters of Nominatim that change nothing here are taken', async () => {
  const request = 'reverse?lat=-6.1754&lon=106.8272&format=jsonv2&zoom=10&accept-language=en';
  expect(await (await send(request)).json()).toEqual(await reverse(-6.1754, 106.8272));
});

const badLatitude = 'lat must be given once, in degrees from -90 to 90.';
const badLongitude = 'lon must be given once, in degrees from -180 to 180.';
const badText = 'q must be given once, 1 to 200 characters to search for.';
const badBox = 'viewbox must be longitude, latitude, longitude, latitude, in degrees.';
const badLimit = 'limit must be a whole number from 1.';

test.each([
  ['reverse?lon=1', badLatitude],
  ['reverse?lat=&lon=1', badLatitude],
  ['reverse?lat=91&lon=1', badLatitude],
  ['reverse?lat=NaN&lon=1', badLatitude],
  ['reverse?lat=1e1&lon=1', badLatitude],
  ['reverse?lat=0x1&lon=1', badLatitude],
  ['reverse?lat=1&lat=2&lon=1', badLatitude],
  ['reverse?lat=1', badLongitude],
  ['reverse?lat=1&lon=-180.1', badLongitude],
  ['reverse?lat=1&lon=1&format=xml', 'format must be jsonv2.'],
  ['search', badText],
  ['search?q=', badText],
  ['search?q=%20%20', badText],
  ['search?q=a&q=b', badText],
  [`search?q=${'a'.repeat(201)}`, badText],
  ['search?q=a&viewbox=1,2,3', badBox],
  ['search?q=a&viewbox=1,2,3,91', badBox],
  ['search?q=a&viewbox=a,b,c,d', badBox],
  ['search?q=a&limit=0', badLimit],
  ['search?q=a&limit=-1', badLimit],
  ['search?q=a&limit=ten', badLimit],
  ['search?q=a&format=', 'format must be jsonv2.'],
])('400 with a sentence to %s', async (request, message) => {
  const response = await send(request);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: { code: 400, message } });
});

test('requests at the same time each get their own response', async () => {
  const names = await Promise.all(
    ['bandung', 'surabaya', 'medan'].map(async (text) => (await search(text, '&limit=1'))[0]?.name),
  );
  expect(names).toEqual(['Bandung', 'Surabaya', 'Medan']);
});

test('too many requests at once are refused instead of waiting', async () => {
  // Each of these looks at nearly all places; the others pile up behind them.
  const long = Array.from({ length: 6 }, () => send(`search?q=${[...'abcdefghijklmnopqrst'].join('+')}`));
  const short = Array.from({ length: 130 }, () => send('search?q=bandung&limit=1'));
  const responses = await Promise.all([...long, ...short]);
  const refused = responses.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(responses.filter(({ status }) => status !== 200)).toEqual(refused);
  expect(refused[0]?.headers.get('retry-after')).toBe('1');
  expect(await refused[0]?.json()).toEqual({
    error: { code: 503, message: 'Too many requests are waiting.' },
  });
  expect((await search('bandung'))[0]?.name).toBe('Bandung');
});
