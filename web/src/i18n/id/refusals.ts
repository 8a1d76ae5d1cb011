import { params } from '@nanostores/i18n';

/** Why something is refused, and who can permit it. */
export const refusals = {
  missingMenu: params(
    'Tipe user anda, {userType}, tidak memiliki menu {menu}. Minta Administrator {company} menambahkannya.',
  ),
  notPermitted: params(
    'Tipe user anda, {userType}, tidak memiliki izin untuk ini. Minta Administrator {company} memberikannya.',
  ),
};
