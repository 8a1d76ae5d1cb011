import type { ServerResponse } from 'node:http';
import { type CloseCode, closeCodes } from '../../events/close-codes.js';
import type { OpenConnection } from '../open-sockets.js';

/** Bytes that a client may leave unread before it is disconnected; it connects again and refetches. */
export const maxUnreadBytes = 1024 * 1024;

/** The response of one operation as server-sent events. */
export class EventStream implements OpenConnection {
  /** Ends a subscription with UNAUTHENTICATED; null for other operations, whose result has the error. */
  endUnauthenticated: (() => void) | null = null;

  constructor(private readonly response: ServerResponse) {}

  private get isOpen(): boolean {
    return !this.response.writableEnded && !this.response.destroyed;
  }

  /** Writes the events of graphql-sse without waiting for the client; unread events are buffered up to a limit. */
  async write(events: AsyncIterable<string>, headers: Readonly<Record<string, string>>): Promise<void> {
    this.response.writeHead(200, {
      ...headers,
      'cache-control': 'no-store, no-transform',
      // nginx buffers events otherwise.
      'x-accel-buffering': 'no',
    });
    for await (const text of events) {
      if (this.response.writableLength > maxUnreadBytes) this.close(closeCodes.tryAgainLater);
      if (!this.isOpen) return;
      this.response.write(text);
    }
    if (this.isOpen) this.response.end();
  }

  /**
   * Ends the stream like a WebSocket with this close code: for 4401 with a last event, otherwise without one, so that the client
   * reconnects. Unread events are discarded.
   */
  close(code: CloseCode): void {
    if (!this.isOpen) return;
    if (this.response.writableLength > 0) this.response.destroy();
    else if (code !== closeCodes.unauthorized) this.response.end();
    else this.endUnauthenticated?.();
  }

  once(event: 'close', listener: () => void): void {
    this.response.once(event, listener);
  }
}
