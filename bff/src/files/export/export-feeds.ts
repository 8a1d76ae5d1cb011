import { Repeater } from '@graphql-yoga/subscription';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { EventBus } from '../../events/event-bus.js';
import { oneAtATime } from '../../events/one-at-a-time.js';
import { SharedFeeds, type Source, type Subscriber } from '../../events/shared-feeds.js';
import { GatewayError } from '../../schema/errors.js';
import type { Text } from '../../schema/text.js';
import { exportStatus, toExport } from './export.rest.js';
import type { Export } from './export.types.js';

/** Either the data API tells what happens, or it is asked every `pollMs` (contract, section 6). */
export type ExportSource =
  | { readonly bus: EventBus; readonly log: Logger }
  | { readonly pollMs: number; readonly log: Logger };

/** When to look at an export again: calls `look`, answers the way to stop. */
type Trigger = (userId: string, id: string, look: () => void) => () => void;

/** How far exports are. */
export class ExportFeeds {
  private readonly feeds: SharedFeeds<Export>;

  constructor(source: ExportSource) {
    const trigger = 'bus' in source ? whenItChanges(source.bus) : every(source.pollMs);
    this.feeds = new SharedFeeds(progressOf(trigger, source.log), true);
  }

  /**
   * The export as it is: now, and whenever it goes on.
   * @throws GatewayError NOT_SUPPORTED where the data API does not tell, BAD_USER_INPUT when there is no such export
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
    const look = oneAtATime(
      async () => {
        const row = await feed.ask((rest) => rest.read(exportStatus, { namaFile: id }));
        const text = JSON.stringify(row);
        if (text === newest) return;
        if (!row && newest === '') feed.fail(new GatewayError('BAD_USER_INPUT', noSuchExport));
        newest = text;
        if (row) feed.emit(toExport(row));
      },
      (error) => {
        // Who cannot be told how far it is learns that at once; a later look that fails is followed by another.
        if (newest === '' && error instanceof GatewayError) feed.fail(error);
        else log.warn({ err: error }, 'An export could not be looked at');
      },
    );
    // Listening first: what happens while the first look is under way makes for another.
    const stop = trigger(userId, id, look);
    look();
    return stop;
  };
