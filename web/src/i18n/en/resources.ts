import * as id from '../id/resources';
import { complaintWords } from './complaint-words';

/* The texts of the resources' screens; the specification's column and field names are English already. */

export const vehicle: typeof id.vehicle = {
  ...id.vehicle,
  add: 'Add a vehicle',
  detail: 'Detail, position and trip history',
  nonActive: 'Inactive',
  isInWarehouse: 'Warehouse',
  inWarehouse: 'In warehouse',
  notInWarehouse: 'Not in warehouse',
  trackerId: 'Tracker ID',
  battery: 'Battery',
  lastSeen: 'Last Seen',
  contract: 'Contract',
  addToContract: 'Add to a contract',
  modelWaits: 'Choose a company supplier first.',
  imeiWrong: 'An IMEI has 15 digits, the last of which must be the right check digit.',
  byContract: 'Set by the contracts: Available while no contract includes this vehicle.',
  noContract: 'No contract includes this vehicle.',
  heldBy: 'Contract {contractNo}: rented to {tenant} until {until}.',
  bookedBy: 'Contract {contractNo}: booked for {tenant} from {from} until {until}.',
  yearWrong: 'A year has 4 digits.',
  attention: 'Needs attention',
  allAttentions: 'All vehicles',
  silent: 'No report for 24 hours',
  lowBattery: 'Battery under 20%',
  outOfService: 'Broken or in maintenance, but rented',
};

export const vehicleModel: typeof id.vehicleModel = {
  ...id.vehicleModel,
  add: 'Add a vehicle model',
  batteryModelWaits: 'Choose a company first.',
};

export const batteryModel: typeof id.batteryModel = {
  ...id.batteryModel,
  add: 'Add a battery model',
  name: 'Name',
};

export const chargingStation: typeof id.chargingStation = {
  ...id.chargingStation,
  add: 'Add a charging station',
  allOnMap: 'All charging stations on one map',
  photoMissing: 'Please add a photo first',
  companyMissing: 'Please choose a company first',
};

export const complaintCategory: typeof id.complaintCategory = {
  ...id.complaintCategory,
  add: 'Add a complaint category',
  name: 'Category Name',
  description: 'Category Description',
  slaDays: 'Estimated Completion (days)',
  onlyInactive: 'Inactive',
  active: 'Active',
  inactive: 'Inactive',
};

export const companyTenant: typeof id.companyTenant = {
  ...id.companyTenant,
  add: 'Add a tenant',
  formName: 'Name',
  formPhone: 'Phone',
  formAddress: 'Address',
  active: 'Active',
  inactive: 'Inactive',
  allStatuses: 'All statuses',
  numberWrong: 'Enter a number.',
};

export const companySupplier: typeof id.companySupplier = {
  ...id.companySupplier,
  ...companyTenant,
  title: id.companySupplier.title,
  record: id.companySupplier.record,
  add: 'Add a supplier',
};

export const contract: typeof id.contract = {
  ...id.contract,
  add: 'Add a contract',
  tooMany: 'More vehicles are chosen than the maximum.',
  endsWithin: 'Ends',
  allEnds: 'All',
  days7: 'Within 7 days',
  days30: 'Within 30 days',
  days90: 'Within 90 days',
  state: 'Contract status',
  allStates: 'All',
  ahead: 'Upcoming',
  inForce: 'In force',
  ending: 'Ending in 30 days',
  ended: 'Ended',
  renew: 'Renew contract',
  renews: 'Continues contract {contractNo}: check the entries, then save.',
};

export const complaint: typeof id.complaint = {
  ...id.complaint,
  ...complaintWords,
  add: 'Raise a complaint',
  number: 'Ticket No.',
  age: 'Age',
  overdueFor: 'Overdue',
  estimatedTime: 'Estimated Completion Time',
  priority: 'Priority',
  assigneeName: 'Assignee',
  allPriorities: 'All priorities',
  allAssignees: 'All assignees',
  chooseVehicle: 'Choose a vehicle',
  categoryWaits: 'Choose a vehicle first.',
};

export const user: typeof id.user = {
  ...id.user,
  add: 'Add a user',
  formName: 'Name',
  formPhone: 'Phone',
  formAddress: 'Address',
  active: 'Active',
  inactive: 'Inactive',
  onlyInactive: 'Inactive',
  usernameHint: 'Leave empty to use the e-mail.',
  office: 'Office',
  reportsTo: 'Reports to',
  userTypeWaits: 'Choose a company first.',
};

export const userType: typeof id.userType = {
  ...id.userType,
  add: 'Add a user type',
  title: 'Manage Menu per User Type',
  record: 'User Type',
  addButton: 'Add User Type',
  active: 'Active',
  inactive: 'Inactive',
  ordinary: 'Ordinary',
  allStatuses: 'All statuses',
};

export const menu: typeof id.menu = {
  ...id.menu,
  add: 'Add a menu',
  pathHint: 'The screen that this menu opens; a group only holds other menus.',
  noScreen: 'Active, no screen',
  noParent: 'No parent',
  active: 'Active',
  inactive: 'Inactive',
  allStatuses: 'All statuses',
  allParents: 'All parents',
};
