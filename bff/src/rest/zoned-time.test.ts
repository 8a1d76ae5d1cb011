import { instantOf } from './zoned-time.js';

const iso = (text: string, zone = 'Asia/Jakarta') => instantOf(text, zone);

describe('a date-time of the data API', () => {
  test('with an offset does not depend on the zone', () => {
    expect(iso('2026-01-31T10:00:00+07:00')).toBe('2026-01-31T03:00:00.000Z');
    expect(iso('2026-01-31T03:00:00.250Z', 'America/New_York')).toBe('2026-01-31T03:00:00.250Z');
    expect(iso('2026-01-12T03:00:00.250Z', 'America/New_York')).toBe('2026-01-12T03:00:00.250Z');
    expect(iso('2028-02-29T03:00:00.250Z')).toBe('2028-02-29T03:00:00.250Z');
    expect(iso('2026-01-12T03:00:00.250+00:00')).toBe('2026-01-12T03:00:00.250Z');
    expect(iso('2026-01-12T03:00:00.2504Z')).toBe('2026-01-12T03:00:00.250Z');
  });

  test('without an offset is local time in the zone', () => {
    expect(iso('2026-01-31 10:00')).toBe('2026-01-31T03:00:00.000Z');
    expect(iso('2026-01-31T10:00:59')).toBe('2026-01-31T03:00:59.000Z');
    expect(iso('2026-01-31')).toBe('2026-01-30T17:00:00.000Z');
  });

  test('follows daylight saving time on both sides of a change', () => {
    expect(iso('2026-03-29 01:30', 'Europe/Berlin')).toBe('2026-03-29T00:30:00.000Z');
    expect(iso('2026-03-29 03:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
    expect(iso('2026-10-25 03:30', 'Europe/Berlin')).toBe('2026-10-25T02:30:00.000Z');
  });

  test.each([
    '',
    'noon',
    '31/01/2026',
    '2026-01',
    '2026-01-31T10:00:00+7',
    '2026-13-31T10:00:00.000Z',
    '2026-00-12T10:00:00.000Z',
    '2026-01-12T10:60:00.000Z',
    '2026-01-12T25:00:00.000Z',
    'x026-01-31T10:00:00.000Z',
  ])('returns null for %j', (text) => {
    expect(iso(text)).toBeNull();
  });
});
