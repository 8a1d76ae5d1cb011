import type { menu as base } from '../id/menu';
import { menu as id } from '../id/menu';

export const menu: typeof base = {
  ...id,
  pathHint: 'Enter - for a group that only holds other menus.',
  noParent: 'No parent',
  active: 'Active',
  inactive: 'Not Active',
  allStatuses: 'All Status',
  allParents: 'All Parent',
};
