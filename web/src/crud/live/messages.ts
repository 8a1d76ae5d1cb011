import { i18n } from '../../i18n/i18n';
import { liveList } from '../../i18n/id/live-list';

export const messages = i18n('liveList', liveList);
