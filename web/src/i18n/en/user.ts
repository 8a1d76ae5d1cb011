import type { user as base } from '../id/user';
import { user as id } from '../id/user';

export const user: typeof base = {
  ...id,
  add: 'Add a user',
  formName: 'Name',
  formPhone: 'Phone',
  formAddress: 'Address',
  usernameHint: 'Leave empty to use the email.',
  userTypeWaits: 'Choose a company first.',
};
