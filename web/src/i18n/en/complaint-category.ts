import type { complaintCategory as base } from '../id/complaint-category';
import { complaintCategory as id } from '../id/complaint-category';

export const complaintCategory: typeof base = {
  ...id,
  add: 'Add a complaint category',
  name: 'Category Name',
  description: 'Category Description',
  slaDays: 'Estimated Completion (days)',
  active: 'Active',
  inactive: 'Not Active',
};
