import type { BrowserSession } from '../session/session.js';
import type { EventBus } from './event-bus.js';

/** The events that arrive in this process, and the ends of sessions in all processes. */
export interface LiveEvents {
  /** How many events have arrived here, how many feeds wait for more, and whether the transport responds. */
  readonly events: Pick<EventBus, 'arrived' | 'listeners' | 'ping'>;
  /** Closes the sockets of a session that ended here, in every process; its cookie is not accepted any longer. */
  endSession(token: string): Promise<void>;
  /** A session with this token begins here. */
  beginSession(token: string): void;
  /** Whether a browser's session is known to be over. */
  hasEnded(session: BrowserSession): boolean;
  /** Makes every socket of a user whose sessions ended here check its session, in every process. */
  endSessionsOf(userId: string): Promise<void>;
}
