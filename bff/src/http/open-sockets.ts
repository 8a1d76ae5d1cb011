import { type CloseCode, closeCodes, closeWith } from '../events/close-codes.js';
import { isIdle } from '../session/idle-timeout.js';
import type { BrowserSession, Session } from '../session/session.js';

/** A WebSocket, or a stream of server-sent events. */
export interface OpenConnection {
  close(code: CloseCode, reason?: string): void;
  once(event: 'close', listener: () => void): unknown;
}

type Kind = 'socket' | 'stream';

/** The open connections of each session, to close them when the session ends. */
export class OpenSockets {
  private readonly sessions = new Map<OpenConnection, Session>();
  /** By token: the last use of a browser's session with connections here, as far as this process knows. */
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

  /** Records a use of a browser's session. */
  used({ token, usedAt }: Pick<BrowserSession, 'token' | 'usedAt'>): void {
    const use = this.uses.get(token);
    if (use) use.usedAt = Math.max(use.usedAt, usedAt);
  }

  /**
   * Makes browsers reconnect whose session seems to be unused for 30 minutes: their cookie includes uses at other gateways, and without
   * any use the connection is refused with 4401.
   */
  endIdle(): void {
    for (const use of this.uses.values())
      if (isIdle(use)) for (const socket of use.sockets) closeWith(socket, closeCodes.connectAgain);
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

  /** Closes the connections of the matching sessions; after the default 4401 the client ends its session too. */
  end(matches: (session: Session) => boolean, code: CloseCode = closeCodes.unauthorized): void {
    for (const [socket, session] of this.sessions) if (matches(session)) closeWith(socket, code);
  }
}
