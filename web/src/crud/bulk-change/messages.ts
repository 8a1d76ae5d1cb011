import { i18n } from '../../i18n/i18n';
import { bulk } from '../../i18n/id/bulk';

export const messages = i18n('bulk', bulk);
