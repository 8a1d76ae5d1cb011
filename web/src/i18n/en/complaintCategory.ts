import type { complaintCategory as base } from '../id/complaintCategory';
import { complaintCategory as id } from '../id/complaintCategory';

export const complaintCategory: typeof base = {
  ...id,
  categoryName: 'Category Name',
  description: 'Category Description',
  days: 'Estimated Completion (days)',
  active: 'Active',
  inactive: 'Not Active',
};
