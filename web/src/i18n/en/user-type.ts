import type { userType as base } from '../id/user-type';
import { userType as id } from '../id/user-type';

export const userType: typeof base = {
  ...id,
  add: 'Add a user type',
  title: 'Manage Menu per User Type',
  record: 'User Type',
  addButton: 'Add User Type',
  active: 'Active',
  inactive: 'Not Active',
  ordinary: 'Ordinary',
  allStatuses: 'All Status',
};
