/** Milliseconds after its last reading from which a vehicle is silent, as the data API counts it (`VehicleAttention.SILENT`). */
const SILENT_AFTER = 24 * 3_600_000;
/** Percent of charge under which a battery is low, as the data API counts it (`VehicleAttention.LOW_BATTERY`). */
const LOW_BATTERY = 20;

/** @param time milliseconds since 1970; null for a vehicle without a reading */
export const isSilent = (time: number | null, now: number): boolean =>
  time !== null && now - time > SILENT_AFTER;

export const isLowBattery = (percentage: number | null | undefined): boolean =>
  percentage != null && percentage < LOW_BATTERY;
