import fc from 'fast-check';
import { hostileText, hostileValue } from '../../../testing/hostile/requests.js';
import { type DeviceReading, UnusableMessage } from './device-reading.js';
import { osmandJson } from './osmand-json.js';
import { osmandQuery } from './osmand-query.js';
import { traccarEvent } from './traccar-event.js';
import { traccarPosition } from './traccar-position.js';

const NOW = Date.parse('2026-11-20T05:00:00Z');
const clock = { now: NOW, timeZone: 'Asia/Jakarta' };
const AT = Date.parse('2026-11-20T04:00:00Z');

const query = (text: string) => osmandQuery(new URLSearchParams(text), clock);
const json = (location: unknown, more: object = { device_id: 'phone-1' }) =>
  osmandJson({ location, ...more }, clock);
const position = (change: object, device: unknown = { uniqueId: 'phone-1' }) =>
  traccarPosition({ position: { latitude: -6.2, longitude: 106.8, ...change }, device }, clock);

/** The refusal of a message. */
function refusalOf(read: () => unknown) {
  try {
    read();
  } catch (fault) {
    if (fault instanceof UnusableMessage)
      return { fault: fault.fault, deviceId: fault.deviceId, reason: fault.message };
    throw fault;
  }
  return undefined;
}

const NOTHING = { speed: null, course: null, battery: null, odometerKm: null, accuracy: null };
const reading = (change: object): DeviceReading => ({
  deviceId: 'phone-1',
  measured: { latitude: -6.2, longitude: 106.8, at: NOW, ...NOTHING, ...change },
});

describe('The OsmAnd protocol as a query', () => {
  const HERE = 'id=phone-1&lat=-6.2&lon=106.8';

  test('of Traccar Client, with all that it sends: knots become km/h', () => {
    const sent =
      'id=phone-1&timestamp=1795147200&lat=-6.2&lon=106.8&speed=10&bearing=271.5&altitude=12.3&accuracy=4.5&batt=87.5&charge=true';
    expect(query(sent)).toEqual(
      reading({ at: AT, speed: 18.52, course: 271.5, battery: 87.5, accuracy: 4.5 }),
    );
  });

  test.each([
    ['deviceid', 'deviceid=phone-1&lat=-6.2&lon=106.8', {}],
    ['location', 'id=phone-1&location=-6.2,106.8', {}],
    ['location with a blank', 'id=phone-1&location=-6.2,+106.8', {}],
    ['heading', `${HERE}&heading=90`, { course: 90 }],
    ['the odometer, in metres', `${HERE}&odometer=1234500`, { odometerKm: 1234.5 }],
    ['milliseconds', `${HERE}&timestamp=1795147200123`, { at: AT + 123 }],
    ['fractions of a second', `${HERE}&timestamp=1795147200.25`, { at: AT + 250 }],
    ['ISO 8601 in UTC', `${HERE}&timestamp=2026-11-20T04:00:00Z`, { at: AT }],
    ['ISO 8601 with an offset', `${HERE}&timestamp=2026-11-20T11:00:00%2B07:00`, { at: AT }],
    ['an offset whose plus sign is not encoded', `${HERE}&timestamp=2026-11-20T11:00:00+07:00`, { at: AT }],
    ['the time of the fleet without an offset', `${HERE}&timestamp=2026-11-20%2011:00:00`, { at: AT }],
    ['no time: now', HERE, {}],
    ['an empty time: now', `${HERE}&timestamp=`, {}],
    ['a valid position', `${HERE}&valid=true`, {}],
    ['a valid position as 1', `${HERE}&valid=1`, {}],
    ['an unknown speed', `${HERE}&speed=-1&bearing=-1&batt=-1`, {}],
    ['an empty speed', `${HERE}&speed=&batt=`, {}],
    ['a speed that no vehicle has', `${HERE}&speed=400&bearing=361&batt=101`, {}],
    ['no speed at all', `${HERE}&speed=0`, { speed: 0 }],
    ['an exponent', `id=phone-1&lat=-6.2e0&lon=1.068e2`, {}],
    ['names of which the first counts', `${HERE}&lat=50&id=phone-2`, {}],
    ['parameters that nobody knows', `${HERE}&hdop=1.2&driverUniqueId=7&constructor=x&__proto__=y`, {}],
    ['an id with blanks around it', 'id=+phone-1+&lat=-6.2&lon=106.8', {}],
  ])('takes %s', (_what, sent, change) => {
    expect(query(sent)).toEqual(reading(change));
  });

  test.each([
    ['no id', 'lat=-6.2&lon=106.8', 'NO_ID', undefined, 'id is missing.'],
    ['a blank id', 'id=+&lat=-6.2&lon=106.8', 'NO_ID', undefined, 'id is missing.'],
    ['an id of 65 characters', `id=${'x'.repeat(65)}&lat=1&lon=1`, 'NO_ID', undefined, 'id is not valid.'],
    ['an id with U+0000', 'id=a%00b&lat=1&lon=1', 'NO_ID', undefined, 'id is not valid.'],
    ['no latitude', 'id=phone-1&lon=106.8', 'NO_POSITION', 'phone-1', 'lat is missing.'],
    ['no longitude', 'id=phone-1&location=-6.2', 'NO_POSITION', 'phone-1', 'lon is missing.'],
    [
      'a latitude beyond the pole',
      'id=phone-1&lat=90.1&lon=1',
      'NO_POSITION',
      'phone-1',
      'lat is not valid.',
    ],
    ['a longitude beyond 180', 'id=phone-1&lat=1&lon=-180.1', 'NO_POSITION', 'phone-1', 'lon is not valid.'],
    ['a latitude that is a word', 'id=phone-1&lat=NaN&lon=1', 'NO_POSITION', 'phone-1', 'lat is not valid.'],
    ['a decimal comma', 'id=phone-1&lat=1,5&lon=1', 'NO_POSITION', 'phone-1', 'lat is not valid.'],
    ['a hexadecimal number', 'id=phone-1&lat=0x10&lon=1', 'NO_POSITION', 'phone-1', 'lat is not valid.'],
    ['an infinite number', 'id=phone-1&lat=1&lon=1e999', 'NO_POSITION', 'phone-1', 'lon is not valid.'],
    ['a speed that is a word', `${HERE}&speed=fast`, 'NO_NUMBER', 'phone-1', 'speed is not a number.'],
    ['a battery that is a word', `${HERE}&batt=full`, 'NO_NUMBER', 'phone-1', 'batt is not a number.'],
    ['a time that is a word', `${HERE}&timestamp=now`, 'NO_TIME', 'phone-1', 'timestamp is no time.'],
    [
      'a day that the calendar lacks',
      `${HERE}&timestamp=2026-02-30T00:00:00Z`,
      'NO_TIME',
      'phone-1',
      'timestamp is no time.',
    ],
    ['a time before 1970', `${HERE}&timestamp=-5`, 'NO_TIME', 'phone-1', 'timestamp is no time.'],
    [
      'a time beyond all',
      `${HERE}&timestamp=99999999999999999`,
      'NO_TIME',
      'phone-1',
      'timestamp is no time.',
    ],
  ])('refuses %s', (_what, sent, fault, deviceId, reason) => {
    expect(refusalOf(() => query(sent))).toEqual({ fault, deviceId, reason });
  });
});

