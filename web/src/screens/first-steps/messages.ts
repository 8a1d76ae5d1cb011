import { i18n } from '../../i18n/i18n';
import { firstSteps } from '../../i18n/id/first-steps';

export const messages = i18n('firstSteps', firstSteps);
