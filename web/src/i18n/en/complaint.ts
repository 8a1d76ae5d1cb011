import type { complaint as base } from '../id/complaint';
import { complaint as id } from '../id/complaint';
import { complaintWords } from './complaint-words';

export const complaint: typeof base = {
  ...id,
  ...complaintWords,
  add: 'Raise a complaint',
  chooseVehicle: 'Choose a vehicle',
  categoryWaits: 'Choose a vehicle first',
};
