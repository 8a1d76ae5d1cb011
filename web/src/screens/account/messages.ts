import { i18n } from '../../i18n/i18n';
import { account } from '../../i18n/id/account';

export const messages = i18n('account', account);
