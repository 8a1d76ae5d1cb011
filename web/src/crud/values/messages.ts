import { i18n } from '../../i18n/i18n';
import { changes } from '../../i18n/id/changes';

/** The texts about changes of a record: a save's own, and other users'. */
export const messages = i18n('changes', changes);
