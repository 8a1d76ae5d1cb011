/** A row of the status table in the data API's format. */
export const statusRowSample = {
  vehicleId: 34,
  companySupplierId: 3,
  companySupplierName: 'Volta Rental',
  licensePlate: 'B 1234 XYZ',
  vehicleModelName: 'Volta Hatch',
  speed: 31.5,
  course: 90,
  batteryPercentage: 76,
  totalKm: 10234.5,
  gpsDate: '2026-11-21T03:04:05.000Z',
  latitude: -6.2,
  longitude: 106.8,
};

/** A position of `latestPosition` and of the event `vehicle.positions`. */
export const positionSample = (vehicleId: number, latitude = -6.2, companySupplierId = 3) => ({
  vehicleId,
  licensePlate: `B ${vehicleId} XYZ`,
  latitude,
  longitude: 106.8,
  companySupplierId,
  companySupplierName: 'Volta Rental',
  gpsDate: '2026-11-21T03:04:05.000Z',
  speed: 31.5,
  course: 90,
});

/** The response of `dashboard`. */
export const dashboardSample = {
  vehicleStatus: { active: 5, nonActive: 4, maintenance: 3, broken: 2 },
  vehicleRentStatus: { available: 6, rented: 7, booked: 1 },
  attention: {
    complaintsOverdue: 2,
    complaintsNew: 5,
    vehiclesSilent: 10_001,
    vehiclesLowBattery: 0,
    vehiclesOutOfService: 1,
    contractsEnding: null,
  },
  averageSpeed: 24.8,
  limitTraveled: 1234.5,
  hours: [
    { hour: 0, distance: 0, averageSpeed: null },
    { hour: 1, distance: 12.5, averageSpeed: 31.2 },
  ],
  batteryHealth: { high: 120, medium: 200, low: 80 },
  trackHistoryLatest: [statusRowSample],
  latestPosition: [positionSample(34)],
};
