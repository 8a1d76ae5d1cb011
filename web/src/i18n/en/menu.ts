import type { menu as base } from '../id/menu';
import { menu as id } from '../id/menu';

export const menu: typeof base = {
  ...id,
  add: 'Add a menu',
  pathHint: 'The screen that this menu opens; a group only holds other menus.',
  noScreen: 'Active, no screen',
  noParent: 'No parent',
  active: 'Active',
  inactive: 'Not Active',
  allStatuses: 'All Status',
  allParents: 'All Parent',
};
