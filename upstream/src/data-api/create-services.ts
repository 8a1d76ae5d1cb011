import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Counts } from '../database/counts.js';
import type { NotifyingDatabase } from '../database/open-database.js';
import { DatabaseReadiness } from '../database/readiness.js';
import { LeasedQueue } from '../queue/leased-queue.js';
import { bulkTasks } from './bulk-change/bulk-tasks.js';
import { registry } from './catalog/resources.js';
import { complaintsOverdueJob } from './complaint/complaint-jobs.js';
import { CountFeed } from './dashboard/count-feed.js';
import { eventDelivery } from './events/event-delivery.js';
import { Outbox } from './events/outbox.js';
import { exportCleaner } from './export/expired-exports.js';
import { exportTasks } from './export/export-tasks.js';
import { housekeeping } from './housekeeping/housekeeping.js';
import { orphanedPhotosJob, type Photos, photoRemovals } from './housekeeping/orphaned-photos.js';
import { NOTIFICATION_RETENTION_MONTHS, oldNotificationsJob } from './housekeeping/retention.js';
import { sealedPasswordsJob } from './housekeeping/sealed-passwords.js';
import { dailyJobs } from './jobs/daily-jobs.js';
import { MailOutbox } from './mail/mail-outbox.js';
import { type MailOptions, MailSender } from './mail/mail-sender.js';
import { digests } from './notification/digest.js';
import { pushTasks } from './notification/push-tasks.js';
import type { PushOptions } from './push/send-push.js';
import { SecretBox } from './security/secret-box.js';
import type { Settings } from './services/services.js';
import { inTransaction } from './services/transactions.js';
import { Sessions } from './session/sessions.js';
import { ENERGY_TARIFF } from './telemetry/energy.js';
import { PositionFeed } from './telemetry/position-feed.js';
import type { Place } from './telemetry/route/distance.js';
import { partitionsJob, TELEMETRY_RETENTION_MONTHS } from './telemetry/telemetry-jobs.js';
import { tripKeeper } from './telemetry/trip-keeper.js';
import { SeenDevices } from './tracker/seen-devices.js';
import type { TrackerServices } from './tracker/tracker-services.js';
import { TrackerTokens } from './tracker/tracker-tokens.js';
import { writeSeenDevices } from './tracker/write-seen-devices.js';
import { contractNoticesJob, rentStatusJob } from './vehicle-contract/contract-jobs.js';

export interface ServiceOptions extends Partial<Omit<Settings, 'timeZone'>>, Pick<Settings, 'timeZone'> {
  db: NotifyingDatabase;
  events: { webhookUrl: string; secret: string } | undefined;
  secretsKeys: readonly Buffer[];
  /** The options by which mail is sent; without them mail waits in its table. */
  mail?: MailOptions;
  /** The options of notifications in browsers; without them there are none. */
  push?: PushOptions | undefined;
  /** Looks addresses up; without it there are none. */
  addressAt?: (place: Place) => Promise<string>;
  /** `EXPORTS_DIR`; a temporary folder without. */
  exportsDirectory?: string;
  /** The store from which photos are deleted that no row refers to; without it they are kept. */
  photos?: Photos;
  /** True if the own file service returns such paths; without it, it returns none. */
  isOwnPhoto?: (path: string) => boolean;
  /** The clock that decides on the day; the system's unless given. */
  clock?: () => Date;
  /** Milliseconds until an event or a letter that was not accepted is tried again. */
  firstRetryAfter?: number;
}

