import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** Milliseconds: between two pings, time-out of a pong, before a reconnect, time-out of a connection attempt. */
const intervals = { ping: 2000, pong: 8000, connection: 300, opening: 10_000 };
const subscriptions = {
  notification: 'subscription { notificationReceived { id } }',
  comment: (id) => `subscription { complaintCommented(complaintId: "${id}") { id } }`,
};
/** The query for events that may have been missed. @param {string} complaintId @returns {string} */
export const missedEvents = (complaintId) =>
  `{ notifications(size: 1000) { items { id } } complaint(id: "${complaintId}") { comments(last: 1000) { id } } }`;

/**
 * A client with subscriptions to notifications and to the comments of a complaint. After a disconnect it reconnects to the next
 * gateway and queries events that it may have missed.
 */
export class Subscriber {
  /** The number of times that each event was pushed, by id. */
  pushed = { notification: new Map(), comment: new Map() };
  /** Ids that were queried after a connection. */
  read = { notification: new Set(), comment: new Set() };
  connections = 0;
  /** @type {WebSocket | undefined} */
  #socket;
  #isOver = false;
  #running;

  /**
   * @param {string} name @param {{person: import('./gateway-client.mjs').GatewayClient, token: string, gateways: string[], complaintId: string,
   *   first: number}} options `first`: the index of its first gateway
   */
  constructor(name, options) {
    this.name = name;
    this.options = options;
    this.#running = this.#subscribe();
  }

  /** Resolves after the first connection and query. */
  async isSubscribed() {
    while (this.connections === 0) await sleep(20);
  }

  async stop() {
    this.#isOver = true;
    this.#socket?.terminate();
    await this.#running;
  }

  async #subscribe() {
    for (let turn = this.options.first; !this.#isOver; turn++) {
      await this.#connection(turn);
      await sleep(intervals.connection);
    }
  }

  #connection(turn) {
    const { gateways, token, complaintId } = this.options;
    const url = gateways[turn % gateways.length].replace(/^http/, 'ws');
    const socket = new WebSocket(`${url}/graphql`, 'graphql-transport-ws', {
      handshakeTimeout: intervals.opening,
    });
    this.#socket = socket;
    let pongAt = performance.now();
    const send = (message) => socket.send(JSON.stringify(message));
    const pings = setInterval(() => {
      if (performance.now() - pongAt > intervals.pong) socket.terminate();
      else if (socket.readyState === WebSocket.OPEN) send({ type: 'ping' });
    }, intervals.ping);
    let hasRead = false;
    socket.on('open', () => send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
    socket.on('message', (bytes) => {
      const { type, id, payload } = JSON.parse(String(bytes));
      if (type === 'connection_ack') {
        send({ id: 'notification', type: 'subscribe', payload: { query: subscriptions.notification } });
        send({ id: 'comment', type: 'subscribe', payload: { query: subscriptions.comment(complaintId) } });
        // The pong arrives after the subscriptions have started.
        send({ type: 'ping' });
      } else if (type === 'pong') {
        pongAt = performance.now();
        if (!hasRead) void this.#readMissed(socket);
        hasRead = true;
      } else if (type === 'next' && payload.data) {
        const { id: eventId } = payload.data.notificationReceived ?? payload.data.complaintCommented;
        this.pushed[id].set(eventId, (this.pushed[id].get(eventId) ?? 0) + 1);
      } else if (type === 'error' || type === 'complete' || type === 'next') {
        socket.terminate(); // then it reconnects and subscribes again
      }
    });
    return new Promise((resolve) => {
      socket.on('error', () => undefined); // `close` follows
      socket.on('close', () => {
        clearInterval(pings);
        resolve();
      });
    });
  }

  /** Queries events that it may have missed; retries until the connection closes. */
  async #readMissed(socket) {
    const { person, complaintId } = this.options;
    for (let turn = 0; socket.readyState === WebSocket.OPEN; turn++) {
      const { data } = await person.request(turn, missedEvents(complaintId));
      if (data) {
        for (const { id } of data.notifications.items) this.read.notification.add(id);
        for (const { id } of data.complaint.comments) this.read.comment.add(id);
        this.connections += 1;
        return;
      }
      await sleep(100);
    }
  }
}
