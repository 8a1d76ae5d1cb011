import type { palette as base } from '../id/palette';
import type { English } from './english';

export const palette: English<typeof base> = {
  title: 'Search and commands',
  hint: 'Search screens, commands, plates, complaints, companies, users . . .',
  recent: 'Used last',
  screens: 'Screens',
  actions: 'Commands',
  plates: 'Vehicles',
  tickets: 'Complaints',
  tenants: 'Tenants',
  suppliers: 'Suppliers',
  contracts: 'Contracts',
  users: 'Users',
  searching: 'Searching . . .',
  empty: 'No data found.',
  failed: 'The search failed.',
  retry: 'Retry',
  found: '{count} found',
  keys: '↑ ↓ choose · Enter opens · Esc closes',
};
