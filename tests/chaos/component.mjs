import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../../scripts/console.mjs';

/** Milliseconds until a supervisor restarts a process that has exited. */
const restartDelay = 250;
/** Milliseconds that a component may take until it responds. */
const timeout = 60_000;

/**
 * A process of the installation (for PostgreSQL: the postmaster with its child processes) that can be killed or suspended.
 * Linux only.
 */
export class Component {
  #pid;
  #start;
  #responds;

  /**
   * @param {string} name
   * @param {{pid: () => number, start: () => Promise<void> | void, responds: () => Promise<boolean>}} process
   *   `start` restarts it on the same data
   */
  constructor(name, { pid, start, responds }) {
    this.name = name;
    this.#pid = pid;
    this.#start = start;
    this.#responds = responds;
  }

  /** Kills it with SIGKILL and restarts it as a supervisor would. */
  async kill() {
    process.kill(this.#pid(), 'SIGKILL');
    await sleep(restartDelay);
    await this.#start();
  }

  /** Suspends it with SIGSTOP. @param {number} milliseconds */
  async suspend(milliseconds) {
    const pids = familyOf(this.#pid());
    signal(pids, 'SIGSTOP');
    try {
      await sleep(milliseconds);
    } finally {
      signal(pids, 'SIGCONT');
    }
  }

  /** Resolves when it responds. */
  async isReady() {
    const deadline = performance.now() + timeout;
    while (!(await this.#responds())) {
      if (performance.now() > deadline)
        throw new PlainError(`${this.name} did not respond within ${timeout / 1000} s.`);
      await sleep(50);
    }
  }
}

function signal(pids, name) {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error; // it has exited in the meantime
    }
  }
}

/** A process and its children. @param {number} pid @returns {number[]} */
function familyOf(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return [pid, ...children.map(Number)];
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return [];
  }
}
