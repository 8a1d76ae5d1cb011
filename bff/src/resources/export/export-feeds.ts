import { z } from 'zod';
import type { FeedSource } from '../../events/feed-source.js';
import { ProgressFeeds } from '../progress-feeds.js';
import { exportStatus } from './export.rest.js';
import type { Export } from './export.types.js';

/** The progress of exports. */
export const exportFeeds = (source: FeedSource) =>
  new ProgressFeeds<Export>(source, {
    noun: 'an export',
    read: (rest, namaFile) => rest.read(exportStatus, { namaFile }),
    event: {
      type: 'export.changed',
      id: z.object({ namaFile: z.string() }).transform(({ namaFile }) => namaFile),
    },
    notFound: { id: 'Berkas ini tidak ditemukan.', en: 'There is no such export.' },
  });

/** The feeds that the subscriptions of exports take. */
export interface ExportLive {
  readonly exports: ProgressFeeds<Export>;
}
