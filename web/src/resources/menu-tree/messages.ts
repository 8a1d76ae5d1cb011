import { i18n } from '../../i18n/i18n';
import { menuForm } from '../../i18n/id/menuForm';
import { menuTree } from '../../i18n/id/menuTree';

export const formMessages = i18n('menuForm', menuForm);
export const messages = i18n('menuTree', menuTree);
