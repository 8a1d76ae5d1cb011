import { spawn } from 'node:child_process';
import { appendFileSync, closeSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../console.mjs';

const preload = new URL('./end-with-parent.mjs', import.meta.url).href;
const largestLog = 20_000_000; // bytes; a larger log is rotated at the next start
const drainTime = 12_000; // ms

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/** Ignores write errors, so that a full disk does not stop the servers. */
function unlessDiskIsFull(note) {
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

/** A server as a child process, with its log in `logs/<name>.log` and its process id in `<name>.pid` of the data folder. */
export class ServerProcess {
  #child;

  /**
   * @param {{name: string, entry: string, args?: string[], cwd?: string, env: Record<string, string>, dataFolder: string, readyUrl: string, isWatched?: boolean, onStage?: (stage: string) => void}} options
   *   `isWatched`: Node restarts it when one of its modules changes, and its errors are printed too
   */
  constructor(options) {
    this.name = options.name;
    this.options = options;
    this.pidFile = join(options.dataFolder, `${options.name}.pid`);
    this.logFile = join(options.dataFolder, 'logs', `${options.name}.log`);
  }

  /** Starts it and returns its process. `exited` then resolves when it has exited, with its code, signal and last lines of stderr. */
  start() {
    const log = openLog(this.logFile);
    const { entry, args = [], cwd, isWatched } = this.options;
    const watch = isWatched ? ['--watch', '--watch-preserve-output'] : [];
    const child = spawn(
      process.execPath,
      [...watch, '--import', preload, '--enable-source-maps', entry, ...args],
      {
        ...(cwd && { cwd }),
        env: { ...process.env, ...this.options.env },
        stdio: ['ignore', log, 'pipe', 'ipc'],
      },
    );
    closeSync(log);
    let lastWords = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      unlessDiskIsFull(() => appendFileSync(this.logFile, text));
      if (isWatched) process.stderr.write(text);
      lastWords = (lastWords + text).slice(-4000);
    });
    child.on('message', (message) => {
      if (message?.stage) this.options.onStage?.(message.stage);
    });
    this.#child = child;
    unlessDiskIsFull(() => writeFileSync(this.pidFile, `${child.pid}\n`));
    this.exited = new Promise((resolve) => {
      child.once('close', (code, signal) => {
        rmSync(this.pidFile, { force: true });
        resolve({ code, signal, lastWords: lastWords.trim() });
      });
    });
    return child;
  }

  /** The process id. */
  get pid() {
    return this.#child.pid;
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
      if (outcome.ok) return;
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
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), patience);
    await this.exited;
    clearTimeout(force);
  }

  kill() {
    this.#child?.kill('SIGKILL');
  }
}
