import { join } from 'node:path';
import { PlainError, say } from '../console.mjs';
import { fromRoot } from '../repository.mjs';

const compiled = (...path) => import(fromRoot('upstream', 'dist', ...path));

/**
 * The embedded database of `npm run dev`, open for longer than any one upstream: to open it takes longer than all the
 * rest of a restart. It does what upstream/src/database/parent-engine.ts asks.
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
   * Answers this upstream from now on, and no earlier one; opens the database when it is not. Throws one sentence when it cannot.
   * @param {import('node:child_process').ChildProcess} upstream
   */
  async serve(upstream) {
    this.#served = upstream;
    this.#thread ??= this.#open();
    const thread = this.#thread.then(async (opened) => {
      // An upstream that was killed may have left a transaction behind.
      await opened.run('rollback', []);
      return opened;
    });
    upstream.on('message', async ({ id, open, close, sql, parameters }) => {
      if (this.#served !== upstream || (id === undefined && !open)) return;
      const reply = await thread
        .then((opened) => (open ? { ready: true } : close ? {} : opened.run(sql, parameters)))
        .catch(({ message, code, constraint }) => ({ fault: { message, code, constraint } }));
      // By now it may be gone.
      if (upstream.connected) upstream.send({ ...reply, ...(!open && { id }) }, () => {});
    });
    await thread;
  }

  async #open() {
    const [{ openEngine }, { sentence }] = await Promise.all([
      compiled('database', 'pglite-thread.js'),
      compiled('start-fault.js'),
    ]);
    try {
      const thread = await openEngine(this.#directory, {
        lost: (fault) => {
          say(`The embedded database broke down: ${fault.message.split('\n')[0]}`);
          // The next upstream gets another; this one ends, as it does when it has its database to itself.
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
