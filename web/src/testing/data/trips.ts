/** A place as the gateway returns it. */
export const at = (latitude: number, longitude: number) => ({ __typename: 'LatLng', latitude, longitude });

/** The report of the vehicle of the trips. */
export const TELEMETRY = {
  position: at(-6.2, 106.8),
  address: 'Jl. Thamrin, Jakarta',
  speed: 0,
  batteryPercentage: 76,
  estimatedRange: 55.5,
  odometer: 1200,
  measuredAt: '2026-11-21T03:00:00Z',
};

/** A trip of 70 minutes that has ended. */
export const trip = (id: number, changes: object = {}) => ({
  __typename: 'Trip',
  id: String(id),
  distance: 12.4,
  startedAt: '2026-11-21T03:00:00Z',
  endedAt: '2026-11-21T04:10:00Z',
  startAddress: `Jl. Awal ${id}`,
  endAddress: `Jl. Akhir ${id}`,
  endPosition: null,
  speedCount: 310,
  averageSpeed: 27.3,
  topSpeed: 61,
  duration: 70,
  energyUsed: 1.25,
  energyCost: 1987,
  ...changes,
});

/** The points of a trip, half a minute apart. */
export const ROUTE = [0, 30, 60].map((seconds, index) => ({
  position: at(-6.2 + index / 100, 106.8),
  measuredAt: new Date(Date.parse('2026-11-21T03:00:00Z') + seconds * 1000).toISOString(),
  speed: [5, 20, 45][index],
}));
