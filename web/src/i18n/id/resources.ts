import { complaintWords } from './complaint-words';

/* The texts of the resources' screens. */

/** The headers of who made a record and changed it last, and when, as every list has them. */
const auditTexts = {
  createdBy: 'Created By',
  createdAt: 'Created Date',
  updatedBy: 'Modified By',
  updatedAt: 'Modified Date',
};

/** Whether a record is in use. */
const statusTexts = {
  isActive: 'Status',
  active: 'Aktif',
  inactive: 'Tidak Aktif',
};

/** Manage Vehicle. */
export const vehicle = {
  title: 'Manage Vehicle',
  record: 'Vehicle',
  add: 'Tambah Vehicle',
  detail: 'Detail, posisi dan riwayat perjalanan',
  tenantName: 'Company Tenant',
  supplierName: 'Company Supplier',
  model: 'Vehicle Model',
  imei: 'IMEI',
  licensePlate: 'License Plate',
  serialNumber: 'Serial Number',
  color: 'Color',
  year: 'Year',
  rentStatus: 'Rent Status',
  vehicleStatus: 'Vehicle Status',
  photos: 'Photo',
  ...auditTexts,
  available: 'Available',
  rented: 'Rented',
  booked: 'Booked',
  active: 'Active',
  nonActive: 'Non Active',
  maintenance: 'Maintenance',
  broken: 'Broken',
  unknown: 'Unknown',
  allTenants: 'All Company Tenant',
  allSuppliers: 'All Company Supplier',
  allRentStatuses: 'All Rent Status',
  allVehicleStatuses: 'All Vehicle Status',
  modelWaits: 'Pilih company supplier terlebih dahulu.',
  imeiWrong: 'IMEI harus 15 angka dengan angka periksa yang benar.',
  byContract: 'Mengikuti kontrak: Available selama tidak ada kontrak untuk kendaraan ini.',
  noContract: 'Tidak ada kontrak untuk kendaraan ini.',
  heldBy: 'Kontrak {contractNo}: disewa {tenant} sampai {until}.',
  bookedBy: 'Kontrak {contractNo}: dipesan {tenant} dari {from} sampai {until}.',
  yearWrong: 'Tahun harus 4 angka.',
};

/** Manage Vehicle Model. */
export const vehicleModel = {
  title: 'Manage Vehicle Model',
  record: 'Vehicle Model',
  add: 'Tambah Vehicle Model',
  name: 'Name',
  supplierName: 'Company',
  batteryModelName: 'Battery Model',
  maxMileage: 'Max Mileage (km)',
  power: 'Power (watt)',
  topSpeed: 'Top Speed (km/h)',
  ...auditTexts,
  allCompanies: 'All Company',
  allBatteryModels: 'All Battery Model',
  batteryModelWaits: 'Pilih company terlebih dahulu.',
};

/** Manage Battery Model. */
export const batteryModel = {
  title: 'Manage Battery Model',
  record: 'Battery Model',
  add: 'Tambah Battery Model',
  name: 'Nama',
  supplierName: 'Company',
  type: 'Battery Type',
  capacity: 'Max Capacity',
  maxCapacity: 'Max Capacity (mAh)',
  charge: 'Charge',
  swap: 'Swap',
  unknown: 'Unknown',
  ...auditTexts,
  allCompanies: 'All Company',
  allTypes: 'All Battery Type',
};

/** Manage Charging Station. */
export const chargingStation = {
  title: 'Manage Charging Station',
  record: 'Charging Station',
  add: 'Tambah Charging Station',
  name: 'Name',
  facility: 'Facility',
  address: 'Address',
  totalSuppliers: 'Total Companies',
  ...auditTexts,
  position: 'Latitude-Longitude',
  photos: 'Photo',
  supplierIds: 'Company Supplier',
  maps: 'Maps',
  photoMissing: 'Harap menambahkan foto terlebih dahulu',
  companyMissing: 'Harap memilih perusahaan terlebih dahulu',
};

/** Manage Complaint Category. */
export const complaintCategory = {
  title: 'Manage Complaint Category',
  record: 'Complaint Category',
  add: 'Tambah Complaint Category',
  supplierName: 'Company Supplier',
  name: 'Nama Category',
  description: 'Deskripsi Category',
  slaDays: 'Estimasi Penyelesaian (hari)',
  ...statusTexts,
  onlyActive: 'Active',
  onlyInactive: 'Non Active',
  ...auditTexts,
  allCompanies: 'All Company Supplier',
  allStatuses: 'All',
};

