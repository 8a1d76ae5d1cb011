import { auditTexts, statusTexts } from '../records';

/** Manage Menu (administration 2.9). */
export const menu = {
  title: 'Manage Menu',
  name: 'Menu',
  menuName: 'Name',
  description: 'Description',
  path: 'Path',
  pathHint: 'Isi - untuk grup yang hanya memuat menu lain.',
  icon: 'Icon',
  order: 'Order',
  parent: 'Parent',
  noParent: 'Tanpa parent',
  ...statusTexts,
  ...auditTexts,
  allStatuses: 'Semua Status',
  allParents: 'Semua Parent',
};
