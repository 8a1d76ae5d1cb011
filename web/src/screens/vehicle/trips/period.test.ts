import { todayIn } from '../../../ui/dates/day';
import { isReversed, periodOf } from './period';

const of = (query: string) => periodOf(new URLSearchParams(query), '2026-03-01');

it.each([
  ['', { name: 'all' }],
  ['period=unknown&from=2026-01-01', { name: 'all' }],
  ['period=today', { name: 'today', from: '2026-03-01', to: '2026-03-01' }],
  ['period=yesterday', { name: 'yesterday', from: '2026-02-28', to: '2026-02-28' }],
  ['period=week', { name: 'week', from: '2026-02-23', to: '2026-03-01' }],
  ['period=month', { name: 'month', from: '2026-03-01', to: '2026-03-01' }],
  ['period=own&from=2026-01-05', { name: 'own', from: '2026-01-05' }],
  ['period=own&from=2026-02-30&to=2026-02-03', { name: 'own', to: '2026-02-03' }],
])('reads the period of the query "%s"', (query, period) => {
  expect(of(query)).toEqual(period);
});

it('recognises a period whose end lies before its start', () => {
  expect(isReversed(of('period=own&from=2026-01-05&to=2026-01-04'))).toBe(true);
  expect(isReversed(of('period=own&from=2026-01-05&to=2026-01-05'))).toBe(false);
  expect(isReversed(of('period=own&from=2026-01-05'))).toBe(false);
});

describe('Today', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-03-01T16:30:00Z') }));
  afterEach(() => jest.useRealTimers());

  it.each([
    ['Asia/Jakarta', '2026-03-01'],
    ['Asia/Jayapura', '2026-03-02'],
    ['America/Los_Angeles', '2026-03-01'],
  ])('is the day in the fleet’s time zone: %s', (timeZone, day) => {
    expect(todayIn(timeZone)).toBe(day);
  });
});
