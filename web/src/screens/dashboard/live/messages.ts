import { i18n } from '../../../i18n/i18n';
import { liveMap } from '../../../i18n/id/live-map';

export const messages = i18n('liveMap', liveMap);
