import { addDays, isDay } from '../../../ui/dates/day';

export const PERIODS = ['all', 'today', 'yesterday', 'week', 'month', 'own'] as const;

/** Days, `YYYY-MM-DD`, both included; undefined where the period is open. */
export interface Period {
  readonly name: (typeof PERIODS)[number];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The period of a query: `period`, and `from` and `to` of an own one. */
export function periodOf(search: URLSearchParams, today: string): Period {
  const name = PERIODS.find((one) => one === search.get('period')) ?? 'all';
  const day = (parameter: string): string | undefined => {
    const value = search.get(parameter) ?? '';
    return isDay(value) ? value : undefined;
  };
  const yesterday = addDays(today, -1);
  switch (name) {
    case 'all':
      return { name };
    case 'today':
      return { name, from: today, to: today };
    case 'yesterday':
      return { name, from: yesterday, to: yesterday };
    case 'week':
      return { name, from: addDays(today, -6), to: today };
    case 'month':
      return { name, from: `${today.slice(0, 8)}01`, to: today };
    case 'own':
      return { name, from: day('from'), to: day('to') };
  }
}

/** Checks whether its last day lies before its first. */
export const isReversed = ({ from, to }: Period): boolean =>
  from !== undefined && to !== undefined && to < from;
