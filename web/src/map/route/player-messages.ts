import { i18n } from '../../i18n/i18n';
import { tripPlayer } from '../../i18n/id/trip-player';

export const playerMessages = i18n('tripPlayer', tripPlayer);
