import { z } from 'zod';
import type { FeedSource } from '../../events/feed-source.js';
import { ProgressFeeds } from '../progress-feeds.js';
import { bulkChangeView } from './bulk-change.rest.js';
import type { BulkChange } from './bulk-change.types.js';

/** The progress of bulk changes. */
export const bulkChangeFeeds = (source: FeedSource) =>
  new ProgressFeeds<BulkChange>(source, {
    noun: 'a bulk change',
    read: (rest, id) => rest.byId(bulkChangeView, id),
    event: { type: 'bulk.changed', id: z.object({ id: z.int() }).transform(({ id }) => String(id)) },
    notFound: { id: 'Perubahan massal ini tidak ditemukan.', en: 'There is no such bulk change.' },
  });

/** The feeds that the subscriptions of bulk changes take. */
export interface BulkChangeLive {
  readonly bulkChanges: ProgressFeeds<BulkChange>;
}
