import { auditTexts, statusTexts } from '../records';

/** Manage Menu. */
export const menu = {
  title: 'Manage Menu',
  record: 'Menu',
  add: 'Tambah Menu',
  name: 'Name',
  description: 'Description',
  path: 'Path',
  pathHint: 'Layar yang dibuka menu ini; grup hanya memuat menu lain.',
  noScreen: 'Aktif, tanpa layar',
  required: '*Required',
  icon: 'Icon',
  order: 'Order',
  parentName: 'Parent',
  noParent: 'Tanpa parent',
  ...statusTexts,
  ...auditTexts,
  allStatuses: 'Semua Status',
  allParents: 'Semua Parent',
};
