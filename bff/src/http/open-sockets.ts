import type { WebSocket } from 'ws';
import type { Session } from '../session/session.js';

/** Close codes of our WebSockets: graphql-transport-ws's own for a session that is over, RFC 6455's for the rest. */
export const closeCodes = { unauthorized: 4401, connectAgain: 1012, tryAgainLater: 1013 } as const;

const reasons: Readonly<Record<number, string>> = {
  [closeCodes.unauthorized]: 'Unauthorized',
  [closeCodes.connectAgain]: 'Connect again',
  [closeCodes.tryAgainLater]: 'Too slow',
};

/** The WebSockets whose caller is known, so that a session that ends takes its sockets with it. */
export class OpenSockets {
  private readonly sessions = new Map<WebSocket, Session>();

  add(socket: WebSocket, session: Session): void {
    this.sessions.set(socket, session);
    socket.once('close', () => this.sessions.delete(socket));
  }

  get size(): number {
    return this.sessions.size;
  }

  /** Closes every socket of the sessions that match; with the default 4401 the client ends its session too. */
  end(matches: (session: Session) => boolean, code: number = closeCodes.unauthorized): void {
    for (const [socket, session] of this.sessions)
      if (matches(session)) socket.close(code, reasons[code] ?? '');
  }
}