/** Manage Company Tenant. */
export const companyTenant = {
  title: 'Manage Company Tenant',
  record: 'Company Tenant',
  add: 'Tambah Company Tenant',
  name: 'Name',
  formName: 'Nama',
  companyTypeName: 'Company Type',
  totalVehicles: 'Total Vehicles',
  email: 'Email',
  phone: 'Phone',
  formPhone: 'Tlp',
  address: 'Address',
  formAddress: 'Alamat',
  center: 'Latitude, Longitude',
  radius: 'Radius (m)',
  ...statusTexts,
  startDate: 'Start Date',
  endDate: 'End Date',
  ...auditTexts,
  allStatuses: 'Semua Status',
  emailWrong: 'Invalid e-mail.',
  numberWrong: 'Isi angka.',
};

/** Manage Company Supplier: what a tenant has, and more. */
export const companySupplier = {
  ...companyTenant,
  title: 'Manage Company Supplier',
  record: 'Company Supplier',
  add: 'Tambah Company Supplier',
  callbackUrl: 'Callback URL',
  communication: 'Communication',
  allCommunications: 'All',
  none: 'None',
  pull: 'Pull',
  push: 'Push',
  unknown: 'Unknown',
  username: 'Username',
  password: 'Password',
  loginPath: 'Login Path',
};

/** Manage Company Contract. */
export const contract = {
  title: 'Manage Company Contract',
  record: 'Company Contract',
  add: 'Tambah Company Contract',
  tenantName: 'Company Tenant',
  company: 'Company',
  contractNo: 'Contract Number',
  name: 'Company Name',
  registeredVehicles: 'Registered Vehicles',
  totalVehicles: 'Total Vehicles',
  maximum: 'Total Vehicles (Maximum)',
  startDate: 'Start Date',
  endDate: 'End Date',
  vehicleIds: 'Vehicles',
  ...auditTexts,
  allTenants: 'All Company Tenant',
  tooMany: 'Kendaraan terpilih melebihi maksimum.',
};

/** The list of complaints and the form of one. */
export const complaint = {
  ...complaintWords,
  title: 'Complaint',
  record: 'Complaint',
  add: 'Tambah Complaint',
  addButton: 'Create Complaint',
  supplierName: 'Company Supplier',
  tenantName: 'Company Tenant',
  categoryName: 'Category',
  vehicle: 'Vehicle',
  complaintTitle: 'Title',
  description: 'Description',
  estimatedCompletion: 'Estimated Completion Date',
  due: 'SLA',
  status: 'Status',
  action: 'Action from Company',
  ...auditTexts,
  licensePlate: 'License Plate',
  reporter: 'Reporter',
  evidence: 'Evidence',
  allCategories: 'All Category',
  allSuppliers: 'All Company Supplier',
  allActions: 'All Action',
  allStatuses: 'All Status',
  all: 'All',
  chooseVehicle: 'Pilih vehicle',
  categoryWaits: 'Pilih vehicle terlebih dahulu',
};

/** Manage User. */
export const user = {
  title: 'Manage User',
  record: 'User',
  add: 'Tambah User',
  name: 'Name',
  formName: 'Nama',
  companyName: 'Company',
  companyType: 'Company Type',
  email: 'Email',
  phone: 'Phone',
  formPhone: 'Tlp',
  address: 'Address',
  formAddress: 'Alamat',
  username: 'Username',
  usernameHint: 'Kosongkan untuk memakai email.',
  userTypeName: 'User Type',
  formUserType: 'Type',
  isActive: 'Status',
  active: 'Active',
  inactive: 'Non Active',
  photo: 'Photo',
  ...auditTexts,
  allCompanyTypes: 'All Company Type',
  allCompanies: 'All Company',
  allStatuses: 'All',
  userTypeWaits: 'Pilih company terlebih dahulu.',
  emailWrong: 'Invalid e-mail.',
};

/** Manage Menu per Tipe User. */
export const userType = {
  title: 'Manage Menu per Tipe User',
  record: 'Tipe User',
  add: 'Tambah Tipe User',
  addButton: 'Add Tipe User',
  name: 'Name',
  email: 'Email',
  companyTypeName: 'Company Type',
  ...statusTexts,
  isAdmin: 'Is Admin',
  administrator: 'Administrator',
  ordinary: 'Biasa',
  menuIds: 'Menu',
  ...auditTexts,
  allStatuses: 'Semua Status',
  allCompanyTypes: 'All Company Type',
};

/** Manage Menu. */
export const menu = {
  title: 'Manage Menu',
  record: 'Menu',
  add: 'Tambah Menu',
  name: 'Name',
  description: 'Description',
  path: 'Path',
  pathHint: 'Layar yang dibuka menu ini; grup hanya memuat menu lain.',
  noScreen: 'Aktif, tanpa layar',
  required: '*Required',
  icon: 'Icon',
  order: 'Order',
  parentName: 'Parent',
  noParent: 'Tanpa parent',
  ...statusTexts,
  ...auditTexts,
  allStatuses: 'Semua Status',
  allParents: 'Semua Parent',
};
