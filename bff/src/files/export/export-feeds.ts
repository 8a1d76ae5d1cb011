import { Repeater } from '@graphql-yoga/subscription';
import type { Logger } from 'pino';
import { z } from 'zod';
import { GatewayError } from '../../errors/errors.js';
import type { Text } from '../../errors/text.js';
import { coalesceRuns } from '../../events/coalesce-runs.js';
import type { EventBus } from '../../events/event-bus.js';
import { SharedFeeds, type Source, type Subscriber } from '../../events/shared-feeds.js';
import { exportStatus, toExport } from './export.rest.js';
import type { Export } from './export.types.js';

/** Either the data API sends events, or it is polled every `pollMs`. */
export type ExportSource =
  | { readonly bus: EventBus; readonly log: Logger }
  | { readonly pollMs: number; readonly log: Logger };

/** Calls `look` whenever an export may have changed; returns a function that stops it. */
type Trigger = (userId: string, id: string, look: () => void) => () => void;

/** The progress of exports. */
export class ExportFeeds {
  private readonly feeds: SharedFeeds<Export>;

  constructor(source: ExportSource) {
    const trigger = 'bus' in source ? whenItChanges(source.bus) : every(source.pollMs);
    this.feeds = new SharedFeeds(progressOf(trigger, source.log), true);
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

const every =
  (milliseconds: number): Trigger =>
  (_userId, _id, look) => {
    const timer = setInterval(look, milliseconds);
    timer.unref();
    return () => clearInterval(timer);
  };

const noSuchExport: Text = { id: 'File ini tidak ditemukan.', en: 'There is no such export.' };

const changedExport = z.object({ namaFile: z.string() });

const whenItChanges =
  (bus: EventBus): Trigger =>
  (userId, id, look) =>
    bus.onUser(userId, ({ type, data }) => {
      if (type === 'export.changed' && changedExport.safeParse(data).data?.namaFile === id) look();
    });

const progressOf =
  (trigger: Trigger, log: Logger): Source<Export> =>
  (userId, feed, id) => {
    let newest = '';
    const look = coalesceRuns(
      async () => {
        const row = await feed.ask((rest) => rest.read(exportStatus, { namaFile: id }));
        const text = JSON.stringify(row);
        if (text === newest) return;
        if (!row && newest === '') feed.fail(new GatewayError('BAD_USER_INPUT', noSuchExport));
        newest = text;
        if (row) feed.emit(toExport(row));
      },
      (error) => {
        // The first failure is reported to the subscriber; after a later one, the next poll follows.
        if (newest === '' && error instanceof GatewayError) feed.fail(error);
        else log.warn({ err: error }, 'an export could not be polled');
      },
    );
    // Listen before the first poll, so that a change during it causes another.
    const stop = trigger(userId, id, look);
    look();
    return stop;
  };
