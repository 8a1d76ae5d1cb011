import { isIdle } from '../session/idle-timeout.js';
import type { BrowserSession, Session } from '../session/session.js';

/** Close codes of our WebSockets: graphql-transport-ws's own for a session that is over, RFC 6455's for the rest. */
export const closeCodes = {
  unauthorized: 4401,
  goingAway: 1001,
  connectAgain: 1012,
  tryAgainLater: 1013,
} as const;

const reasons: Readonly<Record<number, string>> = {
  [closeCodes.unauthorized]: 'Unauthorized',
  [closeCodes.goingAway]: 'Going away',
  [closeCodes.connectAgain]: 'Connect again',
  [closeCodes.tryAgainLater]: 'Too slow',
};

/** What stays open for a session: a WebSocket, or a stream of server-sent events. */
export interface OpenConnection {
  close(code: number, reason?: string): void;
  once(event: 'close', listener: () => void): unknown;
}

type Kind = 'socket' | 'stream';

/** The connections whose caller is known, so that a session that ends takes them with it. */
export class OpenSockets {
  private readonly sessions = new Map<OpenConnection, Session>();
  /** By token: when a browser's session with sockets here was last used, as far as this process knows. */
  private readonly uses = new Map<string, { usedAt: number; readonly sockets: Set<OpenConnection> }>();
  private readonly counts: Record<Kind, number> = { socket: 0, stream: 0 };

  add(socket: OpenConnection, session: Session, kind: Kind): void {
    this.sessions.set(socket, session);
    this.counts[kind] += 1;
    if (session.via === 'cookie') this.watchUse(socket, session);
    socket.once('close', () => {
      this.sessions.delete(socket);
      this.counts[kind] -= 1;
    });
  }

  /** A browser's session was used. */
  used({ token, usedAt }: Pick<BrowserSession, 'token' | 'usedAt'>): void {
    const use = this.uses.get(token);
    if (use) use.usedAt = Math.max(use.usedAt, usedAt);
  }

  /**
   * Has every browser connect again whose session nobody seems to have used for 30 minutes: it then brings its cookie,
   * which includes uses that other gateways received, and is turned away with 4401 if there was none.
   */
  endIdle(): void {
    for (const use of this.uses.values())
      if (isIdle(use))
        for (const socket of use.sockets)
          socket.close(closeCodes.connectAgain, reasons[closeCodes.connectAgain]);
  }

  private watchUse(socket: OpenConnection, { token, usedAt }: BrowserSession): void {
    const use = this.uses.get(token) ?? { usedAt, sockets: new Set<OpenConnection>() };
    this.uses.set(token, use);
    use.usedAt = Math.max(use.usedAt, usedAt);
    use.sockets.add(socket);
    socket.once('close', () => {
      use.sockets.delete(socket);
      if (use.sockets.size === 0) this.uses.delete(token);
    });
  }

  count(kind: Kind): number {
    return this.counts[kind];
  }

  /** Closes whatever the sessions that match have open; with the default 4401 the client ends its session too. */
  end(matches: (session: Session) => boolean, code: number = closeCodes.unauthorized): void {
    for (const [socket, session] of this.sessions)
      if (matches(session)) socket.close(code, reasons[code] ?? '');
  }
}
