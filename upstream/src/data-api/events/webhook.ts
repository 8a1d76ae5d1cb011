import { createHmac } from 'node:crypto';

/** Where events go, and what they are signed with. */
export interface Webhook {
  /** `EVENTS_WEBHOOK_URL`. */
  webhookUrl: string;
  /** `EVENTS_SECRET`. */
  secret: string;
}

/** An event as the gateway gets it (contract, section 6). */
export interface WebhookEvent {
  id: string;
  type: string;
  at: string;
  users: readonly number[];
  data: unknown;
}

/** Milliseconds that a delivery may take. */
export const DELIVERY_TIMEOUT = 10_000;

/**
 * Sends an event, signed.
 * @returns why it was not taken; undefined when it was
 */
export async function postEvent(
  { webhookUrl, secret }: Webhook,
  { id, type, at, users, data }: WebhookEvent,
): Promise<string | undefined> {
  const body = JSON.stringify({ id, type, at, users, data });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  try {
    const reply = await fetch(webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-event-timestamp': timestamp,
        'x-event-signature': `sha256=${signature}`,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(DELIVERY_TIMEOUT),
    });
    await reply.body?.cancel();
    return reply.ok ? undefined : `HTTP ${reply.status}`;
  } catch (fault) {
    return String(fault instanceof Error ? (fault.cause ?? fault) : fault);
  }
}
