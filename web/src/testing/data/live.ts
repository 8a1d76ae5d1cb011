interface Subscription {
  socket: FakeSocket;
  id: string;
  operationName: string;
}

const sockets = new Set<FakeSocket>();
const subscriptions: Subscription[] = [];
/** True while the server cannot be reached; `silently` while it does not respond either. */
let refused: boolean | 'silently' = false;
/** The build of the client that the server has. */
let build = 'current';
/** Connections whose server does not respond. */
const unresponsive = new Set<FakeSocket>();

/** A WebSocket with a graphql-transport-ws server that the test controls. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;

  readyState = FakeSocket.CONNECTING;
  protocol = 'graphql-transport-ws';
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;

  constructor() {
    sockets.add(this);
    const isRefused = refused;
    queueMicrotask(() => {
      if (isRefused === 'silently') return;
      if (isRefused) return this.close(1006);
      this.readyState = FakeSocket.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    const message: { type: string; id?: string; payload?: { query?: string } } = JSON.parse(text);
    if (message.type === 'connection_init')
      this.receive({ type: 'connection_ack', payload: { clientBuild: build } });
    if (message.type === 'ping' && !unresponsive.has(this)) this.receive({ type: 'pong' });
    if (message.type === 'subscribe' && message.id !== undefined) {
      const operationName = /subscription\s+(\w+)/.exec(message.payload?.query ?? '')?.[1] ?? '';
      subscriptions.push({ socket: this, id: message.id, operationName });
    }
  }

  receive(message: unknown): void {
    // A promise's own microtask: jest's fake timers run those of queueMicrotask with the next timer only.
    void Promise.resolve().then(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    sockets.delete(this);
    queueMicrotask(() => this.onclose?.({ code, reason, wasClean: true }));
  }
}

/** Installs the fake server; every test starts without a connection. */
export function installLive(): void {
  sockets.clear();
  refused = false;
  unresponsive.clear();
  subscriptions.length = 0;
  Object.defineProperty(globalThis, 'WebSocket', { value: FakeSocket, configurable: true, writable: true });
}

/** Accepts no connections from now on, or accepts them again. */
export function refuseSockets(isRefused: boolean | 'silently'): void {
  refused = isRefused;
}

/** Sets the build that the server names to connections from now on. */
export function setBuild(name: string): void {
  build = name;
}

/** Names of the subscriptions that the client has opened. */
export function subscribedTo(): string[] {
  return subscriptions.map(({ operationName }) => operationName);
}

/** Sends `data` to all subscribers of the operation. */
export function push(operationName: string, data: unknown): void {
  for (const { socket, id } of subscriptions.filter((one) => one.operationName === operationName)) {
    socket.receive({ type: 'next', id, payload: { data } });
  }
}

/** Ends all subscriptions to the operation with an error of this code. */
export function pushError(operationName: string, code: string): void {
  for (const { socket, id } of subscriptions.filter((one) => one.operationName === operationName)) {
    socket.receive({ type: 'error', id, payload: [{ message: code, extensions: { code } }] });
  }
}

/** Closes every connection from the server's side, e.g. with 4401 when the session is over. */
export function closeSockets(code: number): void {
  for (const socket of [...sockets]) socket.close(code);
}

/** Leaves every connection open but unresponsive, as a lost network does. */
export function leaveSockets(): void {
  for (const socket of sockets) unresponsive.add(socket);
}
