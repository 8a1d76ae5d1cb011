import type { vehicleModel as base } from '../id/vehicleModel';
import { vehicleModel as id } from '../id/vehicleModel';

export const vehicleModel: typeof base = {
  ...id,
  batteryModelWaits: 'Choose a company first.',
};
