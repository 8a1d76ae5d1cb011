import { i18n } from '../../i18n/i18n';
import { contractVehicles } from '../../i18n/id/contract-vehicles';

export const messages = i18n('contractVehicles', contractVehicles);
