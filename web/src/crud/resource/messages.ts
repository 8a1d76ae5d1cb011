import { i18n } from '../../i18n/i18n';
import { crud } from '../../i18n/id/crud';

/** The texts that all list screens share. */
export const messages = i18n('crud', crud);
