import type { refusals as base } from '../id/refusals';
import type { English } from './english';

export const refusals: English<typeof base> = {
  missingMenu:
    'Your user type, {userType}, does not have the menu {menu}. Ask an Administrator of {company} to add it.',
  notPermitted:
    'Your user type, {userType}, is not permitted to do this. Ask an Administrator of {company} to permit it.',
};
