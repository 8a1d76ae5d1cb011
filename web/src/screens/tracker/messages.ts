import { i18n } from '../../i18n/i18n';
import { trackers } from '../../i18n/id/trackers';

export const messages = i18n('trackers', trackers);
