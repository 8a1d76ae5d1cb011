import type { TaskKind } from '../../queue/task.js';
import { postEvent, type Webhook } from './webhook.js';

interface PendingEvent {
  id: string;
  type: string;
  users: number[];
  data: Record<string, unknown>;
}

/**
 * Delivers events to the webhook: at least once, in order per subject. An event that was not accepted for 24 hours becomes a
 * dead letter, so that the next one of its subject is delivered.
 *
 * @param replayed resolves when the replicas have what was committed before the call: clients read again after an event
 */
export const eventDelivery = (webhook: Webhook, replayed: () => Promise<void>): TaskKind<PendingEvent> => ({
  name: 'event',
  atOnce: 50,
  afterADay: 'keep',
  handle: async ({ payload, createdAt }) => {
    await replayed();
    await postEvent(webhook, { ...payload, at: createdAt });
  },
  describe: ({ payload: { id, type } }) => ({ event: id, type }),
});
