import { Callout } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { formatInstant } from '../../../ui/dates/dates';
import { type Fact, Facts } from '../../../ui/Facts';
import { messages } from '../messages';
import { useAge } from '../use-age';
import type { TrackedVehicle } from './operations';

/** When the tracker last reported, and its last error. */
export function LastReport({ tracker }: { tracker: NonNullable<TrackedVehicle['tracker']> }) {
  const t = useStore(messages);
  const age = useAge();
  const { lastSeenAt, lastError, lastErrorAt, links } = tracker;
  const seen: Fact =
    lastSeenAt == null
      ? [t.lastHeard, links.length > 0 ? t.waiting : t.never]
      : [t.lastHeard, age(lastSeenAt), formatInstant(lastSeenAt)];
  return (
    <div className="connect-report stack" aria-live="polite">
      <Facts layout="rows" facts={[seen]} />
      {lastError != null && (
        <Callout intent="danger" title={t.error}>
          {lastError}
          {lastErrorAt != null && <small title={formatInstant(lastErrorAt)}> · {age(lastErrorAt)}</small>}
        </Callout>
      )}
    </div>
  );
}
