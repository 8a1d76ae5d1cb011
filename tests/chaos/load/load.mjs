import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Workers of each kind. */
const ofAKind = 2;
/** Milliseconds between two operations of one worker. */
const pause = 120;
/** Milliseconds between two tries of what was not acknowledged. */
const pauseBeforeTryingAgain = 150;

const reads = [
  '{ vehicles(size: 20) { items { id licensePlate rentStatus model { name } } pageInfo { totalItems } } }',
  '{ complaints(size: 20) { items { id title status } pageInfo { totalItems } } }',
  '{ dashboard { averageSpeed } }',
];
const addCategory =
  'mutation ($input: ComplaintCategoryInput!) { createComplaintCategory(input: $input) { success message complaintCategory { id version } } }';
const editCategory =
  'mutation ($id: ID!, $input: ComplaintCategoryInput!) { updateComplaintCategory(id: $id, input: $input) { success message } }';
const addComment =
  'mutation ($id: ID!, $text: String!) { commentOnComplaint(complaintId: $id, input: { text: $text }) { success message } }';

/**
 * Mixed load until it is told to end. What is acknowledged, refused or left without an answer goes into the ledger. What was not
 * acknowledged is tried again under its key until it is, wherever there is a key for it.
 * @param {import('./scene.mjs').Scene} scene @param {import('./ledger.mjs').Ledger} ledger
 * @returns {{end: () => Promise<void>}} `end` resolves once what was begun is acknowledged
 */
export function startLoad(scene, ledger) {
  let isEnding = false;
  let turn = 0;
  const nextTurn = () => {
    turn += 1;
    return turn;
  };
  const through = (at) => scene.gatewayNames[at % scene.gatewayNames.length];

  /** One try. @returns {Promise<Record<string, any> | null>} the payload of what was acknowledged */
  async function tryOnce(kind, ask) {
    const at = nextTurn();
    const sentAt = performance.now();
    ledger.sent(kind);
    const { data, code, message } = await ask(at);
    if (code !== undefined) ledger.refused(kind, code, message);
    else if (data === undefined) ledger.silent(kind);
    else {
      const [payload] = Object.values(data);
      // Whatever is sent here is permitted and keeps every rule.
      if (payload.success === false) throw new Error(`${kind} is refused by a rule: ${payload.message}`);
      ledger.done(kind, sentAt, through(at));
      return payload;
    }
    return null;
  }

  async function untilAcknowledged(kind, ask) {
    for (;;) {
      const payload = await tryOnce(kind, ask);
      if (payload !== null) return payload;
      await sleep(pauseBeforeTryingAgain);
    }
  }

  const category = (name, slaDays) => ({
    supplierId: scene.supplierId,
    name,
    description: 'Put in on a bad day',
    slaDays,
    isActive: true,
  });
  const { admin, tenant } = scene;
  const worker = {
    read: (n) => tryOnce('read', (at) => admin.ask(at, reads[n % reads.length])),
    save: async () => {
      const name = `Chaos ${randomUUID()}`;
      const key = randomUUID();
      await untilAcknowledged('save', (at) => admin.ask(at, addCategory, { input: category(name, 3) }, key));
      ledger.acknowledged.save.push(name);
    },
    edit: async (n) => {
      const { id, name } = scene.edited[n % scene.edited.length];
      const key = randomUUID();
      const input = category(name, n % 90);
      await untilAcknowledged('edit', (at) => admin.ask(at, editCategory, { id, input }, key));
      ledger.acknowledged.edit.set(id, (ledger.acknowledged.edit.get(id) ?? 0) + 1);
    },
    comment: async () => {
      const text = `Chaos ${randomUUID()}`;
      const key = randomUUID();
      await untilAcknowledged('comment', (at) =>
        tenant.ask(at, addComment, { id: scene.complaintId, text }, key),
      );
      ledger.acknowledged.comment.push(text);
    },
    upload: async () => {
      // A photo has no key: one whose answer was lost may lie there, shown nowhere, until its day is over.
      const payload = await tryOnce('upload', (at) => tenant.upload(at));
      if (payload !== null) ledger.acknowledged.upload.push(payload.url);
    },
    telemetry: async (n) => {
      const reading = scene.readingOf(n);
      for (;;) {
        const at = nextTurn();
        const sentAt = performance.now();
        ledger.sent('telemetry');
        const { result, refusal } = await scene.sendReadings(at, [reading]);
        if (refusal !== undefined) ledger.refused('telemetry', refusal.code, refusal.message);
        else if (result === undefined) ledger.silent('telemetry');
        // Told as repeated: it had been taken, and the answer was lost.
        else if (result.refused.some(({ code }) => code !== 'REPEATED')) {
          const [{ code, message }] = result.refused;
          ledger.refused('telemetry', code, message);
        } else {
          ledger.done('telemetry', sentAt, scene.upstreamNames[at % scene.upstreamNames.length]);
          ledger.acknowledged.telemetry.push(reading);
          return;
        }
        await sleep(pauseBeforeTryingAgain);
      }
    },
  };
  // Several of a kind: one whose request hangs in what is held up does not keep the others from trying.
  const workers = Object.values(worker).flatMap((act) =>
    Array.from({ length: ofAKind }, async (_, first) => {
      for (let n = first; !isEnding; n += ofAKind) {
        await act(n);
        await sleep(pause);
      }
    }),
  );
  const over = Promise.all(workers);
  over.catch(() => undefined); // told by `end`
  return {
    end: async () => {
      isEnding = true;
      await over;
    },
  };
}
