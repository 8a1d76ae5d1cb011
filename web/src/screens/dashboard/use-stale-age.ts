import { useStore } from '@nanostores/react';
import { $locale } from '../../i18n/i18n';
import { isSilent } from '../../map/live/vehicle-limits';
import { ageOf } from '../../ui/dates/dates';

/** Returns the age of a reading that is so old that its vehicle counts as silent; null for another one. */
export function useStaleAge(): (measuredAt: string | null | undefined) => string | null {
  useStore($locale);
  return (measuredAt) => {
    const now = Date.now();
    return measuredAt != null && isSilent(Date.parse(measuredAt), now) ? ageOf(measuredAt, now) : null;
  };
}
