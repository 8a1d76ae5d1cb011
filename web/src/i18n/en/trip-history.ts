import type { tripHistory as base } from '../id/trip-history';
import type { English } from './english';

export const tripHistory: English<typeof base> = {
  period: 'Period',
  all: 'All',
  today: 'Today',
  yesterday: 'Yesterday',
  week: '7 days',
  month: 'This month',
  own: 'Custom range',
  from: 'From',
  to: 'Until',
  reversed: 'End date cannot be earlier than the start date',
  noTripsInPeriod: 'There are no trips in this period.',
  totals: 'Totals for the period',
  tripCount: 'Trips',
  distance: 'Distance',
  duration: 'Duration',
  energyUsed: 'Energy',
  energyCost: 'Energy cost',
  exportOf: 'Trip history of {plate}',
  earlier: 'Previous trip',
  later: 'Next trip',
};
