import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $locale } from '../../i18n/i18n';
import { formatWhen } from '../../ui/dates/dates';

/** Milliseconds. */
const REFRESH = 5_000;

/** A function that returns the age or the date of an instant; the component renders again as time passes. */
export function useAge(): (instant: string) => string {
  useStore($locale);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH);
    return () => clearInterval(timer);
  }, []);
  // A response may be newer than the last tick.
  return (instant) => formatWhen(instant, Math.max(now, Date.now()));
}
