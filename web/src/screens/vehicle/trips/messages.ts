import { i18n } from '../../../i18n/i18n';
import { tripHistory } from '../../../i18n/id/trip-history';

export const tripMessages = i18n('tripHistory', tripHistory);
