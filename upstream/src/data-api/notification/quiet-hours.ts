import { sql } from 'kysely';
import type { Services } from '../services/services.js';

/** The time in the fleet's time zone, `HH:MM`: Sweden writes it so. */
export const localTime = ({ now, timeZone }: Pick<Services, 'now' | 'timeZone'>): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' }).format(now());

/** Checks whether it is within the quiet hours of the settings `own`, which may go past midnight. @param time `HH:MM` */
export const isQuiet = (time: string) => sql<boolean>`coalesce(
  case when own.quiet_from < own.quiet_to then ${time}::time >= own.quiet_from and ${time}::time < own.quiet_to
    else ${time}::time >= own.quiet_from or ${time}::time < own.quiet_to end, false)`;
