import { setTimeout as sleep } from 'node:timers/promises';
import { queryDatabase } from './database.mjs';
import { missedEvents } from './load/subscriber.mjs';

/** Milliseconds until the last event must have arrived: more than the longest pause between two tries of a delivery. */
const timeout = 90_000;
const parallelDownloads = 8;

/**
 * Counts of one kind of load: present in the database, acknowledged but missing, present more than once, present but not
 * acknowledged.
 * @typedef {{found: number, lost: number, duplicates: number, unacknowledged: number}} Found
 */

/**
 * Waits until the subscribers have received all events, or until the time-out. Events of a complaint and of a user are delivered in
 * separate orders, and either may be late.
 * @param {import('./load/subscriber.mjs').Subscriber[]} subscribers
 */
export async function untilAllReceived(subscribers) {
  const deadline = performance.now() + timeout;
  for (const subscriber of subscribers) {
    const { person, complaintId } = subscriber.options;
    for (;;) {
      const { notifications, complaint } = await person.requestUntilSuccess(missedEvents(complaintId));
      const isReceived =
        notifications.items.every(({ id }) => hasReceived(subscriber, 'notification', id)) &&
        complaint.comments.every(({ id }) => hasReceived(subscriber, 'comment', id));
      if (isReceived || performance.now() > deadline) break;
      await sleep(200);
    }
  }
}

const hasReceived = (subscriber, kind, id) =>
  subscriber.pushed[kind].has(id) || subscriber.read[kind].has(id);

/**
 * Downloads the acknowledged photos.
 * @param {import('./load/gateway-client.mjs').GatewayClient} person @param {string[]} urls @returns {Promise<Found>}
 */
export async function findPhotos(person, urls) {
  const waiting = [...urls];
  let found = 0;
  const downloadAll = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop())
      if ((await person.download(url)) > 0) found += 1;
  };
  await Promise.all(Array.from({ length: parallelDownloads }, downloadAll));
  return {
    found,
    lost: urls.length - found,
    duplicates: urls.length - new Set(urls).size,
    unacknowledged: 0,
  };
}

/**
 * Compares the ledger with the database after the load has ended.
 * @param {{database: object, testData: import('./load/test-data.mjs').TestData, ledger: import('./load/ledger.mjs').Ledger,
 *   subscribers: import('./load/subscriber.mjs').Subscriber[]}} options
 * @returns {Promise<Record<string, Found>>} by kind of load, and the events by subscriber
 */
export async function verify({ database, testData, ledger, subscribers }) {
  const { acknowledged } = ledger;
  return queryDatabase(database, async (query) => {
    const names = await query(`select name as word from complaint_category where name like 'Chaos %'`);
    const texts = await query(
      `select description as word from complaint_comment where description like 'Chaos %'`,
    );
    const momentsOf = (vehicleId) =>
      query(
        `select (extract(epoch from gps_date) * 1000)::bigint::text as word from vehicle_position
         where vehicle_id = $1 and gps_date >= $2::timestamptz`,
        [vehicleId, testData.firstMoment],
      );
    const found = {
      save: counted(acknowledged.save, names),
      edit: await edits(query, testData, acknowledged.edit),
      comment: counted(acknowledged.comment, texts),
      telemetry: counted(
        acknowledged.telemetry.map(({ gpsDate }) => String(Date.parse(gpsDate))),
        await momentsOf(testData.vehicleId),
      ),
      track: counted(acknowledged.track, await momentsOf(testData.phoneVehicleId)),
    };
    for (const subscriber of subscribers) {
      found[`notifications to ${subscriber.name}`] = received(
        subscriber,
        'notification',
        await query(
          `select n.id::text as word from notification n join app_user u on u.id = n.user_id
           where u.email = $1 and n.id > $2`,
          [`${subscriber.name}@armada.test`, testData.lastNotificationId],
        ),
      );
      found[`comments to ${subscriber.name}`] = received(
        subscriber,
        'comment',
        await query(`select id::text as word from complaint_comment where description like 'Chaos %'`),
      );
    }
    return found;
  });
}

/** @param {string[]} acknowledged @param {{word: string}[]} rows in the database @returns {Found} */
function counted(acknowledged, rows) {
  const occurrences = new Map();
  for (const { word } of rows) occurrences.set(word, (occurrences.get(word) ?? 0) + 1);
  const lost = acknowledged.filter((word) => !occurrences.has(word)).length;
  const duplicates = [...occurrences.values()].filter((times) => times > 1).length;
  return {
    found: occurrences.size,
    lost,
    duplicates,
    unacknowledged: occurrences.size - (acknowledged.length - lost),
  };
}

/** Compares versions of rows with the edits: each edit increments the version of its row. */
async function edits(query, testData, acknowledgedEdits) {
  const sum = { found: 0, lost: 0, duplicates: 0, unacknowledged: 0 };
  for (const { id, version } of testData.edited) {
    const [row] = await query('select version::text as word from complaint_category where id = $1', [
      Number(id),
    ]);
    const applied = Number(row.word) - version;
    const acknowledged = acknowledgedEdits.get(id) ?? 0;
    sum.found += applied;
    sum.lost += Math.max(0, acknowledged - applied);
    sum.duplicates += Math.max(0, applied - acknowledged);
  }
  return sum;
}

/** Events that a subscriber received by push or by query; duplicates are those that were pushed more than once. */
function received(subscriber, kind, rows) {
  const pushed = subscriber.pushed[kind];
  const found = rows.filter(({ word }) => hasReceived(subscriber, kind, word)).length;
  const duplicates = [...pushed.values()].filter((times) => times > 1).length;
  return { found, lost: rows.length - found, duplicates, unacknowledged: 0 };
}
