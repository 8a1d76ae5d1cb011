import type { BrowserSession } from '../session/session.js';
import type { EventBus } from './event-bus.js';

/** The events that arrive in this process, and the end of sessions in all processes. */
export interface LiveEvents {
  /** The number of events that arrived here, the number of listeners, and whether the transport responds. */
  readonly events: Pick<EventBus, 'arrived' | 'listeners' | 'ping'>;
  /** Closes the sockets of a session in every process; its cookie is no longer accepted. */
  endSession(token: string): Promise<void>;
  /** Accepts a session with this token again. */
  beginSession(token: string): void;
  /** Checks whether a browser's session is known to have ended. */
  hasEnded(session: BrowserSession): boolean;
  /** Makes every socket of a user check its session, in every process. */
  endSessionsOf(userId: string): Promise<void>;
}
