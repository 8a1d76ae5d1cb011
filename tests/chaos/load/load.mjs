import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Workers of each kind of load. */
const workersPerKind = 2;
/** Milliseconds between two operations of one worker. */
const pause = 120;
/** Milliseconds before a retry. */
const retryPause = 150;

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
 * Starts a mixed load and records the results in the ledger. Operations with an idempotency key are retried with the same key until
 * they are acknowledged.
 * @param {import('./test-data.mjs').TestData} testData @param {import('./ledger.mjs').Ledger} ledger
 * @returns {{end: () => Promise<void>}} `end` resolves when all started operations are acknowledged
 */
export function startLoad(testData, ledger) {
  let isEnding = false;
  let turn = 0;
  const nextTurn = () => {
    turn += 1;
    return turn;
  };
  const gatewayOf = (at) => testData.gatewayNames[at % testData.gatewayNames.length];

  /** Sends an operation once. @returns {Promise<Record<string, any> | null>} its payload if it was acknowledged */
  async function tryOnce(kind, send) {
    const at = nextTurn();
    const sentAt = performance.now();
    ledger.sent(kind);
    const { data, code, message } = await send(at);
    if (code !== undefined) ledger.refused(kind, code, message);
    else if (data === undefined) ledger.noResponse(kind);
    else {
      const [payload] = Object.values(data);
      // All operations are permitted and valid.
      if (payload.success === false) throw new Error(`${kind} is refused: ${payload.message}`);
      ledger.succeeded(kind, sentAt, gatewayOf(at));
      return payload;
    }
    return null;
  }

  async function untilAcknowledged(kind, send) {
    for (;;) {
      const payload = await tryOnce(kind, send);
      if (payload !== null) return payload;
      await sleep(retryPause);
    }
  }

  const category = (name, slaDays) => ({
    supplierId: testData.supplierId,
    name,
    description: 'Saved during a failure scenario',
    slaDays,
    isActive: true,
  });
  const { admin, tenant } = testData;
  const worker = {
    read: (n) => tryOnce('read', (at) => admin.request(at, reads[n % reads.length])),
    save: async () => {
      const name = `Chaos ${randomUUID()}`;
      const key = randomUUID();
      await untilAcknowledged('save', (at) =>
        admin.request(at, addCategory, { input: category(name, 3) }, key),
      );
      ledger.acknowledged.save.push(name);
    },
    edit: async (n) => {
      const { id, name } = testData.edited[n % testData.edited.length];
      const key = randomUUID();
      const input = category(name, n % 90);
      await untilAcknowledged('edit', (at) => admin.request(at, editCategory, { id, input }, key));
      ledger.acknowledged.edit.set(id, (ledger.acknowledged.edit.get(id) ?? 0) + 1);
    },
    comment: async () => {
      const text = `Chaos ${randomUUID()}`;
      const key = randomUUID();
      await untilAcknowledged('comment', (at) =>
        tenant.request(at, addComment, { id: testData.complaintId, text }, key),
      );
      ledger.acknowledged.comment.push(text);
    },
    upload: async () => {
      // Uploads have no key: a photo whose response was lost stays unused until it is deleted as an orphan.
      const payload = await tryOnce('upload', (at) => tenant.upload(at));
      if (payload !== null) ledger.acknowledged.upload.push(payload.url);
    },
    telemetry: async (n) => {
      const reading = testData.readingOf(n);
      for (;;) {
        const at = nextTurn();
        const sentAt = performance.now();
        ledger.sent('telemetry');
        const { result, refusal } = await testData.sendReadings(at, [reading]);
        if (refusal !== undefined) ledger.refused('telemetry', refusal.code, refusal.message);
        else if (result === undefined) ledger.noResponse('telemetry');
        // REPEATED: an earlier try was accepted, and its response was lost.
        else if (result.refused.some(({ code }) => code !== 'REPEATED')) {
          const [{ code, message }] = result.refused;
          ledger.refused('telemetry', code, message);
        } else {
          ledger.succeeded('telemetry', sentAt, testData.upstreamNames[at % testData.upstreamNames.length]);
          ledger.acknowledged.telemetry.push(reading);
          return;
        }
        await sleep(retryPause);
      }
    },
    track: async (n) => {
      const message = testData.messageOf(n);
      for (;;) {
        const at = nextTurn();
        const sentAt = performance.now();
        ledger.sent('track');
        const { isTaken, refusal } = await testData.sendMessage(at, message);
        if (isTaken) {
          ledger.succeeded('track', sentAt, testData.upstreamNames[at % testData.upstreamNames.length]);
          ledger.acknowledged.track.push(message.timestamp);
          return;
        }
        // A phone keeps a position until it is taken.
        if (refusal === undefined) ledger.noResponse('track');
        else ledger.refused('track', refusal.code, refusal.message);
        await sleep(retryPause);
      }
    },
  };
  // With several workers of a kind, one whose request waits for a suspended component does not stop the others.
  const workers = Object.values(worker).flatMap((act) =>
    Array.from({ length: workersPerKind }, async (_, first) => {
      for (let n = first; !isEnding; n += workersPerKind) {
        await act(n);
        await sleep(pause);
      }
    }),
  );
  const finished = Promise.all(workers);
  finished.catch(() => undefined); // `end` rejects with the error
  return {
    end: async () => {
      isEnding = true;
      await finished;
    },
  };
}
