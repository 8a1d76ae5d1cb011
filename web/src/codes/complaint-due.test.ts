import { daysOverdue } from './complaint-due';

beforeEach(() => void jest.useFakeTimers({ now: new Date(2026, 10, 24, 9) }));

const complaint = { status: 'OPEN', isOverdue: true, estimatedCompletion: '2026-11-21' } as const;

it('counts the days since the completion date of an overdue complaint', () => {
  expect(daysOverdue(complaint)).toBe(3);
  // The data API updates the flag once a day.
  expect(daysOverdue({ ...complaint, isOverdue: false, estimatedCompletion: '2026-11-23' })).toBe(1);
});

it('counts nothing for complaints on time, done, closed or without a date', () => {
  expect(daysOverdue({ ...complaint, isOverdue: false, estimatedCompletion: '2026-11-24' })).toBeNull();
  expect(daysOverdue({ ...complaint, status: 'DONE' })).toBeNull();
  expect(daysOverdue({ ...complaint, status: 'CLOSED' })).toBeNull();
  expect(daysOverdue({ ...complaint, estimatedCompletion: null })).toBeNull();
});
