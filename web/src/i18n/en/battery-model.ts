import type { batteryModel as base } from '../id/battery-model';
import { batteryModel as id } from '../id/battery-model';

export const batteryModel: typeof base = { ...id, add: 'Add a battery model', name: 'Name' };
