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
 */
export const eventDelivery = (webhook: Webhook): TaskKind<PendingEvent> => ({
  name: 'event',
  atOnce: 50,
  afterADay: 'keep',
  handle: ({ payload, createdAt }) => postEvent(webhook, { ...payload, at: createdAt }),
  describe: ({ payload: { id, type } }) => ({ event: id, type }),
});
