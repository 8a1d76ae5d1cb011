import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseLocale } from '../../i18n/i18n';
import { ageOf, formatDate, formatInstant, formatMinute, formatWhen } from './dates';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const before = (milliseconds: number): string => new Date(NOW - milliseconds).toISOString();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

afterEach(() => chooseLocale('id'));

it.each([
  ['id', 1000, 'baru saja'],
  ['id', 7000, '7 dtk lalu'],
  ['id', 12 * MINUTE, '12 mnt lalu'],
  ['id', 23 * HOUR, '23 jam lalu'],
  ['en', 12 * MINUTE, '12 min ago'],
  ['en', 3 * HOUR, '3 hr ago'],
] as const)('in %s, what happened %d ms ago was %s', (locale, age, text) => {
  chooseLocale(locale);
  expect(formatWhen(before(age), NOW)).toBe(text);
});

it.each([25 * HOUR, -HOUR])('shows the date of what happened %d ms ago', (age) => {
  expect(formatWhen(before(age), NOW)).toBe(formatMinute(before(age)));
});

it.each(['id', 'en'] as const)('in %s, months have their English names', (locale) => {
  chooseLocale(locale);
  expect(['2026-05-05', '2026-09-09', '2026-12-31'].map(formatDate)).toEqual([
    '5 May 2026',
    '9 Sep 2026',
    '31 Dec 2026',
  ]);
});

it('has the same form in every language, with the zone where it is exact', () => {
  for (const locale of ['id', 'en'] as const) {
    chooseLocale(locale);
    expect(formatMinute('2026-01-31T07:05:09Z')).toMatch(/^\d+ Jan 2026, \d\d:05$/);
    expect(formatInstant('2026-01-31T07:05:09Z')).toMatch(/^\d+ Jan 2026, \d\d:05:09 \S+$/);
  }
});

it('leaves any other text as it is', () => {
  expect(formatDate('31/1/2026')).toBe('31/1/2026');
  expect([formatWhen('-', NOW), ageOf('-', NOW), formatInstant('-')]).toEqual(['-', '-', '-']);
});

it('no screen formats dates by itself, and none has a date field of the browser', () => {
  const root = join(__dirname, '../..');
  const own = /Intl\.(DateTimeFormat|RelativeTimeFormat)|toLocale(Date|Time)String|type="date"/;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^(ui\/dates|testing)\//.test(file),
  );
  expect(files.filter((file) => own.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
