import type { vehicle as base } from '../id/vehicle';
import { vehicle as id } from '../id/vehicle';

/** The specification's column and field names are English already. */
export const vehicle: typeof base = {
  ...id,
  add: 'Add a vehicle',
  detail: 'Detail, position and trip history',
  modelWaits: 'Choose a company supplier first.',
  imeiWrong: 'An IMEI has 15 digits, the last of which checks the others.',
  byContract: 'Follows the contracts: Available while no contract holds this vehicle.',
  noContract: 'No contract holds this vehicle.',
  heldBy: 'Contract {contractNo}: rented to {tenant} until {until}.',
  bookedBy: 'Contract {contractNo}: booked for {tenant} from {from} until {until}.',
  yearWrong: 'A year has 4 digits.',
};
