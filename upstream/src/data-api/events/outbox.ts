import { randomUUID } from 'node:crypto';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { NotificationTranslations } from '../../database/column-types.js';
import type { Trx } from '../../database/open-database.js';
import type { BulkChangeTable, ExportTable } from '../../database/tables.js';
import { isoTime } from '../../database/value-types.js';
import { addTasks, addTasksOf } from '../../queue/task.js';

/** The number of rows of a bulk change with each outcome. */
export type BulkCounts = Record<'added' | 'removed' | 'changed' | 'unchanged' | 'refused', number>;

export type BulkChangeState = Selectable<BulkChangeTable>['state'];
export type ExportState = Selectable<ExportTable>['state'];

/** The types of contract section 6 that go through the outbox, with their data. */
export type EventData =
  /** A row of `notification/view`, with an id for each of its users. */
  | {
      type: 'notification.created';
      data: {
        ids: Readonly<Record<number, number>>;
        title: string;
        description: string;
        updatedDate: string;
        isRead: '1' | '0';
        /** Events that it stands for; a further one has the same id. */
        occurrences: number;
        path: string | null;
        /** `title` and `description` are Indonesian; these are the others. */
        translations: NotificationTranslations;
      };
    }
  /** `id` null: all of them. */
  | { type: 'notification.read'; data: { id: number | null } }
  /**
   * A row of `complaintComments`, new or changed; whose side it is on (`sender`) depends on who reads it, and `changeableUntil` is for
   * its author alone.
   */
  | {
      type: 'complaint.commented';
      data: {
        complaintId: number;
        id: number;
        description: string;
        photo: string[];
        step: string | null;
        name: string;
        userId: number;
        companyTypeId: number;
        createdDate: string;
        editedDate: string | null;
        deletedDate: string | null;
        changeableUntil: string | null;
      };
    }
  /** The result of a step on a complaint (or of `raise`, `edit`, or the day: `overdue`). `byUserId` null: nobody, the day came. */
  | {
      type: 'complaint.changed';
      data: {
        id: number;
        step: string;
        byUserId: number | null;
        status: number;
        actionId: number | null;
        estimationDate: string;
        estimationTime: string | null;
        priority: number;
        assigneeId: number | null;
        isDone: '1' | '0';
        isClose: '1' | '0';
        isOverdue: '1' | '0';
        version: number;
        updatedDate: string;
      };
    }
  /** The response of `ftp/status` for an export that goes on, is done or was given up. */
  | { type: 'export.changed'; data: ExportStatus }
  /** The progress of a bulk change: the counts of `bulk_change/view/{id}`. */
  | {
      type: 'bulk.changed';
      data: { id: number; state: BulkChangeState; total: number } & BulkCounts;
    }
  /** `session`: SHA-256 of its token, hex, so that who holds the token knows it and nobody else learns it. */
  | { type: 'session.ended'; data: { session: string; reason: EndOfSession } };

type DataOf<T extends EventData['type']> = Extract<EventData, { type: T }>['data'];

/** The progress of an export. */
export interface ExportStatus {
  namaFile: string;
  state: ExportState;
  /** Written so far. */
  rows: number;
  /** Null until they are counted. */
  totalRow: number | null;
}

/** Why a session is over. */
type EndOfSession = 'logout' | 'expired' | 'password' | 'deactivated' | 'revoked';

export type OutgoingEvent = EventData & {
  /** Ids of the users who may receive it. */
  users: number[];
  /** Events of one subject are delivered in order. */
  subject: string;
};

/** Stores events, in the transaction that causes them, until the gateway has accepted them. */
export class Outbox {
  readonly #enabled: boolean;

  /** @param enabled whether there is a webhook; without one no event is written, and the gateway polls */
  constructor(enabled: boolean) {
    this.#enabled = enabled;
  }

  async write(trx: Trx, events: readonly OutgoingEvent[]): Promise<void> {
    if (!this.#enabled) return;
    const tasks = events.map(({ type, data, users, subject }) => ({
      key: subject,
      payload: { id: randomUUID(), type, users, data },
    }));
    await addTasks(trx, 'event', tasks);
  }

  /**
   * Replaces data of events that are still to be sent, or that were given up and may be sent again.
   * @param isMeant over the `payload` of an event
   */
  async correct(trx: Trx, subject: string, isMeant: RawBuilder<boolean>, data: object): Promise<void> {
    await sql`
      update task set payload = jsonb_set(payload, '{data}', payload->'data' || ${JSON.stringify(data)}::jsonb)
      where kind = 'event' and key = ${subject} and ${isMeant}`.execute(trx);
  }

  /**
   * Writes notifications, and in the same round trip one event for all that are in a bell. Events of one path are delivered in
   * order.
   * @param writing the queries of a `with`; one of them, `written`, inserts or updates the notifications and returns their `id`,
   *   `user_id`, `updated_at`, `is_read`, `occurrences` and `in_bell`
   * @param data what the events have in common
   */
  async writeNotifications(
    trx: Trx,
    writing: RawBuilder<unknown>,
    data: Pick<DataOf<'notification.created'>, 'title' | 'description' | 'translations' | 'path'>,
  ): Promise<void> {
    if (!this.#enabled) {
      await sql`with ${writing} select 1`.execute(trx);
      return;
    }
    const type: EventData['type'] = 'notification.created';
    // A statement that changes rows stands before a query, not in it.
    await addTasksOf(
      trx,
      'event',
      sql`select ${data.path ?? ''}::text as key, jsonb_build_object(
          'id', gen_random_uuid(), 'type', ${type}::text, 'users', jsonb_agg(user_id order by id),
          'data', ${JSON.stringify(data)}::jsonb || jsonb_build_object('ids', jsonb_object_agg(user_id, id),
            'isRead', case when is_read then '1' else '0' end, 'occurrences', occurrences,
            'updatedDate', ${isoTime(sql`updated_at`)})) as payload
        from written where in_bell group by updated_at, is_read, occurrences`,
      sql`with ${writing}`,
    );
  }
}
