/** `tracker/token/view`'s row in the data API's format. */
export const tokenRow = {
  id: 4,
  name: 'Phones',
  companySupplierId: 3,
  companySupplierName: 'Volta Rental',
  createdBy: 'Budi',
  createdDate: '2026-11-01T10:00:00+07:00',
  lastUsedDate: '2026-11-19 23:00',
  revokedDate: null,
};

/** `tracker/device/view`'s row of an unknown device. */
export const deviceRow = {
  id: 9,
  deviceId: 'B 1234 XYZ',
  companySupplierId: 3,
  companySupplierName: 'Volta Rental',
  vehicleId: null,
  licensePlate: null,
  firstSeen: '2026-11-20 10:00:00',
  lastSeen: '2026-11-20 10:05:00',
  lastError: 'lat is missing',
  lastErrorDate: '2026-11-20 10:01:00',
  readingsLastMinute: 2,
};

/** `vehicle/tracker`'s data. */
export const trackerRow = {
  trackerId: 'B1234XYZ',
  imei: null,
  lastSeen: '2026-11-20T10:05:00+07:00',
  lastError: null,
  lastErrorDate: null,
  links: [
    {
      tokenId: 4,
      tokenName: 'Phones',
      path: '/track/tracker-secret?id=B1234XYZ&interval=30&service=true',
    },
  ],
};
