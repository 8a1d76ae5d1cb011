import { i18n } from '../../i18n/i18n';
import { contractVehicles } from '../../i18n/id/contractVehicles';

export const messages = i18n('contractVehicles', contractVehicles);
