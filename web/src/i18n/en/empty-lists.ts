import type { emptyLists as base } from '../id/empty-lists';
import type { English } from './english';

export const emptyLists: English<typeof base> = {
  noMatch: 'No data matches this filter.',
  clearFilter: 'Clear filter',
  first: 'Add the first {name}',
  notYours: 'There is no data for you to see yet.',
  vehicle: 'The vehicles of the fleet: their plates, models, suppliers, status and position.',
  vehicleModel: 'Vehicle models by supplier. Each vehicle has one model.',
  batteryModel: 'Battery models by supplier, which vehicle models use.',
  chargingStation: 'Charging stations, and the suppliers that use them.',
  contract: 'Rental contracts: who rents which vehicles, from when until when.',
  complaintCategory: 'Categories of complaints by supplier, with the days until they are solved.',
  complaint: 'Complaints about vehicles, from the first report until they are closed.',
  companyTenant: 'Companies that rent vehicles.',
  companySupplier: 'Companies that own vehicles.',
  user: 'People who can sign in, with their company and user type.',
  userType: 'A user type decides which menus a person may open.',
  menu: 'Menus that user types can be given.',
};
