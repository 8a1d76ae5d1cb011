import { numberFormat } from '../../i18n/numbers';
import { formatClock } from '../../ui/dates/dates';
import { type Moment, momentAt, type Route } from './route';

const formatSpeed = numberFormat({ maximumFractionDigits: 0 });

function elapsed(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** The time of day so many milliseconds after the start; where it is unknown, the time since the start. */
export const clockAt = (route: Route, at: number, moment: Moment | null = momentAt(route, at)): string =>
  moment?.time == null ? elapsed(at) : formatClock(moment.time);

/** The same with the speed, where it is known. */
export function momentText(route: Route, at: number): string {
  const moment = momentAt(route, at);
  const clock = clockAt(route, at, moment);
  return moment?.speed == null ? clock : `${clock} · ${formatSpeed(moment.speed)} km/h`;
}
