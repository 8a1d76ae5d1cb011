import { i18n } from '../../i18n/i18n';
import { downloadsPanel } from '../../i18n/id/downloadsPanel';

export const messages = i18n('downloadsPanel', downloadsPanel);
