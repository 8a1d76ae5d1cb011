/** Trackers of the small fleet: of a vehicle that Andalas owns and Cepat rents, and of one of Borneo's. */
export const OF_A1 = '490154203237518';
export const OF_B1 = '356938035643809';
export const MINUTE = 60;

/** Noon in Jakarta today: no test crosses midnight. */
export const NOON = Date.parse(
  `${new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)}T12:00+07:00`,
);
/** So many seconds after 11 o'clock. */
export const after = (seconds: number) => new Date(NOON - 3_600_000 + seconds * 1000).toISOString();
