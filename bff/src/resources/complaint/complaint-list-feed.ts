import { z } from 'zod';
import { atMostEvery } from '../../events/at-most-every.js';
import { coalesceRuns } from '../../events/coalesce-runs.js';
import { type EventSource, onEvent } from '../../events/feed-source.js';
import type { Source } from '../../events/shared-feeds.js';
import { type Complaint, complaint } from './complaint.js';

/** A complaint that somebody else has raised or changed. */
export interface ListedChange {
  readonly isNew: boolean;
  /** Null: more complaints have changed than are sent at once. */
  readonly complaint: Complaint | null;
}

/** Milliseconds between two requests of complaints, however many events there are. */
const PAUSE = 2_000;
/** Complaints requested at once. */
const MOST_COMPLAINTS = 100;

/**
 * The complaints that others than the user have changed, as the user may read them now: the event does not decide that, and those
 * out of scope are left out.
 */
export const listedChanges =
  (source: EventSource): Source<readonly ListedChange[]> =>
  (userId, feed) => {
    const { optionalId, optionalText, id } = source.schemas;
    const changed = z.object({ id, step: optionalText, byUserId: optionalId });
    /** The complaints that have changed since the last request; true for a new one. */
    const waiting = new Map<string, boolean>();
    const refresh = coalesceRuns(
      async () => {
        const isNew = new Map(waiting);
        waiting.clear();
        const ids = [...isNew.keys()].slice(0, MOST_COMPLAINTS);
        if (ids.length === 0) return;
        const query = { ids: ids.join(','), page: 1, size: ids.length };
        const page = await feed.request((rest) => rest.page(complaint.view, query));
        if (page === null) return;
        // A data API without `ids=` returns any rows.
        const changes: ListedChange[] = page.rows
          .filter((row) => isNew.has(row.id))
          .map((row) => ({ isNew: isNew.get(row.id) === true, complaint: row }));
        if (isNew.size > ids.length) changes.push({ isNew: false, complaint: null });
        if (changes.length > 0) feed.emit(changes);
      },
      (error) => source.log.warn({ err: error }, 'Changed complaints could not be fetched'),
    );
    const paced = atMostEvery(PAUSE, refresh);
    const stop = onEvent(source, userId, 'complaint.changed', changed, (event) => {
      if (event.byUserId === userId) return;
      waiting.set(event.id, waiting.get(event.id) === true || event.step === 'raise');
      paced.run();
    });
    return () => {
      stop();
      paced.stop();
    };
  };
