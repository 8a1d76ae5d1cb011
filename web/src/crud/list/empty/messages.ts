import { i18n } from '../../../i18n/i18n';
import { emptyLists } from '../../../i18n/id/empty-lists';

export const messages = i18n('emptyLists', emptyLists);
