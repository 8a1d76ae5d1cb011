import type { complaint as base } from '../id/complaint';
import { complaint as id } from '../id/complaint';
import { complaintWords } from './complaintWords';

export const complaint: typeof base = {
  ...id,
  ...complaintWords,
  chooseVehicle: 'Choose a vehicle',
  categoryWaits: 'Choose a vehicle first',
};
