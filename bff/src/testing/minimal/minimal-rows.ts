/**
 * Rows with only the fields of the specification's section 3, in the least convenient format: ids and numbers are strings, lists are
 * null, date-times have no offset, and codes are unknown.
 */
const audit = {
  createdBy: 'Admin',
  createdDate: '2026-01-05 08:30',
  updatedBy: null,
  updatedDate: '2026-02-01 10:00:30',
};

export const sessionUser = {
  id: '7',
  name: 'Budi Santoso',
  email: 'budi@supplier.test',
  address: 'Jl. Sudirman 1',
  isActive: '1',
  phone: '081234567890',
  idCompany: '3',
  companyName: 'Volta Rental',
  idUserType: '4',
  userTypeName: 'Supplier staff',
  username: 'budi',
  photo: null,
  ...audit,
};

const menu = {
  id: '11',
  name: 'Vehicle',
  description: 'Vehicles',
  icon: null,
  path: 'vehicle/manage',
  order: '1',
  parent: '10',
  parentName: 'Fleet',
  isActive: '1',
  ...audit,
};

export const sessionMenus = [
  {
    id: '10',
    name: 'Fleet',
    path: null,
    parent: null,
    kodeMenu: 'F',
    hasParent: '0',
    child: [{ ...menu, child: null }],
  },
];

const company = {
  name: 'Kirim Cepat',
  companyTypeName: 'Tenant',
  totalVehicle: '10',
  email: 'halo@kirimcepat.test',
  noTelephone: '02155501234',
  address: 'Jl. Sudirman 1',
  centerPointLatitude: '-6.176',
  centerPointLongitude: '106.827',
  radius: '500',
  isActive: '1',
  startDate: '2026-01-01',
  endDate: '2026-12-31 00:00',
  startDateText: '1 January 2026',
  endDateText: '31 December 2026',
  ...audit,
};

const vehicle = {
  companySupplierId: '3',
  companySupplierName: 'Volta Rental',
  companyTenantId: null,
  companyTenantName: null,
  vehicleModelId: '8',
  vehicleModelName: 'Volta Hatch',
  imei: null,
  serialNumber: 'SN',
  warna: 'Merah',
  year: '2024',
  rentStatus: '7',
  vehicleStatus: '1',
  photo: null,
  batteryName: 'LFP 72V',
  batteryType: '9',
  maxCapacity: '20000',
  ...audit,
};

const complaint = {
  id: '61',
  companySupplierName: 'Volta Rental',
  companyTenantName: 'Kirim Cepat',
  complaintCategoryId: '9',
  complaintCategoryName: 'Rem',
  vehicleId: '34',
  vehicleName: 'B 34 XYZ',
  title: 'Rem berdecit',
  description: null,
  estimationDate: '2026-11-20 00:00',
  status: '8',
  action: null,
  actionId: null,
  reportEvidence: null,
  ...audit,
};

export const notification = (id: number) => ({
  id: String(id),
  title: 'Keluhan baru',
  description: 'Rem berdecit',
  updatedDate: '2026-11-20 09:00',
  isRead: '0',
  path: null,
});

