import { i18n } from '../../i18n/i18n';
import { complaintWords } from '../../i18n/id/complaint-words';
import { vehicleDetail } from '../../i18n/id/vehicle-detail';

export const messages = i18n('vehicleDetail', vehicleDetail);
export const words = i18n('complaintWords', complaintWords);
