import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../../scripts/console.mjs';

/** Milliseconds after which a supervisor starts again what has died. */
const supervisorsPause = 250;
/** Milliseconds that a part may take to start, or to answer again. */
const patience = 60_000;

/**
 * One process of the installation (for PostgreSQL: its postmaster with all that serve connections), to be hurt and healed.
 * Linux only.
 */
export class Part {
  #pid;
  #start;
  #responds;

  /**
   * @param {string} name
   * @param {{pid: () => number, start: () => Promise<void> | void, responds: () => Promise<boolean>}} process
   *   `start` starts it again on the same data
   */
  constructor(name, { pid, start, responds }) {
    this.name = name;
    this.#pid = pid;
    this.#start = start;
    this.#responds = responds;
  }

  /** Ends it with SIGKILL, and starts it again as a supervisor would. */
  async kill() {
    process.kill(this.#pid(), 'SIGKILL');
    await sleep(supervisorsPause);
    await this.#start();
  }

  /** Holds it up with SIGSTOP for so long. @param {number} milliseconds */
  async hold(milliseconds) {
    const pids = familyOf(this.#pid());
    signal(pids, 'SIGSTOP');
    try {
      await sleep(milliseconds);
    } finally {
      signal(pids, 'SIGCONT');
    }
  }

  /** Resolves when it responds. */
  async isBack() {
    const deadline = performance.now() + patience;
    while (!(await this.#responds())) {
      if (performance.now() > deadline)
        throw new PlainError(`${this.name} did not come back in ${patience / 1000} s.`);
      await sleep(50);
    }
  }
}

function signal(pids, name) {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error; // it ended meanwhile
    }
  }
}

/** A process and those that it started. @param {number} pid @returns {number[]} */
function familyOf(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return [pid, ...children.map(Number)];
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return [];
  }
}
