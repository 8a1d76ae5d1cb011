import { i18n } from '../i18n/i18n';
import { map } from '../i18n/id/map';

/** The texts of maps and of the picker. */
export const messages = i18n('map', map);
