import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type EndedSessions, fingerprint } from '../session/ended-sessions.js';
import type { Session } from '../session/session.js';
import { type CloseCode, closeCodes } from './close-codes.js';
import type { DataApiEvent } from './event.js';
import type { EventBus } from './event-bus.js';

/** The WebSockets and streams of this process. */
export interface SessionSockets {
  /** Closes those of the matching sessions: with 4401, after which the client ends its session, or with another code. */
  end(matches: (session: Session) => boolean, code?: CloseCode): void;
}

/** `session` is a fingerprint of the token, which identifies the session only to those who have the token. */
const endOfOne = z.object({ session: z.string().regex(/^[0-9a-f]{64}$/i) });

/**
 * Closes the sockets of a session, and remembers that it has ended, on an event of the data API. An event without a session may mean
 * any session of its users, and after a gap in the events any session may have ended: the clients connect again, which checks their
 * sessions.
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
    sockets.end(({ userId }) => userId !== null && mayHaveEnded.has(userId), closeCodes.connectAgain);
  });
  bus.onGap(() => sockets.end(() => true, closeCodes.connectAgain));
}

/** The event for a session that ended at this gateway. */
export const sessionEnded = (token: string): DataApiEvent => ended([], { session: fingerprint(token) });

/** The event for a user whose sessions all ended at this gateway. */
export const sessionsEnded = (userId: string): DataApiEvent => ended([userId], {});

const ended = (users: string[], data: object): DataApiEvent => ({
  id: randomUUID(),
  type: 'session.ended',
  at: new Date().toISOString(),
  users,
  data,
});
