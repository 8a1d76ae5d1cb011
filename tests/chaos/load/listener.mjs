import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** Milliseconds: between two pings, until a pong is missed, before the next connection, until a connection is given up. */
const every = { ping: 2000, pong: 8000, connection: 300, opening: 10_000 };
const subscriptions = {
  notification: 'subscription { notificationReceived { id } }',
  comment: (id) => `subscription { complaintCommented(complaintId: "${id}") { id } }`,
};
/** Asks for what somebody may have missed. @param {string} complaintId @returns {string} */
export const missed = (complaintId) =>
  `{ notifications(size: 1000) { items { id } } complaint(id: "${complaintId}") { comments(last: 1000) { id } } }`;

/**
 * Somebody's open page: hears of notifications and of a complaint's comments, connects again wherever a gateway answers, and then
 * asks for what it may have missed, as the client does.
 */
export class Listener {
  /** How often each was pushed, by id. */
  pushed = { notification: new Map(), comment: new Map() };
  /** What was read anew after a connection. */
  read = { notification: new Set(), comment: new Set() };
  connections = 0;
  /** @type {WebSocket | undefined} */
  #socket;
  #isOver = false;
  #running;

  /**
   * @param {string} name @param {{person: import('./person.mjs').Person, token: string, gateways: string[], complaintId: string,
   *   first: number}} options `first`: the gateway that it begins with
   */
  constructor(name, options) {
    this.name = name;
    this.options = options;
    this.#running = this.#listen();
  }

  /** Resolves once it is connected and has read what it missed. */
  async isListening() {
    while (this.connections === 0) await sleep(20);
  }

  async stop() {
    this.#isOver = true;
    this.#socket?.terminate();
    await this.#running;
  }

  async #listen() {
    for (let turn = this.options.first; !this.#isOver; turn++) {
      await this.#connection(turn);
      await sleep(every.connection);
    }
  }

  #connection(turn) {
    const { gateways, token, complaintId } = this.options;
    const url = gateways[turn % gateways.length].replace(/^http/, 'ws');
    const socket = new WebSocket(`${url}/graphql`, 'graphql-transport-ws', {
      handshakeTimeout: every.opening,
    });
    this.#socket = socket;
    let pongAt = performance.now();
    const say = (message) => socket.send(JSON.stringify(message));
    const pings = setInterval(() => {
      if (performance.now() - pongAt > every.pong) socket.terminate();
      else if (socket.readyState === WebSocket.OPEN) say({ type: 'ping' });
    }, every.ping);
    let hasRead = false;
    socket.on('open', () => say({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
    socket.on('message', (bytes) => {
      const { type, id, payload } = JSON.parse(String(bytes));
      if (type === 'connection_ack') {
        say({ id: 'notification', type: 'subscribe', payload: { query: subscriptions.notification } });
        say({ id: 'comment', type: 'subscribe', payload: { query: subscriptions.comment(complaintId) } });
        // What comes after a subscription is answered after it has begun.
        say({ type: 'ping' });
      } else if (type === 'pong') {
        pongAt = performance.now();
        if (!hasRead) void this.#readMissed(socket);
        hasRead = true;
      } else if (type === 'next' && payload.data) {
        const { id: told } = payload.data.notificationReceived ?? payload.data.complaintCommented;
        this.pushed[id].set(told, (this.pushed[id].get(told) ?? 0) + 1);
      } else if (type === 'error' || type === 'complete' || type === 'next') {
        socket.terminate(); // the page subscribes anew
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

  /** Asks for what it may have missed, for as long as this connection lasts. */
  async #readMissed(socket) {
    const { person, complaintId } = this.options;
    for (let turn = 0; socket.readyState === WebSocket.OPEN; turn++) {
      const { data } = await person.ask(turn, missed(complaintId));
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
