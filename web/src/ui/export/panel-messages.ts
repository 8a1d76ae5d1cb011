import { i18n } from '../../i18n/i18n';
import { downloadsPanel } from '../../i18n/id/downloads-panel';

export const messages = i18n('downloadsPanel', downloadsPanel);