describe('The JSON of Traccar Client 9', () => {
  const coords = { latitude: -6.2, longitude: 106.8 };

  test('with all that it sends: m/s become km/h, a level percent, metres km', () => {
    const location = {
      timestamp: '2026-11-20T04:00:00.000Z',
      coords: { ...coords, accuracy: 5, speed: 10, heading: 271.5, altitude: 12.3 },
      is_moving: true,
      odometer: 1234.6,
      event: 'motionchange',
      battery: { level: 0.875, is_charging: true },
      activity: { type: 'in_vehicle' },
      extras: {},
    };
    expect(json(location)).toEqual(
      reading({ at: AT, speed: 36, course: 271.5, battery: 87.5, odometerKm: 1.235, accuracy: 5 }),
    );
  });

  test.each([
    ['unknown measures', { coords: { ...coords, speed: -1, heading: -1 }, battery: { level: -1 } }, {}],
    ['a time in seconds', { coords, timestamp: 1_795_147_200 }, { at: AT }],
    ['a time in milliseconds', { coords, timestamp: 1_795_147_200_000 }, { at: AT }],
    [
      'null where nothing is known',
      { coords: { ...coords, speed: null }, battery: null, odometer: null },
      {},
    ],
    ['no time: now', { coords }, {}],
  ])('takes %s', (_what, location, change) => {
    expect(json(location)).toEqual(reading(change));
  });

  test('takes the id of the address, and one that is a number', () => {
    expect(osmandJson({ location: { coords } }, clock, 'phone-1')).toEqual(reading({}));
    expect(json({ coords }, { device_id: 48_241_179 }).deviceId).toBe('48241179');
  });

  test.each([
    ['no id', { coords }, {}, 'NO_ID', 'device_id is missing.'],
    ['an id that is an object', { coords }, { device_id: {} }, 'NO_ID', 'device_id is missing.'],
    ['no location', undefined, { device_id: 'a' }, 'NO_POSITION', 'location.coords.latitude is missing.'],
    ['a list', [coords], { device_id: 'a' }, 'NO_POSITION', 'location.coords.latitude is missing.'],
    [
      'a latitude that is an object',
      { coords: { ...coords, latitude: {} } },
      { device_id: 'a' },
      'NO_POSITION',
      'location.coords.latitude is not valid.',
    ],
    [
      'a speed that is true',
      { coords: { ...coords, speed: true } },
      { device_id: 'a' },
      'NO_NUMBER',
      'location.coords.speed is not a number.',
    ],
    [
      'a time that is an object',
      { coords, timestamp: {} },
      { device_id: 'a' },
      'NO_TIME',
      'location.timestamp is no time.',
    ],
  ])('refuses %s', (_what, location, more, fault, reason) => {
    expect(refusalOf(() => json(location, more))).toMatchObject({ fault, reason });
  });

  test.each([null, 1, 'text', [], true])('refuses %j', (message) => {
    expect(refusalOf(() => osmandJson(message, clock))).toMatchObject({ fault: 'NO_ID' });
  });
});

