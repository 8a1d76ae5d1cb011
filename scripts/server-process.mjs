import { spawn } from 'node:child_process';
import { appendFileSync, closeSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './console.mjs';

const preload = new URL('./end-with-parent.mjs', import.meta.url).href;
const largestLog = 20_000_000; // bytes; a larger log is put aside at the next start
const drainTime = 12_000; // ms

function openLog(path) {
  try {
    if (statSync(path).size > largestLog) renameSync(path, `${path}.1`);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return openSync(path, 'a');
}

/** One server as a child process: its log in `logs/<name>.log`, its process id in `<name>.pid` of the data folder. */
export class ServerProcess {
  #child;
  #lastWords = '';
  #stopping = false;

  /** @param {{name: string, entry: string, args?: string[], cwd?: string, env: Record<string, string>, dataFolder: string, readyUrl: string}} options */
  constructor(options) {
    this.name = options.name;
    this.options = options;
    this.pidFile = join(options.dataFolder, `${options.name}.pid`);
    this.logFile = join(options.dataFolder, 'logs', `${options.name}.log`);
  }

  /** Starts it. `exited` then settles when it is gone, with its code, signal and last lines of stderr. */
  start() {
    const log = openLog(this.logFile);
    this.#lastWords = '';
    const { entry, args = [], cwd } = this.options;
    this.#child = spawn(process.execPath, ['--import', preload, '--enable-source-maps', entry, ...args], {
      ...(cwd && { cwd }),
      env: { ...process.env, ...this.options.env },
      stdio: ['ignore', log, 'pipe', 'ipc'],
    });
    closeSync(log);
    writeFileSync(this.pidFile, `${this.#child.pid}\n`);
    this.#child.stderr.setEncoding('utf8').on('data', (text) => {
      appendFileSync(this.logFile, text);
      this.#lastWords = (this.#lastWords + text).slice(-4000);
    });
    this.exited = new Promise((resolve) => {
      this.#child.once('close', (code, signal) => {
        rmSync(this.pidFile, { force: true });
        resolve({ code, signal, lastWords: this.#lastWords.trim(), wanted: this.#stopping });
      });
    });
  }

  /** Waits until it answers, and throws what it said last when it ends instead. @param {number} patience ms */
  async ready(patience = 120_000) {
    const gone = this.exited.then((end) => ({ end }));
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      const outcome = await Promise.race([gone, this.#answers().then((ok) => ({ ok }))]);
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

  async #answers() {
    try {
      const response = await fetch(this.options.readyUrl, { signal: AbortSignal.timeout(2000) });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }

  /** Asks it to end, and makes it when it does not. */
  async stop() {
    if (!this.#child || this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#stopping = true;
    this.#child.kill('SIGTERM');
    const force = setTimeout(() => this.#child.kill('SIGKILL'), drainTime);
    await this.exited;
    clearTimeout(force);
    this.#stopping = false;
  }

  /** Ends it at once. */
  kill() {
    this.#child?.kill('SIGKILL');
  }
}
