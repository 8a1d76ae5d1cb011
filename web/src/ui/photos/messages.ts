import { i18n } from '../../i18n/i18n';
import { photos } from '../../i18n/id/photos';

export const messages = i18n('photos', photos);
