/** The price of a kWh at a public charger, rupiah (PLN's tariff L at its highest). */
export const ENERGY_TARIFF = 2467;

/**
 * Watt-hours a kilometre by the motor's power in watts: what makers of each class state for city traffic. A battery's
 * capacity is known in mAh alone, without its voltage, so that a percentage of it cannot be converted to kWh.
 */
const CLASSES: readonly { upTo: number; whPerKm: number }[] = [
  // Scooters and motorcycles.
  { upTo: 6_000, whPerKm: 35 },
  // Three-wheelers and microcars.
  { upTo: 20_000, whPerKm: 80 },
  { upTo: Number.POSITIVE_INFINITY, whPerKm: 150 },
];

/**
 * Computes the energy that driving took.
 * @param power of the vehicle's motor, W
 * @param distance km
 * @returns kWh
 */
export function energyOf(power: number, distance: number): number {
  const whPerKm = CLASSES.find(({ upTo }) => power <= upTo)?.whPerKm ?? 0;
  return (distance * whPerKm) / 1000;
}
