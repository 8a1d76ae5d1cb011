import { Repeater } from '@graphql-yoga/subscription';
import type { Logger } from 'pino';
import { z } from 'zod';
import { coalesceRuns } from '../../events/coalesce-runs.js';
import type { EventBus } from '../../events/event-bus.js';
import { SharedFeeds, type Source, type Subscriber } from '../../events/shared-feeds.js';
import type { PayloadSchemas } from '../../rest/payload-schemas.js';
import { NEWEST_COMMENTS } from './comment-window.js';
import { type CommentRow, commentRow, type LoadedComplaint, readComplaint } from './complaint-detail.rest.js';

/** Either the data API tells what happens, or it is asked every `pollMs`. */
export type ComplaintSource =
  | { readonly bus: EventBus; readonly schemas: PayloadSchemas; readonly log: Logger }
  | { readonly pollMs: number; readonly log: Logger };

/** What an open complaint lives on: how it stands, and what is written about it. Who may read it is asked before. */
export class ComplaintFeeds {
  private readonly details: SharedFeeds<LoadedComplaint>;
  /** Null where comments are found by looking at the complaint. */
  private readonly comments: SharedFeeds<CommentRow> | null;

  constructor(source: ComplaintSource) {
    const polled = 'pollMs' in source;
    this.details = new SharedFeeds(
      complaintDetails(polled ? every(source.pollMs) : whenItChanges(source.bus), source.log),
      true,
    );
    this.comments = polled ? null : new SharedFeeds(toldComments(source), false);
  }

  /** The complaint as the user sees it: now, and whenever it changes. */
  changed(
    userId: string,
    complaintId: string,
    subscriber: Subscriber,
  ): AsyncIterableIterator<LoadedComplaint> {
    return this.details.subscribe(userId, subscriber, complaintId);
  }

  /** Each comment on the complaint, from now on. */
  commented(userId: string, complaintId: string, subscriber: Subscriber): AsyncIterable<CommentRow> {
    return (
      this.comments?.subscribe(userId, subscriber, complaintId) ??
      newComments(this.changed(userId, complaintId, subscriber))
    );
  }
}

/**
 * When to look at a complaint again: calls `look`, answers the way to stop. A comment is told by itself; it calls `outdate`, for what
 * a look brought before lacks it.
 */
type Trigger = (
  userId: string,
  complaintId: string,
  what: { readonly look: () => void; readonly outdate: () => void },
) => () => void;

const every =
  (milliseconds: number): Trigger =>
  (_userId, _complaintId, { look }) => {
    const timer = setInterval(look, milliseconds);
    timer.unref();
    return () => clearInterval(timer);
  };

const changedComplaint = z.object({ id: z.coerce.string() });
const commentedComplaint = z.object({ complaintId: z.coerce.string() });

const whenItChanges =
  (bus: EventBus): Trigger =>
  (userId, complaintId, { look, outdate }) =>
    bus.onUser(userId, ({ type, data }) => {
      if (type === 'complaint.changed' && changedComplaint.safeParse(data).data?.id === complaintId) look();
      if (
        type === 'complaint.commented' &&
        commentedComplaint.safeParse(data).data?.complaintId === complaintId
      )
        outdate();
    });

/**
 * The complaint is asked for again and not put together from the event: what the user may do now only the data API knows.
 * A look that brings nothing new is not told. Who joins gets what was told last, unless there were comments since: then it is looked
 * at again, or whoever comes back after a lost connection would miss them.
 */
const complaintDetails =
  (trigger: Trigger, log: Logger): Source<LoadedComplaint> =>
  (userId, feed, complaintId) => {
    let newest = '';
    let outdated = 0;
    const outdate = () => {
      outdated += 1;
      newest = '';
      feed.outdate(look);
    };
    const look = coalesceRuns(
      async () => {
        const before = outdated;
        const found = await feed.ask((rest) => readComplaint(rest, complaintId, NEWEST_COMMENTS));
        const text = JSON.stringify(found);
        if (found === null || text === newest) return;
        newest = text;
        feed.emit(found);
        if (outdated !== before) outdate();
      },
      (error) => log.warn({ err: error }, 'A complaint could not be looked at'),
    );
    // Listening first: what happens while the first look is under way makes for another.
    const stop = trigger(userId, complaintId, { look, outdate });
    look();
    return stop;
  };

const toldComments =
  ({ bus, schemas, log }: { bus: EventBus; schemas: PayloadSchemas; log: Logger }): Source<CommentRow> =>
  (userId, feed, complaintId) => {
    const reader = commentRow(schemas).extend({ complaintId: schemas.id });
    return bus.onUser(userId, ({ id, type, data }) => {
      if (type !== 'complaint.commented') return;
      const row = reader.safeParse(data);
      if (!row.success)
        log.warn({ event: id, issues: row.error.issues }, 'An event complaint.commented has no comment');
      else if (row.data.complaintId === complaintId) feed.emit(row.data);
    });
  };

/** The comments that are in a later look and were not in the first. */
function newComments(details: AsyncIterableIterator<LoadedComplaint>): AsyncIterable<CommentRow> {
  const known = new Set<string>();
  let isFirst = true;
  const unknown = ({ row }: LoadedComplaint): CommentRow[] => {
    const added = row.complaintComments.filter(({ id }) => !known.has(id));
    for (const { id } of added) known.add(id);
    if (!isFirst) return added;
    isFirst = false;
    return [];
  };
  // Not an async generator: that one would wait for the next look before it lets go of the complaint.
  return new Repeater<CommentRow>(async (push, stop) => {
    void stop.then(() => details.return?.());
    for await (const detail of details) {
      for (const comment of unknown(detail)) await push(comment);
    }
    stop();
  });
}
