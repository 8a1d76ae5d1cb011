import { i18n } from '../../i18n/i18n';
import { vehicleDetail } from '../../i18n/id/vehicle-detail';

export const messages = i18n('vehicleDetail', vehicleDetail);
