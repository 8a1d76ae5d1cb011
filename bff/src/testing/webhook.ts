import { createHmac, randomUUID } from 'node:crypto';
import type { GatewayUnderTest } from './gateway-under-test.js';

export const eventsSecret = 'a secret of the data API and the gateway';

export interface TestEvent {
  readonly id?: string | number;
  readonly type: string;
  readonly users: readonly (string | number)[];
  readonly data?: unknown;
}

/** Sends an event to the gateway, signed as contract.md section 6 requires. */
export function sendEvent(gateway: GatewayUnderTest, event: TestEvent): Promise<Response> {
  const body = JSON.stringify({ id: randomUUID(), at: new Date().toISOString(), data: {}, ...event });
  const timestamp = String(Math.floor(Date.now() / 1000));
  return postEvent(gateway, body, {
    'x-event-timestamp': timestamp,
    'x-event-signature': signatureOf(timestamp, body),
  });
}

export const signatureOf = (timestamp: string, body: string, secret = eventsSecret) =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

export const postEvent = (gateway: GatewayUnderTest, body: string, headers: Record<string, string>) =>
  fetch(`${gateway.url}/hooks/events`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** The event of a new notification; its data is a row of `notification/view`. */
export const notificationCreated = (
  id: number,
  users: readonly number[],
  title = 'Vehicle status changed',
) => ({
  type: 'notification.created',
  users,
  data: {
    id,
    title,
    description: 'B 1234 XYZ: Active → Maintenance by Budi',
    updatedDate: '2026-11-20T10:00:00+07:00',
    isRead: '0',
    path: 'vehicle/manage?record=34',
  },
});