/** The rows of each `X/view` by its path. */
export const views: Readonly<Record<string, readonly object[]>> = {
  'user/view': [sessionUser],
  'menu/view': [menu],
  'user_type/view': [
    {
      id: '4',
      name: 'Supplier staff',
      companyTypeId: '9',
      companyTypeName: 'Partner',
      isActive: '1',
      isAdmin: '0',
      listMenu: null,
      ...audit,
    },
  ],
  'company_tenant/view': [{ id: '5', ...company }],
  'company_supplier/view': [
    {
      id: '3',
      ...company,
      name: 'Volta Rental',
      callbackUrl: '-',
      communication: '6',
      username: null,
      password: null,
      pathLogin: null,
    },
    {
      id: '5',
      ...company,
      callbackUrl: '-',
      communication: '0',
      username: null,
      password: null,
      pathLogin: null,
    },
  ],
  'vehicle_contract/view': [
    {
      id: '12',
      companyTenantId: '5',
      companyTenantName: 'Kirim Cepat',
      contractNo: 'KTR/2026/012',
      registeredVehicle: '0',
      totalVehicle: '10',
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      startDateText: '1 January 2026',
      endDateText: '31 December 2026',
      vehicleList: null,
      ...audit,
    },
  ],
  // More than one page of this server.
  'vehicle/view': Array.from({ length: 250 }, (_, index) => ({
    id: String(250 - index),
    licensePlate: `B ${250 - index} XYZ`,
    ...vehicle,
  })),
  'vehicle_model/view': [
    {
      id: '8',
      name: 'Volta Hatch',
      companyId: '3',
      companyName: 'Volta Rental',
      batteryModelId: '6',
      batteryModelName: 'LFP 60V',
      maxMileage: '210',
      power: '30000',
      topSpeed: '105.5',
      ...audit,
    },
  ],
  'battery_model/view': [
    {
      id: '6',
      companyName: 'Volta Rental',
      idCompany: '3',
      name: 'LFP 60V',
      maxCapacity: '24000',
      batteryType: '5',
      ...audit,
    },
  ],
  'charging_station/view': [
    {
      id: '4',
      name: 'SPKLU Gambir',
      facility: 'Mushola',
      address: 'Jl. Medan Merdeka Barat 1',
      latitude: '-6.1764',
      longitude: '106.8191',
      photo: null,
      listCompany: null,
      ...audit,
    },
  ],
  'complaint/view': [complaint],
  'complaint_category/view': [
    {
      id: '9',
      companyName: 'Volta Rental',
      idCompany: '3',
      name: 'Rem',
      description: null,
      sla: '3',
      isActive: '1',
      ...audit,
    },
  ],
};

/** `complaint/view/{id}`; comments of the specification have no ids. */
export const complaintDetail = (comments: number) => ({
  complaintDto: { ...complaint, isTenant: '0', isSupplier: '1', isDone: '0', isClose: '0' },
  complaintComments:
    comments === 0
      ? null
      : Array.from({ length: comments }, (_, index) => ({
          complaintId: '61',
          description: `Komentar ${index + 1}`,
          photo: null,
          sender: '0',
          name: 'Sari',
          createdDate: '2026-11-18 09:00',
        })),
});

/** The response to the `call`th request of `dashboard`: one vehicle has moved, and one more is booked. */
export const dashboard = (call: number) => ({
  vehicleStatus: null,
  trackHistoryLatest: [
    {
      companySupplierName: 'Volta Rental',
      licensePlate: 'B 34 XYZ',
      vehicleModelName: 'Volta Hatch',
      speed: '31.5',
      course: '90',
      gpsDate: '2026-11-21 10:04:05',
    },
  ],
  vehicleRentStatus: { available: '6', rented: '7', booked: String(1 + call) },
  averageSpeed: '24.8',
  limitTraveled: '-',
  latestPosition: [
    { latitude: '-6.2', longitude: '106.8', companySupplierName: 'Volta Rental' },
    { vehicleId: '34', latitude: '-6.3', longitude: String(106.8 + call / 1000) },
  ],
});

export const trips = {
  latitudeLastCoordinate: '-6.2',
  longitudeLastCoordinate: '106.8',
  addressLastCoordinate: '-',
  tripHistory: {
    data: [
      {
        id: '7',
        distance: '12.5',
        startDate: '2026-11-20 08:00',
        endDate: '2026-11-20 08:40',
        startAddress: 'Gambir',
        endAddress: '-',
        speedCount: '40',
        averageSpeed: '18.7',
        maxSpeed: '44',
      },
    ],
    totalRow: '1',
  },
};

export const route = [
  { latitude: '-6.2', longitude: '106.8', gpsDate: '2026-11-20 08:00' },
  { latitude: '-6.21', longitude: '106.81', gpsDate: '2026-11-20 08:01:30' },
];
