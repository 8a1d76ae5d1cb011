import type { ServerResponse } from 'node:http';
import { unauthenticated } from '../schema/errors.js';
import { closeCodes, type OpenConnection } from './open-sockets.js';

/** Bytes a client may leave unread before it is cut; it comes back and refetches. */
export const maxUnreadBytes = 1024 * 1024;

/** Milliseconds between two comments, so that no proxy takes the stream for a connection that nobody uses. */
const commentEveryMs = 12_000;
const comment = ':\n\n';

const nextEvent = (json: string) => `event: next\ndata: ${json}\n\n`;
const completeEvent = 'event: complete\ndata:\n\n';

/** One operation's answer as GraphQL over server-sent events has it (graphql-sse, PROTOCOL.md, distinct connections mode). */
export class EventStream implements OpenConnection {
  /** Answers 200, and says so at once: some browsers wait for a first byte. */
  constructor(private readonly response: ServerResponse) {
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // nginx else keeps events back until its buffer is full.
      'x-accel-buffering': 'no',
    });
    response.write(comment);
    const comments = setInterval(() => response.write(comment), commentEveryMs);
    response.once('close', () => clearInterval(comments));
  }

  get isOpen(): boolean {
    return !this.response.writableEnded && !this.response.destroyed;
  }

  /** Sends one result; a client that does not read is cut rather than buffered for without end. */
  next(result: object): void {
    this.nextText(JSON.stringify(result));
  }

  /** Sends one result that is JSON already. */
  nextText(json: string): void {
    if (!this.isOpen) return;
    if (this.response.writableLength > maxUnreadBytes) this.close(closeCodes.tryAgainLater);
    else this.response.write(nextEvent(json));
  }

  complete(): void {
    if (this.isOpen) this.response.end(completeEvent);
  }

  /**
   * Ends it with what a close code says over a WebSocket: 4401 is told in a last event, after any other the client comes
   * back by itself, for nothing was said to be complete. What it has not read yet goes nowhere.
   */
  close(code: number): void {
    if (!this.isOpen) return;
    if (this.response.writableLength > 0) {
      this.response.destroy();
      return;
    }
    if (code === closeCodes.unauthorized) {
      this.next({ errors: [unauthenticated()] });
      this.complete();
    } else this.response.end();
  }

  once(event: 'close', listener: () => void): void {
    this.response.once(event, listener);
  }
}
