import type { z } from 'zod';
import { GatewayError } from '../errors/errors.js';
import type { Text } from '../errors/text.js';
import { coalesceRuns } from '../events/coalesce-runs.js';
import { every, type FeedSource, onEvent } from '../events/feed-source.js';
import { SharedFeeds, type Source, type Subscriber } from '../events/shared-feeds.js';
import type { RestCalls } from '../rest/rest-calls.js';

/** A kind of background job whose progress is published. */
interface ProgressOptions<Progress> {
  /** For the log. */
  readonly noun: string;
  /** The progress of a job; nothing when there is none with this id. */
  read(rest: RestCalls, id: string): Promise<Progress | null | undefined>;
  /** The type of the events about such jobs, and the reader of the id of theirs. */
  readonly event: { readonly type: string; readonly id: z.ZodType<string> };
  readonly notFound: Text;
}

/** The progress of background jobs. */
export class ProgressFeeds<Progress extends object> {
  private readonly feeds: SharedFeeds<Progress>;

  constructor(source: FeedSource, options: ProgressOptions<Progress>) {
    this.feeds = new SharedFeeds(progressOf(source, options), true);
  }

  /**
   * The job's current state, then each change.
   * @throws GatewayError NOT_SUPPORTED when the data API has no such state, BAD_USER_INPUT when there is no such job
   */
  async progressed(userId: string, id: string, subscriber: Subscriber): Promise<AsyncIterable<Progress>> {
    const progress = this.feeds.subscribe(userId, subscriber, id);
    const first = await progress.next();
    return startingWith(first, progress);
  }
}

/** An iterator of which the first result was taken already. A generator could not be ended while it waits for the next one. */
function startingWith<Value>(
  first: IteratorResult<Value>,
  others: AsyncIterator<Value>,
): AsyncIterable<Value> {
  let taken: IteratorResult<Value> | undefined = first;
  const next = () => {
    const result = taken === undefined ? others.next() : Promise.resolve(taken);
    taken = undefined;
    return result;
  };
  const end = async (): Promise<IteratorResult<Value>> =>
    (await others.return?.()) ?? { done: true, value: undefined };
  return { [Symbol.asyncIterator]: () => ({ next, return: end }) };
}

const progressOf =
  <Progress extends object>(
    source: FeedSource,
    { noun, read, event, notFound }: ProgressOptions<Progress>,
  ): Source<Progress> =>
  (userId, feed, id) => {
    let newest = '';
    const refresh = coalesceRuns(
      async () => {
        const progress = await feed.request((rest) => read(rest, id));
        const text = JSON.stringify(progress);
        if (text === newest) return;
        if (!progress && newest === '') feed.fail(new GatewayError('BAD_USER_INPUT', notFound));
        newest = text;
        if (progress) feed.emit(progress);
      },
      (error) => {
        // The first failure is reported to the subscriber; after a later one, the next poll follows.
        if (newest === '' && error instanceof GatewayError) feed.fail(error);
        else source.log.warn({ err: error }, `${noun} could not be polled`);
      },
    );
    // Listen before the first poll, so that a change during it causes another.
    const stop =
      'pollMs' in source
        ? every(source.pollMs, refresh)
        : onEvent(source, userId, event.type, event.id, (changed) => {
            if (changed === id) refresh();
          });
    refresh();
    return stop;
  };
