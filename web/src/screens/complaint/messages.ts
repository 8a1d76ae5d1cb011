import { i18n } from '../../i18n/i18n';
import { complaintDetail } from '../../i18n/id/complaintDetail';
import { complaintWords } from '../../i18n/id/complaintWords';

export const messages = i18n('complaintDetail', complaintDetail);
export const words = i18n('complaintWords', complaintWords);