/** Creates the services of the routes, and the background work that runs between `start` and `stop`. */
export function createServices(options: ServiceOptions, log: FastifyBaseLogger) {
  const { db, events, mail } = options;
  const retry = options.firstRetryAfter !== undefined && { firstRetryAfter: options.firstRetryAfter };
  const queue = new LeasedQueue({ db, log, ...retry });
  const now = options.clock ?? (() => new Date());
  const today = todayIn(options.timeZone, now);
  const countFeed = new CountFeed(db, events, log);
  const mailSender = mail && new MailSender({ db, today, timeZone: options.timeZone, ...mail });
  const services: TrackerServices = {
    db,
    reads: db.reads,
    readiness: new DatabaseReadiness(db, (reason) =>
      log.error({ err: reason }, 'the database does not respond'),
    ),
    sessions: new Sessions(db, today),
    registry,
    counts: new Counts(db.reads),
    outbox: new Outbox(events !== undefined),
    mail: new MailOutbox(),
    push: options.push,
    secrets: new SecretBox(options.secretsKeys),
    federatedSecret: options.federatedSecret,
    log,
    trackers: { tokens: new TrackerTokens(db, today), seen: new SeenDevices(db) },
    positions: new PositionFeed(db, events, log),
    addressAt: options.addressAt ?? (async () => ''),
    isOwnPhoto: options.isOwnPhoto ?? (() => false),
    energyTariff: options.energyTariff ?? ENERGY_TARIFF,
    telemetryKeptMonths: options.telemetryKeptMonths ?? TELEMETRY_RETENTION_MONTHS,
    notificationsKeptMonths: options.notificationsKeptMonths ?? NOTIFICATION_RETENTION_MONTHS,
    exportsDirectory: options.exportsDirectory ?? join(tmpdir(), 'armada-exports'),
    timeZone: options.timeZone,
    now,
    today,
    transact: async (work) => {
      const result = await inTransaction(db, work);
      await db.replayed();
      queue.wake();
      countFeed.committed();
      return result;
    },
  };
  const removals = options.photos && photoRemovals(options.photos);
  const jobs = dailyJobs(services, [
    rentStatusJob,
    contractNoticesJob,
    complaintsOverdueJob,
    partitionsJob,
    sealedPasswordsJob,
    oldNotificationsJob,
    ...(removals === undefined ? [] : [orphanedPhotosJob]),
  ]);
  const sweeper = housekeeping(services);
  const trips = tripKeeper(services);
  const seenDevices = writeSeenDevices(services);
  const digestWork = digests(services);
  const cleaner = exportCleaner(services);
  return {
    services,
    housekeeping: sweeper,
    tripKeeper: trips,
    digests: digestWork,
    exportCleaner: cleaner,
    /** The daily jobs and the removal of photos that they cause. */
    dailyJobs: {
      run: async () => {
        await queue.handleDue(jobs);
        if (removals !== undefined) await queue.handleDue(removals);
      },
    },
    /** Starts the work that calls cause. */
    start: () => {
      db.startReplicas(({ isRead, ...replica }) => {
        if (isRead) log.info(replica, 'the replica is read from');
        else log.warn({ ...replica, err: replica.reason }, 'the replica is left out');
      });
      if (events !== undefined) queue.start(eventDelivery(events, () => db.replayed()));
      if (mailSender !== undefined) queue.start(mailSender.kind);
      queue.start(pushTasks(services));
      countFeed.start();
      sweeper.start();
      trips.start();
      seenDevices.start();
      digestWork.start();
    },
    /** Starts the work that takes long or is due at a time. */
    startJobs: () => {
      queue.start(exportTasks(services));
      queue.start(bulkTasks(services));
      queue.start(jobs);
      if (removals !== undefined) queue.start(removals);
      cleaner.start();
    },
    stop: async () => {
      await queue.stop();
      await sweeper.stop();
      await trips.stop();
      await seenDevices.stop();
      await digestWork.stop();
      await cleaner.stop();
      await services.trackers.seen
        .write(Date.now(), true)
        .catch((fault: unknown) => log.error({ err: fault }, 'devices that were seen could not be written'));
      await services.positions.stop();
      await countFeed.stop();
      mailSender?.close();
    },
  };
}

/** The day in a time zone, `YYYY-MM-DD`: Sweden writes its dates so. */
function todayIn(timeZone: string, clock: () => Date): () => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone });
  return () => format.format(clock());
}
