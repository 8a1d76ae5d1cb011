import type { userType as base } from '../id/userType';
import { userType as id } from '../id/userType';

export const userType: typeof base = {
  ...id,
  title: 'Manage Menu per User Type',
  name: 'User Type',
  add: 'Add User Type',
  active: 'Active',
  inactive: 'Not Active',
  ordinary: 'Ordinary',
  allStatuses: 'All Status',
};
