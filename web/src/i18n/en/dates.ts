import type { dates as base } from '../id/dates';
import type { English } from './english';

export const dates: English<typeof base> = {
  justNow: 'just now',
};