describe('A position that a Traccar server forwards', () => {
  test('with what it decodes of a tracker: knots become km/h, metres km', () => {
    const sent = {
      id: 7,
      attributes: { batteryLevel: 85, odometer: 52_340_100, ignition: true, motion: true, battery: 3.9 },
      deviceId: 10,
      protocol: 'gt06',
      serverTime: '2026-11-20T04:00:02.000+00:00',
      deviceTime: '2026-11-20T04:00:01.000+00:00',
      fixTime: '2026-11-20T04:00:00.000+00:00',
      valid: true,
      speed: 10,
      course: 180,
      altitude: 12,
      address: null,
      network: null,
    };
    expect(position(sent)).toEqual({
      ...reading({ at: AT, speed: 18.52, course: 180, battery: 85, odometerKm: 52_340.1 }),
      state: { battery: 85, at: AT + 1000 },
    });
    expect(position({ deviceTime: '2026-11-20T04:00:00.000+00:00' })).toEqual(reading({ at: AT }));
  });

  test.each([
    ['no device', {}, undefined, 'NO_ID', 'device.uniqueId is missing.'],
    ['no place', { latitude: undefined }, { uniqueId: 'a' }, 'NO_POSITION', 'position.latitude is missing.'],
    ['a strange time', { fixTime: 'x' }, { uniqueId: 'a' }, 'NO_TIME', 'position.fixTime is no time.'],
  ])('is refused with %s', (_what, change, device, fault, reason) => {
    expect(refusalOf(() => position(change, device ?? {}))).toMatchObject({ fault, reason });
  });
});

describe('An event that a Traccar server forwards', () => {
  const event = (change: object, more: object = {}) =>
    traccarEvent(
      {
        event: { id: 500, type: 'deviceOffline', eventTime: '2026-11-20T04:00:00.000+00:00', ...change },
        device: { uniqueId: 'phone-1' },
        ...more,
      },
      clock,
    );

  test.each([
    ['deviceOnline', 'deviceOnline'],
    ['deviceOffline', 'deviceOffline'],
    ['deviceOverspeed', 'overspeed'],
    ['geofenceEnter', 'geofenceEnter'],
    ['geofenceExit', 'geofenceExit'],
    ['alarm', 'alarm'],
    ['ignitionOn', 'ignitionOn'],
    ['ignitionOff', 'ignitionOff'],
    ['maintenance', 'maintenance'],
  ])('%s is of the kind %s', (type, kind) => {
    expect(event({ type })).toMatchObject({ kind, deviceId: 'phone-1', at: AT });
  });

  test.each(['deviceMoving', 'deviceStopped', 'commandResult', 'constructor', 'toString'])(
    '%s causes no notification',
    (type) => {
      expect(event({ type })).toBeUndefined();
    },
  );

  test('names its alarm, its area or its maintenance, cut to 60 characters', () => {
    expect(event({ type: 'alarm', attributes: { alarm: 'tow' } })?.alarm).toBe('tow');
    expect(event({ type: 'geofenceExit' }, { geofence: { name: 'Depo' } })?.name).toBe('Depo');
    expect(event({ type: 'maintenance' }, { maintenance: { name: '\u{1f6f5}'.repeat(90) } })?.name).toBe(
      `${'\u{1f6f5}'.repeat(59)}…`,
    );
    expect(event({ type: 'alarm', attributes: { alarm: 7 } })?.alarm).toBe('general');
  });

  test('has the same key when it is sent again, and another one for another event', () => {
    const key = event({})?.key;
    expect(event({}, { position: { latitude: 1 } })?.key).toBe(key);
    const others = [{ id: 501 }, { type: 'alarm' }, { eventTime: '2026-11-20T04:00:01.000+00:00' }];
    for (const change of others) expect(event(change)?.key).not.toBe(key);
  });

  test.each([
    [{ type: undefined }, {}, 'event.type is missing.'],
    [{ eventTime: 'x' }, {}, 'event.eventTime is no time.'],
    [{}, { device: null }, 'device.uniqueId is missing.'],
  ])('is refused: %j %j', (change, more, reason) => {
    expect(refusalOf(() => event(change, more))).toMatchObject({ reason });
  });
});

