import { Repeater } from '@graphql-yoga/subscription';
import { z } from 'zod';
import { GatewayError } from '../../errors/errors.js';
import type { Text } from '../../errors/text.js';
import { coalesceRuns } from '../../events/coalesce-runs.js';
import { every, type FeedSource, onEvent } from '../../events/feed-source.js';
import { SharedFeeds, type Source, type Subscriber } from '../../events/shared-feeds.js';
import { exportStatus } from './export.rest.js';
import type { Export } from './export.types.js';

/** The progress of exports. */
export class ExportFeeds {
  private readonly feeds: SharedFeeds<Export>;

  constructor(source: FeedSource) {
    this.feeds = new SharedFeeds(progressOf(source), true);
  }

  /**
   * The export's current state, then each change.
   * @throws GatewayError NOT_SUPPORTED when the data API has no export status, BAD_USER_INPUT when there is no such export
   */
  async progressed(userId: string, id: string, subscriber: Subscriber): Promise<AsyncIterable<Export>> {
    const progress = this.feeds.subscribe(userId, subscriber, id);
    const first = await progress.next();
    return first.done ? progress : Repeater.merge([[first.value], progress]);
  }
}

const noSuchExport: Text = { id: 'File ini tidak ditemukan.', en: 'There is no such export.' };

const changedExport = z.object({ namaFile: z.string() });

const progressOf =
  (source: FeedSource): Source<Export> =>
  (userId, feed, id) => {
    let newest = '';
    const refresh = coalesceRuns(
      async () => {
        const progress = await feed.request((rest) => rest.read(exportStatus, { namaFile: id }));
        const text = JSON.stringify(progress);
        if (text === newest) return;
        if (!progress && newest === '') feed.fail(new GatewayError('BAD_USER_INPUT', noSuchExport));
        newest = text;
        if (progress) feed.emit(progress);
      },
      (error) => {
        // The first failure is reported to the subscriber; after a later one, the next poll follows.
        if (newest === '' && error instanceof GatewayError) feed.fail(error);
        else source.log.warn({ err: error }, 'an export could not be polled');
      },
    );
    // Listen before the first poll, so that a change during it causes another.
    const stop =
      'pollMs' in source
        ? every(source.pollMs, refresh)
        : onEvent(source, userId, 'export.changed', changedExport, ({ namaFile }) => {
            if (namaFile === id) refresh();
          });
    refresh();
    return stop;
  };
