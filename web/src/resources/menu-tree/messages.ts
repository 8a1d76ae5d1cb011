import { i18n } from '../../i18n/i18n';
import { menuTree } from '../../i18n/id/menuTree';

export const messages = i18n('menuTree', menuTree);
