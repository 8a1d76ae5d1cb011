import { spawn } from 'node:child_process';
import { appendFileSync, closeSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../console.mjs';

const preload = new URL('./end-with-parent.mjs', import.meta.url).href;
const largestLog = 20_000_000; // bytes; a larger log is rotated at the next start
const drainTime = 12_000; // ms

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/** Ignores write errors, so that a full disk does not stop the servers. */
function whereThereIsRoom(note) {
  try {
    note();
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  }
}

function openLog(path) {
  try {
    if (statSync(path).size > largestLog) renameSync(path, `${path}.1`);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return openSync(path, 'a');
}

/**
 * A server as a child process, with its log in `logs/<name>.log` and its process id in `<name>.pid` of the data folder. With `warmUp`
 * (see warm-up.mjs) the next process is preloaded while the current one serves.
 */
export class ServerProcess {
  #child;
  #next;

  /** @param {{name: string, entry: string, args?: string[], cwd?: string, env: Record<string, string>, dataFolder: string, readyUrl: string, warmUp?: string, onStage?: (stage: string) => void}} options */
  constructor(options) {
    this.name = options.name;
    this.options = options;
    this.pidFile = join(options.dataFolder, `${options.name}.pid`);
    this.logFile = join(options.dataFolder, 'logs', `${options.name}.log`);
  }

  /** Starts it. `exited` then resolves when it has exited, with its code, signal and last lines of stderr. */
  start() {
    const next = this.#next;
    this.#next = undefined;
    if (next && !hasEnded(next.child)) {
      this.#child = next;
      next.child.send('go on', () => {}); // if it has just exited, `exited` reports it
    } else this.#child = this.#spawn([preload]);
    const { child, ended } = this.#child;
    whereThereIsRoom(() => writeFileSync(this.pidFile, `${child.pid}\n`));
    this.exited = ended.then((end) => {
      rmSync(this.pidFile, { force: true });
      return end;
    });
    return child;
  }

  /** The process id of the current process. */
  get pid() {
    return this.#child.child.pid;
  }

  /** Resolves when the next process is preloaded, or if there is none. */
  async nextIsWarm() {
    if (this.#next) await Promise.race([this.#next.warm, this.#next.ended]);
  }

  #spawn(preloads) {
    const log = openLog(this.logFile);
    const { entry, args = [], cwd } = this.options;
    const imports = preloads.flatMap((module) => ['--import', module]);
    const child = spawn(process.execPath, [...imports, '--enable-source-maps', entry, ...args], {
      ...(cwd && { cwd }),
      env: { ...process.env, ...this.options.env },
      stdio: ['ignore', log, 'pipe', 'ipc'],
      serialization: 'advanced', // keeps the types of database values
    });
    closeSync(log);
    let lastWords = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      whereThereIsRoom(() => appendFileSync(this.logFile, text));
      lastWords = (lastWords + text).slice(-4000);
    });
    const ended = new Promise((resolve) => {
      child.once('close', (code, signal) => resolve({ code, signal, lastWords: lastWords.trim() }));
    });
    child.on('message', (message) => {
      if (message?.stage) this.options.onStage?.(message.stage);
    });
    const warm = new Promise((resolve) => child.once('message', resolve));
    return { child, ended, warm };
  }

  /** Waits until it responds; throws its last output if it exits. @param {number} patience ms */
  async ready(patience = 120_000) {
    const gone = this.exited.then((end) => ({ end }));
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      const outcome = await Promise.race([gone, this.#responds().then((ok) => ({ ok }))]);
      if (outcome.end) {
        throw new PlainError(
          outcome.end.lastWords ||
            `The ${this.name} ended (${outcome.end.signal ?? outcome.end.code}) before it was ready: see ${this.logFile}.`,
        );
      }
      if (outcome.ok) {
        const { warmUp } = this.options;
        if (warmUp) this.#next = this.#spawn([preload, warmUp]);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new PlainError(
      `The ${this.name} did not become ready in ${patience / 1000} s: see ${this.logFile}.`,
    );
  }

  async #responds() {
    try {
      const response = await fetch(this.options.readyUrl, { signal: AbortSignal.timeout(2000) });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }

  /** Sends SIGTERM, and SIGKILL after `patience`. @param {number} patience ms */
  async stop(patience = drainTime) {
    const child = this.#child?.child;
    if (!child || hasEnded(child)) return;
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), patience);
    await this.exited;
    clearTimeout(force);
  }

  /** Kills it and the preloaded process. */
  kill() {
    this.#child?.child.kill('SIGKILL');
    this.#next?.child.kill('SIGKILL');
  }
}
