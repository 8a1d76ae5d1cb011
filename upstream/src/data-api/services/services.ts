import type { FastifyBaseLogger } from 'fastify';
import type { Counts } from '../../database/counts.js';
import type { Database, ReadDatabase, Trx } from '../../database/open-database.js';
import type { DatabaseReadiness } from '../../database/readiness.js';
import type { Caller } from '../access/caller.js';
import type { FieldRights } from '../access/field-rights.js';
import type { Outbox } from '../events/outbox.js';
import type { MailOutbox } from '../mail/mail-outbox.js';
import type { PhotoCatalog } from '../photo/photo-column.js';
import type { PushOptions } from '../push/send-push.js';
import type { SecretBox } from '../security/secret-box.js';
import type { Sessions } from '../session/sessions.js';

/** The fields of a resource that a caller may write in a new row and in a saved one; none: the call is refused. */
export interface ResourcePermission {
  create: string[];
  edit: string[];
  /** True if they may remove a row that they have just created. */
  undoCreate?: '1';
  /** The fields that they may change in many rows at once; only of resources that have such fields. */
  bulk?: string[];
  /** The fields that they may not write in a new or a saved row, each with who may; of resources of which they may write others. */
  locked?: FieldRights;
}

/** The declarations of the resources, without the types of their declarations, which refer to `Services`. */
export interface ResourceCatalog extends PhotoCatalog {
  readonly screens: readonly string[];
  permissionsOf(caller: Caller): Record<string, ResourcePermission>;
}

/** Settings of the data API, each with a default unless noted. */
export interface Settings {
  /** Shared with the gateway, which signs in users of an identity provider; undefined: federated login is off. */
  federatedSecret: string | undefined;
  /** Rupiah a kWh: the price of the energy that trips take. */
  energyTariff: number;
  /** Months that positions and trips are kept besides the current one. */
  telemetryKeptMonths: number;
  /** Months that notifications are kept. */
  notificationsKeptMonths: number;
  /** IANA name of the fleet's time zone, which determines the current day; it has no default. */
  timeZone: string;
}

/** The services that all routes work with. A folder that needs more declares it: `TrackerServices`. */
export interface Services extends Settings {
  /** The primary: what is written, and what decides on a write, a sign-in or a permission. */
  db: Database;
  /** For what lists, records, dashboards and exports show: the replicas, where there are any. */
  reads: ReadDatabase;
  readiness: DatabaseReadiness;
  sessions: Sessions;
  registry: ResourceCatalog;
  /** Counts the rows of lists, and caches the counts. */
  counts: Counts;
  outbox: Outbox;
  mail: MailOutbox;
  /** The options of notifications in browsers; undefined: there are none. */
  push: PushOptions | undefined;
  secrets: SecretBox;
  log: FastifyBaseLogger;
  /**
   * The geocoder's name of a place; '' where it knows none.
   * @throws when the geocoder is not available
   */
  addressAt(place: { latitude: number; longitude: number }): Promise<string>;
  /** Checks whether a path is one that the own file service can have returned. */
  isOwnPhoto(path: string): boolean;
  /** The folder of exported files, which all data APIs share. */
  exportsDirectory: string;
  now(): Date;
  /** The day in the fleet's time zone, `YYYY-MM-DD`. */
  today(): string;
  /** Runs the work in one transaction, again when the database broke a deadlock, and handles its tasks once the replicas have replayed it. */
  transact<R>(work: (trx: Trx) => Promise<R>): Promise<R>;
}
