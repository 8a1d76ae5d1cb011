import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type EndedSessions, fingerprint } from '../session/ended-sessions.js';
import type { Session } from '../session/session.js';
import type { DataApiEvent } from './event.js';
import type { EventBus } from './event-bus.js';

/** The WebSockets and streams of this process. */
export interface SessionSockets {
  /** Closes those of the sessions that match: with 4401, upon which the client ends its session too, or another code. */
  end(matches: (session: Session) => boolean, code?: number): void;
}

/** RFC 6455's "service restart": the client connects again, and learns then whether its session still holds. */
const CONNECT_AGAIN = 1012;

/** `session`: its fingerprint, so that only who holds the token can tell which one it is. */
const endOfOne = z.object({ session: z.string().regex(/^[0-9a-f]{64}$/i) });

/**
 * Closes the sockets of a session, and remembers that it has ended, when an event of the data API says so. An event
 * that names no session may mean any session of its users, and after a gap in the events any session may have ended: their clients
 * connect again, which checks their sessions.
 */
export function closeEndedSessions(
  bus: EventBus,
  sockets: SessionSockets,
  endedSessions: EndedSessions,
): void {
  bus.onType('session.ended', ({ data, users }) => {
    const named = endOfOne.safeParse(data);
    if (named.success) {
      const ended = named.data.session.toLowerCase();
      endedSessions.add(ended);
      sockets.end(({ token }) => fingerprint(token) === ended);
      return;
    }
    const mayHaveEnded = new Set(users);
    sockets.end(({ userId }) => userId !== null && mayHaveEnded.has(userId), CONNECT_AGAIN);
  });
  bus.onGap(() => sockets.end(() => true, CONNECT_AGAIN));
}

/** The event for one session that this gateway saw the end of. */
export const sessionEnded = (token: string): DataApiEvent => ended([], { session: fingerprint(token) });

/** The event for a user whose sessions, whichever they are, this gateway saw the end of. */
export const sessionsEnded = (userId: string): DataApiEvent => ended([userId], {});

const ended = (users: string[], data: object): DataApiEvent => ({
  id: randomUUID(),
  type: 'session.ended',
  at: new Date().toISOString(),
  users,
  data,
});
