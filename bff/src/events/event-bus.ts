import { type DataApiEvent, type EventListener, MAX_CLOCK_DIFFERENCE_MS } from './event.js';

/** Carries an event to every gateway process, this one included. */
export interface EventTransport {
  /**
   * Resolves when the event is on its way to every process; rejects when it could not be handed over. One whose id was sent
   * before is not sent again: the data API tells each at least once.
   */
  send(event: DataApiEvent): Promise<void>;
  /** Called once, by the bus, before the first event. */
  receive(listener: EventListener): void;
  /** Rejects when an event could not be handed over now. */
  ping(): Promise<void>;
  /** Calls `listener` when events arrive again that did not arrive for a while: some may have been missed. */
  onGap(listener: () => void): void;
  /** Resolves when events sent from now on arrive. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * Publishes each event once and hands it to the listeners of the users it names.
 * The transport has one listener a process: looking up the users here costs nothing for sockets of other people.
 */
export class EventBus {
  private readonly byUser = new Map<string, Set<EventListener>>();
  private readonly byType = new Map<string, Set<EventListener>>();
  /** Events that have arrived here. */
  arrived = 0;

  constructor(private readonly transport: EventTransport) {
    transport.receive((event) => this.deliver(event));
  }

  /** Publishes to every process. Rejects when the transport is down: the sender has to try again. */
  publish(event: DataApiEvent): Promise<void> {
    return this.transport.send(event);
  }

  /** Calls `listener` for every event that names the user; answers the way to stop. */
  onUser(userId: string, listener: EventListener): () => void {
    return subscribe(this.byUser, userId, listener);
  }

  /** Calls `listener` for every event of the type, whoever it names; answers the way to stop. */
  onType(type: string, listener: EventListener): () => void {
    return subscribe(this.byType, type, listener);
  }

  /** Calls `listener` whenever events may have been missed here, once they arrive again. */
  onGap(listener: () => void): void {
    this.transport.onGap(listener);
  }

  /** Rejects when the transport is down. */
  ping(): Promise<void> {
    return this.transport.ping();
  }

  /** How many wait for events here. */
  get listeners(): number {
    const sets = [...this.byUser.values(), ...this.byType.values()];
    return sets.reduce((sum, { size }) => sum + size, 0);
  }

  close(): Promise<void> {
    return this.transport.close();
  }

  private deliver(event: DataApiEvent): void {
    this.arrived += 1;
    const listeners = [...(this.byType.get(event.type) ?? [])];
    for (const user of new Set(event.users)) listeners.push(...(this.byUser.get(user) ?? []));
    for (const listener of listeners) listener(event);
  }
}

function subscribe(listeners: Map<string, Set<EventListener>>, key: string, listener: EventListener) {
  const known = listeners.get(key) ?? new Set();
  listeners.set(key, known.add(listener));
  return () => {
    known.delete(listener);
    if (known.size === 0 && listeners.get(key) === known) listeners.delete(key);
  };
}

/** A delivery signed this far ahead of our clock is accepted until as long after it: no id is forgotten earlier. */
const REPLAY_WINDOW_MS = 2 * MAX_CLOCK_DIFFERENCE_MS;

/**
 * The transport of a gateway that runs alone.
 * @param capacity how many ids it remembers beyond the replay window, the oldest forgotten first
 */
export function inProcessTransport(capacity = 50_000): EventTransport {
  let receiver: EventListener | undefined;
  /** When each event came, by its id, oldest first. */
  const sent = new Map<string, number>();
  const forgetOldest = () => {
    const [oldest] = sent;
    if (sent.size > capacity && oldest && Date.now() - oldest[1] > REPLAY_WINDOW_MS) sent.delete(oldest[0]);
  };
  return {
    ready: Promise.resolve(),
    send: async (event) => {
      if (sent.has(event.id)) return;
      receiver?.(event);
      sent.set(event.id, Date.now());
      // Two, so that it shrinks again after a busy time.
      forgetOldest();
      forgetOldest();
    },
    receive: (listener) => {
      receiver = listener;
    },
    // Nothing lies between.
    ping: async () => undefined,
    onGap: () => undefined,
    close: async () => {
      receiver = undefined;
    },
  };
}
