import { nextNumber, nextPeriod } from './renewal';

test.each([
  ['a calendar year', '2026-01-01', '2026-12-31', '2027-01-01', '2027-12-31'],
  ['a year with a leap day after it', '2027-03-01', '2028-02-29', '2028-03-01', '2029-02-28'],
  ['a month of 31 days', '2026-01-01', '2026-01-31', '2026-02-01', '2026-02-28'],
  ['six months from the middle of one', '2026-03-15', '2026-09-14', '2026-09-15', '2027-03-14'],
  ['ten days', '2026-12-25', '2027-01-03', '2027-01-04', '2027-01-13'],
  ['a single day', '2026-05-01', '2026-05-01', '2026-05-02', '2026-05-02'],
])('a renewal of %s begins on the next day and has the same length', (_what, start, end, next, last) => {
  expect(nextPeriod(start, end)).toEqual({ startDate: next, endDate: last });
});

test.each([
  ['KTR/2026/012', 'KTR/2026/012-R1'],
  ['KTR/2026/012-R1', 'KTR/2026/012-R2'],
  ['K-R9', 'K-R10'],
  ['K'.repeat(50), `${'K'.repeat(47)}-R1`],
])('the renewal of %s gets the number %s', (number, expected) => {
  expect(nextNumber(number)).toBe(expected);
});
