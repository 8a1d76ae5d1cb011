import type { vehicleModel as base } from '../id/vehicleModel';
import { vehicleModel as id } from '../id/vehicleModel';

export const vehicleModel: typeof base = {
  ...id,
  add: 'Add a vehicle model',
  batteryModelWaits: 'Choose a company first.',
};
