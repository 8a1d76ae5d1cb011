import { type DataApiEvent, type EventListener, MAX_CLOCK_DIFFERENCE_MS } from './event.js';

/** Carries an event to every gateway process, this one included. */
export interface EventTransport {
  /**
   * Resolves when the event is published to every process; rejects when it could not be published. An event whose id was already sent
   * is ignored, because the data API delivers each event at least once.
   */
  send(event: DataApiEvent): Promise<void>;
  /** Called once, by the bus, before the first event. */
  receive(listener: EventListener): void;
  /** Rejects when events cannot be published at the moment. */
  ping(): Promise<void>;
  /** Calls `listener` when events arrive again after an interruption, during which some may have been missed. */
  onGap(listener: () => void): void;
  /** Resolves when events sent from now on arrive. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * Publishes each event once, and calls the listeners of the users it names. The transport has one listener for the process: the
 * listeners of other users cost nothing.
 */
export class EventBus {
  private readonly byUser = new Map<string, Set<EventListener>>();
  private readonly byType = new Map<string, Set<EventListener>>();
  /** Number of events that have arrived in this process. */
  arrived = 0;

  constructor(private readonly transport: EventTransport) {
    transport.receive((event) => this.deliver(event));
  }

  /** Publishes to every process. Rejects when the transport is down: the sender has to retry. */
  publish(event: DataApiEvent): Promise<void> {
    return this.transport.send(event);
  }

  /** Calls `listener` for every event that names the user; returns a function that stops it. */
  onUser(userId: string, listener: EventListener): () => void {
    return subscribe(this.byUser, userId, listener);
  }

  /** Calls `listener` for every event of the type, for any user; returns a function that stops it. */
  onType(type: string, listener: EventListener): () => void {
    return subscribe(this.byType, type, listener);
  }

  /** Calls `listener` whenever this process may have missed events, once they arrive again. */
  onGap(listener: () => void): void {
    this.transport.onGap(listener);
  }

  /** Rejects when the transport is down. */
  ping(): Promise<void> {
    return this.transport.ping();
  }

  /** Number of listeners in this process. */
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

/** A delivery whose clock is ahead is accepted until this long after it arrived first, so an id is remembered as long. */
const REPLAY_WINDOW_MS = 2 * MAX_CLOCK_DIFFERENCE_MS;

/**
 * The transport of a single gateway.
 * @param capacity number of ids that it remembers beyond the replay window; the oldest are forgotten first
 */
export function inProcessTransport(capacity = 50_000): EventTransport {
  let receiver: EventListener | undefined;
  /** When each event arrived, by its id, oldest first. */
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
      // Two, so that it shrinks again after a peak.
      forgetOldest();
      forgetOldest();
    },
    receive: (listener) => {
      receiver = listener;
    },
    ping: async () => undefined,
    onGap: () => undefined,
    close: async () => {
      receiver = undefined;
    },
  };
}