describe('A message without a new place', () => {
  const stateOf = (battery: number | null, at = NOW) => ({ deviceId: 'phone-1', measured: { battery, at } });

  test.each([
    ['an invalid position', 'id=phone-1&lat=1&lon=1&valid=false&batt=15', stateOf(15)],
    ['an invalid position as 0', 'id=phone-1&valid=0&timestamp=1795147200', stateOf(null, AT)],
    ['the place 0, 0', 'id=phone-1&lat=0&lon=0.0&batt=15', stateOf(15)],
  ])('keeps the battery: %s', (_what, sent, expected) => {
    expect(query(sent)).toEqual(expected);
  });

  test('of Traccar is of the moment of the device; one with an older place has both', () => {
    const position = { latitude: -6.2, longitude: 106.8, fixTime: AT, deviceTime: AT + 60_000 };
    const attributes = { batteryLevel: 15 };
    const device = { uniqueId: 'phone-1' };
    const of = (change: object) =>
      traccarPosition({ device, position: { ...position, attributes, ...change } }, clock);
    expect(of({ valid: false })).toEqual(stateOf(15, AT + 60_000));
    expect(of({})).toEqual({
      ...reading({ at: AT, battery: 15 }),
      state: { battery: 15, at: AT + 60_000 },
    });
  });
});

describe('Whatever is sent is a reading within its limits, or is refused with a reason', () => {
  const judge = (read: () => DeviceReading) => {
    let found: DeviceReading;
    try {
      found = read();
    } catch (fault) {
      expect(fault).toBeInstanceOf(UnusableMessage);
      return;
    }
    const { deviceId, measured } = found;
    expect(deviceId).toMatch(/^\S/);
    expect(Number.isInteger(measured.at)).toBe(true);
    if (measured.latitude === undefined) return;
    const { latitude, longitude, speed, course, battery, odometerKm } = measured;
    expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
    expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
    for (const [value, most] of [
      [speed, 300],
      [course, 360],
      [battery, 100],
      [odometerKm, 10_000_000],
    ] as const) {
      expect(value ?? 0).toBeGreaterThanOrEqual(0);
      expect(value ?? 0).toBeLessThanOrEqual(most);
    }
  };
  const names = [
    'id',
    'deviceid',
    'lat',
    'lon',
    'location',
    'timestamp',
    'speed',
    'bearing',
    'batt',
    'odometer',
    'valid',
  ];
  const good = { id: 'phone-1', lat: '-6.2', lon: '106.8' };

  test('as a query', () => {
    const pairs = fc.array(fc.tuple(fc.constantFrom(...names), hostileText), { maxLength: 4 });
    fc.assert(
      fc.property(pairs, (given) => {
        judge(() => osmandQuery(new URLSearchParams([...given, ...Object.entries(good)]), clock));
      }),
      { seed: 62, numRuns: 500 },
    );
  });

  test('as JSON', () => {
    const spoilt = fc.record({ a: hostileValue, b: hostileValue, c: hostileValue, d: hostileValue });
    fc.assert(
      fc.property(spoilt, ({ a, b, c, d }) => {
        const coords = { latitude: -6.2, longitude: 106.8 };
        judge(() =>
          osmandJson(
            { location: { coords: { ...coords, speed: a, heading: b }, timestamp: c }, device_id: 'x' },
            clock,
          ),
        );
        judge(() => osmandJson({ location: a, device_id: b }, clock));
        judge(() => osmandJson(a, clock));
        judge(() =>
          traccarPosition(
            { position: { ...coords, speed: a, attributes: b, fixTime: c }, device: { uniqueId: 'x' } },
            clock,
          ),
        );
        judge(() => traccarPosition({ position: a, device: b }, clock));
        try {
          traccarEvent(
            { event: { id: a, type: 'alarm', eventTime: c, attributes: d }, device: { uniqueId: 'x' } },
            clock,
          );
          traccarEvent({ event: a, device: b }, clock);
        } catch (fault) {
          expect(fault).toBeInstanceOf(UnusableMessage);
        }
      }),
      { seed: 62, numRuns: 500 },
    );
  });
});
