import { i18n } from '../../i18n/i18n';
import { palette } from '../../i18n/id/palette';

export const messages = i18n('palette', palette);
