import type { chargingStation as base } from '../id/chargingStation';
import { chargingStation as id } from '../id/chargingStation';

export const chargingStation: typeof base = {
  ...id,
  photoMissing: 'Please add a photo first',
  companyMissing: 'Please choose a company first',
};
