import type { chargingStation as base } from '../id/charging-station';
import { chargingStation as id } from '../id/charging-station';

export const chargingStation: typeof base = {
  ...id,
  add: 'Add a charging station',
  photoMissing: 'Please add a photo first',
  companyMissing: 'Please choose a company first',
};
