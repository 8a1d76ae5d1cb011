import { EventEmitter } from 'node:events';
import type { Engine } from './pglite-thread.js';

/**
 * The embedded database that the process which started this one keeps open: statements go to it over the channel
 * between the two, in order. In development, a restart of the upstream then need not open the database again.
 */
export class ParentEngine extends EventEmitter implements Engine {
  constructor() {
    super();
    if (!process.channel) throw new Error('EMBEDDED_DATABASE=parent needs a parent that keeps the database.');
    // Until the server listens, only a pending response keeps this process alive.
    process.channel.ref();
    process.on('message', (message) => this.emit('message', message));
    process.once('disconnect', () => this.emit('exit'));
    this.postMessage({ open: true });
  }

  postMessage(request: object): void {
    process.send?.(request);
  }

  async terminate(): Promise<void> {
    process.channel?.unref();
  }
}
