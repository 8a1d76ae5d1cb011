import { Repeater } from '@graphql-yoga/subscription';
import { z } from 'zod';
import { coalesceRuns } from '../../events/coalesce-runs.js';
import { type EventSource, every, type FeedSource, onEvent } from '../../events/feed-source.js';
import { SharedFeeds, type Source, type Subscriber } from '../../events/shared-feeds.js';
import { notSupported } from '../../rest/response-errors.js';
import { NEWEST_COMMENTS } from './comment-window.js';
import { type LoadedComplaint, readComplaint } from './complaint-detail.rest.js';
import { type ComplaintComment, complaintComment } from './complaint-detail.types.js';
import { type ListedChange, listedChanges } from './complaint-list-feed.js';

/** The state of a complaint, its comments, and the changes of the list. The caller has checked that the subscriber may read the complaint. */
export class ComplaintFeeds {
  private readonly details: SharedFeeds<LoadedComplaint>;
  /** Null where comments are found by polling the complaint. */
  private readonly comments: SharedFeeds<ComplaintComment> | null;

  /** Null without events: only they name who has changed a complaint. */
  private readonly lists: SharedFeeds<readonly ListedChange[]> | null;

  constructor(source: FeedSource) {
    this.lists = 'pollMs' in source ? null : new SharedFeeds(listedChanges(source), false);
    this.details = new SharedFeeds(complaintDetails(source), true);
    this.comments = 'pollMs' in source ? null : new SharedFeeds(publishedComments(source), false);
  }

  /** The complaint as the user sees it: now, and whenever it changes. */
  changed(
    userId: string,
    complaintId: string,
    subscriber: Subscriber,
  ): AsyncIterableIterator<LoadedComplaint> {
    return this.details.subscribe(userId, subscriber, complaintId);
  }

  /**
   * The complaints that others have raised or changed, as the user may read them.
   * @throws GatewayError NOT_SUPPORTED when the data API sends no events
   */
  listed(userId: string, subscriber: Subscriber): AsyncIterableIterator<readonly ListedChange[]> {
    if (this.lists === null) throw notSupported({ path: 'complaint.changed' });
    return this.lists.subscribe(userId, subscriber);
  }

  /** Each new comment on the complaint. */
  commented(userId: string, complaintId: string, subscriber: Subscriber): AsyncIterable<ComplaintComment> {
    return (
      this.comments?.subscribe(userId, subscriber, complaintId) ??
      newComments(this.changed(userId, complaintId, subscriber))
    );
  }
}

const changedComplaint = z.object({ id: z.coerce.string() });
const commentedComplaint = z.object({ complaintId: z.coerce.string() });

/**
 * The complaint is requested again and not derived from the event: only the data API knows what the user may do now. An unchanged
 * complaint is not sent. A new subscriber gets the newest value, unless there were comments since: then the complaint is requested
 * again, because a client that connects again after a lost connection would miss them.
 */
const complaintDetails =
  (source: FeedSource): Source<LoadedComplaint> =>
  (userId, feed, complaintId) => {
    let newest = '';
    let outdated = 0;
    const outdate = () => {
      outdated += 1;
      newest = '';
      feed.outdate(refresh);
    };
    const refresh = coalesceRuns(
      async () => {
        const before = outdated;
        const loaded = await feed.request((rest) => readComplaint(rest, complaintId, NEWEST_COMMENTS));
        const text = JSON.stringify(loaded);
        if (loaded === null || text === newest) return;
        newest = text;
        feed.emit(loaded);
        if (outdated !== before) outdate();
      },
      (error) => source.log.warn({ err: error }, 'A complaint could not be fetched'),
    );
    // Listen before the first request, so that a change during it causes another.
    const stop =
      'pollMs' in source
        ? every(source.pollMs, refresh)
        : source.bus.onUser(userId, ({ type, data }) => {
            if (type === 'complaint.changed' && changedComplaint.safeParse(data).data?.id === complaintId)
              refresh();
            // A comment is published by itself, but the newest value lacks it.
            if (
              type === 'complaint.commented' &&
              commentedComplaint.safeParse(data).data?.complaintId === complaintId
            )
              outdate();
          });
    refresh();
    return stop;
  };

const publishedComments =
  (source: EventSource): Source<ComplaintComment> =>
  (userId, feed, complaintId) => {
    const { schemas } = source;
    const reader = z.intersection(complaintComment.row(schemas), z.object({ complaintId: schemas.id }));
    return onEvent(source, userId, 'complaint.commented', reader, (comment) => {
      if (comment.complaintId === complaintId) feed.emit(comment);
    });
  };

/** The comments that appear in the complaint, or change, after its first value. */
function newComments(details: AsyncIterableIterator<LoadedComplaint>): AsyncIterable<ComplaintComment> {
  const known = new Map<string, string>();
  /** The part of a comment that its author changes: the end of the time for it is no change. */
  const contentOf = ({ text, photos, editedAt, deletedAt }: ComplaintComment) =>
    JSON.stringify([text, photos, editedAt, deletedAt]);
  let isFirst = true;
  const unknown = ({ row }: LoadedComplaint): ComplaintComment[] => {
    const added = row.complaintComments.filter((comment) => known.get(comment.id) !== contentOf(comment));
    for (const comment of added) known.set(comment.id, contentOf(comment));
    if (!isFirst) return added;
    isFirst = false;
    return [];
  };
  // An async generator would wait for the next value before it ends the subscription to the complaint.
  return new Repeater<ComplaintComment>(async (push, stop) => {
    void stop.then(() => details.return?.());
    for await (const detail of details) {
      for (const comment of unknown(detail)) await push(comment);
    }
    stop();
  });
}

/** The feeds that the subscriptions of complaints take. */
export interface ComplaintLive {
  readonly complaints: ComplaintFeeds;
}
