import { setTimeout as sleep } from 'node:timers/promises';
import { askDatabase } from './database.mjs';
import { missed } from './load/listener.mjs';

/** Milliseconds until the last event must have arrived: more than the longest wait of its delivery after such faults. */
const patience = 90_000;
const loadsAtOnce = 8;

/**
 * What became of one kind: how many are there, are missing though acknowledged, are there more than once, and are there though nobody
 * was told.
 * @typedef {{found: number, lost: number, doubled: number, untold: number}} Found
 */

/**
 * Waits until the listeners have heard of everything that was told last, as long as that may take. Events of a complaint and those of a
 * person are delivered each in their own order, and either may be behind.
 * @param {import('./load/listener.mjs').Listener[]} listeners
 */
export async function allHeard(listeners) {
  const deadline = performance.now() + patience;
  for (const listener of listeners) {
    const { person, complaintId } = listener.options;
    for (;;) {
      const { notifications, complaint } = await person.insist(missed(complaintId));
      const isHeard =
        notifications.items.every(({ id }) => hasHeard(listener, 'notification', id)) &&
        complaint.comments.every(({ id }) => hasHeard(listener, 'comment', id));
      if (isHeard || performance.now() > deadline) break;
      await sleep(200);
    }
  }
}

const hasHeard = (listener, kind, id) => listener.pushed[kind].has(id) || listener.read[kind].has(id);

/**
 * The photos that were acknowledged, asked for one by one.
 * @param {import('./load/person.mjs').Person} person @param {string[]} urls @returns {Promise<Found>}
 */
export async function findPhotos(person, urls) {
  const waiting = [...urls];
  let found = 0;
  const look = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop())
      if ((await person.load(url)) > 0) found += 1;
  };
  await Promise.all(Array.from({ length: loadsAtOnce }, look));
  return { found, lost: urls.length - found, doubled: urls.length - new Set(urls).size, untold: 0 };
}

/**
 * Compares the ledger with the database, once nobody writes any more.
 * @param {{database: object, scene: import('./load/scene.mjs').Scene, ledger: import('./load/ledger.mjs').Ledger,
 *   listeners: import('./load/listener.mjs').Listener[]}} options
 * @returns {Promise<Record<string, Found>>} by kind of load; the events of each listener beside them
 */
export async function judge({ database, scene, ledger, listeners }) {
  const told = ledger.acknowledged;
  return askDatabase(database, async (ask) => {
    const names = await ask(`select name as word from complaint_category where name like 'Chaos %'`);
    const texts = await ask(
      `select description as word from complaint_comment where description like 'Chaos %'`,
    );
    const moments = await ask(
      `select (extract(epoch from gps_date) * 1000)::bigint::text as word from vehicle_position
       where vehicle_id = $1 and gps_date >= $2::timestamptz`,
      [scene.vehicleId, scene.firstMoment],
    );
    const found = {
      save: counted(told.save, names),
      edit: await edits(ask, scene, told.edit),
      comment: counted(told.comment, texts),
      telemetry: counted(
        told.telemetry.map(({ gpsDate }) => String(Date.parse(gpsDate))),
        moments,
      ),
    };
    for (const listener of listeners) {
      found[`notices to ${listener.name}`] = heard(
        listener,
        'notification',
        await ask(
          `select n.id::text as word from notification n join app_user u on u.id = n.user_id
           where u.email = $1 and n.id > $2`,
          [`${listener.name}@armada.test`, scene.lastNotice],
        ),
      );
      found[`comments to ${listener.name}`] = heard(
        listener,
        'comment',
        await ask(`select id::text as word from complaint_comment where description like 'Chaos %'`),
      );
    }
    return found;
  });
}

/** @param {string[]} told what was acknowledged @param {{word: string}[]} rows what is there @returns {Found} */
function counted(told, rows) {
  const there = new Map();
  for (const { word } of rows) there.set(word, (there.get(word) ?? 0) + 1);
  const lost = told.filter((word) => !there.has(word)).length;
  const doubled = [...there.values()].filter((times) => times > 1).length;
  return { found: there.size, lost, doubled, untold: there.size - (told.length - lost) };
}

/** Each edit counts its row's version on by one. */
async function edits(ask, scene, told) {
  const sum = { found: 0, lost: 0, doubled: 0, untold: 0 };
  for (const { id, version } of scene.edited) {
    const [row] = await ask('select version::text as word from complaint_category where id = $1', [
      Number(id),
    ]);
    const happened = Number(row.word) - version;
    const acknowledged = told.get(id) ?? 0;
    sum.found += happened;
    sum.lost += Math.max(0, acknowledged - happened);
    sum.doubled += Math.max(0, happened - acknowledged);
  }
  return sum;
}

/** What a listener heard of what was due, by a push or by reading anew; doubled is what was pushed more than once. */
function heard(listener, kind, rows) {
  const pushed = listener.pushed[kind];
  const found = rows.filter(({ word }) => hasHeard(listener, kind, word)).length;
  const doubled = [...pushed.values()].filter((times) => times > 1).length;
  return { found, lost: rows.length - found, doubled, untold: 0 };
}
