import { i18n } from '../../i18n/i18n';
import { menuForm } from '../../i18n/id/menu-form';
import { menuTree } from '../../i18n/id/menu-tree';

export const formMessages = i18n('menuForm', menuForm);
export const messages = i18n('menuTree', menuTree);
