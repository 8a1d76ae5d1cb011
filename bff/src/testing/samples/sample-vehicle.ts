/** `vehicle/view`'s row in the data API's format. */
export const vehicleRow = {
  id: 34,
  companySupplierId: 3,
  companySupplierName: 'Volta Rental',
  companyTenantId: 5,
  companyTenantName: 'Kirim Cepat',
  vehicleModelId: 8,
  vehicleModelName: 'Volta Hatch',
  imei: '490154203237518',
  trackerId: 'B1234XYZ',
  licensePlate: 'B 1234 XYZ',
  serialNumber: 'SN-34',
  warna: 'Merah',
  year: 2024,
  rentStatus: 1,
  vehicleStatus: 2,
  warehouse: '1',
  photo: ['http://127.0.0.1:4100/files/load/aa11.jpg', 'bb22.png'],
  batteryName: 'LFP 72V',
  batteryType: '1',
  maxCapacity: 20000,
  telemetry: {
    latitude: -6.2,
    longitude: 106.8,
    address: 'Jl. Thamrin',
    speed: 41.5,
    course: 90,
    batteryPercentage: 80,
    estimatedKm: 55,
    totalKm: 1200.5,
    gpsDate: '2026-11-20 10:00:00',
  },
  contract: {
    id: 12,
    contractNo: 'KTR-12',
    companyTenantName: 'Kirim Cepat',
    startDate: '2026-01-01',
    endDate: '2026-12-31',
  },
  createdBy: 'Admin',
  createdDate: '2026-01-05 08:30',
  updatedBy: 'Budi',
  updatedDate: '2026-02-01T10:00:00+07:00',
  version: 4,
};

/** The same vehicle as GraphQL input. */
export const vehicleInput = {
  modelId: '8',
  licensePlate: 'B 1234 XYZ',
  imei: '490154203237518',
  trackerId: 'B1234XYZ',
  serialNumber: 'SN-34',
  color: 'Merah',
  year: 2024,
  rentStatus: 'RENTED',
  vehicleStatus: 'ACTIVE',
  isInWarehouse: true,
  photos: ['/files/aa11.jpg', '/files/cc33.jpg?w=320'],
  supplierId: '3',
  tenantId: '5',
  version: 4,
};

/** Every scalar field of `Vehicle`. */
export const everyVehicleField = `id licensePlate imei trackerId serialNumber color year rentStatus vehicleStatus isInWarehouse photos
  supplierId supplierName tenantId tenantName modelId modelName batteryName batteryType batteryCapacity
  telemetry { position { latitude longitude } address speed course batteryPercentage estimatedRange odometer measuredAt }
  contract { id contractNo tenantName startDate endDate }
  createdBy createdAt updatedBy updatedAt version`;
