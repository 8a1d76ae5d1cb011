import type { vehicleModel as base } from '../id/vehicle-model';
import { vehicleModel as id } from '../id/vehicle-model';

export const vehicleModel: typeof base = {
  ...id,
  add: 'Add a vehicle model',
  batteryModelWaits: 'Choose a company first.',
};
