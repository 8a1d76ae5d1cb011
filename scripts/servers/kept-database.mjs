import { join } from 'node:path';
import { PlainError, say } from '../console.mjs';
import { fromRoot } from '../repository.mjs';

const compiled = (...path) => import(fromRoot('upstream', 'dist', ...path));

/**
 * The embedded database of `npm run dev`, which stays open across restarts of the upstream, because opening it takes longer than the
 * rest of a restart. It serves the messages of upstream/src/database/pglite/parent-engine.ts.
 */
export class KeptDatabase {
  #directory;
  #thread;
  #served;

  /** @param {string} dataFolder */
  constructor(dataFolder) {
    this.#directory = join(dataFolder, 'db');
  }

  /**
   * Serves this upstream instead of the previous one, and opens the database if needed. Throws a PlainError if it cannot.
   * @param {import('node:child_process').ChildProcess} upstream
   */
  async serve(upstream) {
    this.#served = upstream;
    this.#thread ??= this.#open();
    const thread = this.#thread.then(async (opened) => {
      // A killed upstream may have left a transaction open.
      await opened.run('rollback', []);
      return opened;
    });
    upstream.on('message', async ({ id, open, close, sql, parameters, name, stage }) => {
      if (stage) return; // how far a start is: not for the database
      if (this.#served !== upstream || (id === undefined && !open)) return;
      const reply = await thread
        .then((opened) => (open ? { ready: true } : close ? {} : opened.run(sql, parameters, name)))
        .catch(({ message, code, constraint }) => ({ fault: { message, code, constraint } }));
      // It may have exited in the meantime.
      if (upstream.connected) upstream.send({ ...reply, ...(!open && { id }) }, () => {});
    });
    await thread;
  }

  async #open() {
    const [{ openEngine }, { sentence }] = await Promise.all([
      compiled('database', 'pglite', 'pglite-thread.js'),
      compiled('start-fault.js'),
    ]);
    try {
      const thread = await openEngine(this.#directory, {
        notified: (channel) => {
          if (this.#served?.connected) this.#served.send({ notification: channel }, () => {});
        },
        lost: (fault) => {
          say(`The embedded database failed: ${fault.message.split('\n')[0]}`);
          // The next upstream gets a new database; this one exits, as with its own embedded database.
          this.#thread = undefined;
          this.#served?.disconnect();
          setImmediate(() => thread.close());
        },
      });
      await thread.ready;
      return thread;
    } catch (fault) {
      this.#thread = undefined;
      throw new PlainError(sentence(fault));
    }
  }

  /** Writes everything to disk. */
  async close() {
    const thread = await this.#thread;
    this.#thread = undefined;
    await thread?.close();
  }
}
