import type { FastifyBaseLogger } from 'fastify';
import type { Database, Trx } from '../database/open-database.js';
import type { DatabaseReadiness } from '../database/readiness.js';
import type { Caller } from './access/caller.js';
import type { Outbox } from './events/outbox.js';
import type { MailOutbox } from './mail/mail-outbox.js';
import type { ShownPhotos } from './photo/photo-column.js';
import type { Counts } from './resource/counts.js';
import type { SecretBox } from './security/secret-box.js';
import type { Sessions } from './sign-in/sessions.js';
import type { Place } from './telemetry/distance.js';
import type { PositionFeed } from './telemetry/position-feed.js';

/** The fields of a resource that a caller may write in a new row and in a saved one; none: the call is refused. */
export interface ResourcePermission {
  create: string[];
  edit: string[];
}

/** What the resources declare, without the types of their declarations, which refer to `Services`. */
export interface ResourceCatalog {
  /** The paths of the screens that a menu may open. */
  readonly screens: readonly string[];
  /** Every column that holds paths of photos. */
  readonly photoColumns: readonly ShownPhotos[];
  /** Whether the caller may view the list of a resource, and so export it. */
  mayView(caller: Caller, name: string): boolean;
  /** What the caller may write, by resource. */
  permissionsOf(caller: Caller): Record<string, ResourcePermission>;
}

/** What the routes work with. */
export interface Services {
  db: Database;
  readiness: DatabaseReadiness;
  sessions: Sessions;
  registry: ResourceCatalog;
  /** Numbers of rows of lists, kept while they hold. */
  counts: Counts;
  outbox: Outbox;
  mail: MailOutbox;
  secrets: SecretBox;
  /** Shared with the gateway, which signs in users of an identity provider; undefined: federated login is off. */
  federatedSecret: string | undefined;
  log: FastifyBaseLogger;
  /** Reports to the gateway where vehicles are. */
  positions: PositionFeed;
  /**
   * What the geocoder calls a place; '' where it knows none.
   * @throws when the geocoder is not available
   */
  addressAt(place: Place): Promise<string>;
  /** Rupiah a kWh. */
  energyTariff: number;
  /** Months that positions and trips are kept. */
  telemetryKeptMonths: number;
  /** Months that notifications are kept. */
  notificationsKeptMonths: number;
  /** Where exported files are kept: a folder that all data APIs share. */
  exportsDirectory: string;
  /** IANA name of the fleet's time zone. */
  timeZone: string;
  now(): Date;
  /** The day in the fleet's time zone, `YYYY-MM-DD`. */
  today(): string;
  /** Runs the work in one transaction, again when the database broke a deadlock, and handles its tasks afterwards. */
  transact<R>(work: (trx: Trx) => Promise<R>): Promise<R>;
}
