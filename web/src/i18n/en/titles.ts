import type { titles as base } from '../id/titles';

export const titles: typeof base = {
  dashboard: 'Dashboard',
  vehicle: 'Manage Vehicle',
  home: 'Home',
  notFound: 'Page not found',
};
