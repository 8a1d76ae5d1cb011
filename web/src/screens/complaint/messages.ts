import { i18n } from '../../i18n/i18n';
import { complaintDetail } from '../../i18n/id/complaint-detail';
import { complaintWords } from '../../i18n/id/complaint-words';

export const messages = i18n('complaintDetail', complaintDetail);
export const words = i18n('complaintWords', complaintWords);
