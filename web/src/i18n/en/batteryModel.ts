import type { batteryModel as base } from '../id/batteryModel';
import { batteryModel as id } from '../id/batteryModel';

export const batteryModel: typeof base = { ...id, add: 'Add a battery model', name: 'Name' };
