import { readFileSync } from 'node:fs';

/** Milliseconds between two samples, and after a start until samples count: until then memory grows by compiled code and caches. */
const interval = 1000;
const warmUp = 30_000;

/** Samples the memory of processes that are restarted. Linux only; elsewhere there are no samples. */
export class MemoryWatch {
  #servers;
  #samples = new Map();
  #timer;

  /** @param {import('../../scripts/servers/server-process.mjs').ServerProcess[]} servers */
  constructor(servers) {
    this.#servers = servers;
    this.#timer = setInterval(() => this.#sample(), interval);
  }

  stop() {
    clearInterval(this.#timer);
  }

  /** For each server: maximum MiB, and growth of its last process in MiB a minute (linear regression); null with too few samples. */
  report() {
    return this.#servers.map(({ name }) => {
      const samples = this.#samples.get(name) ?? [];
      const lastPid = samples.at(-1)?.pid;
      const ofLast = samples.filter(({ pid }) => pid === lastPid);
      const settled = ofLast.filter(({ at }) => at - ofLast[0].at > warmUp);
      return { name, peak: Math.max(0, ...samples.map(({ mib }) => mib)), slope: slopeOf(settled) };
    });
  }

  #sample() {
    for (const { name, pidFile } of this.#servers) {
      try {
        const pid = Number(readFileSync(pidFile, 'utf8'));
        const [, kib] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
        this.#samples.set(name, [
          ...(this.#samples.get(name) ?? []),
          { pid, at: Date.now(), mib: Number(kib) / 1024 },
        ]);
      } catch (error) {
        // During a restart there is no process.
        if (error.code !== 'ENOENT' && error.code !== 'ESRCH' && !(error instanceof TypeError)) throw error;
      }
    }
  }
}

/** Least squares. @returns {number | null} MiB a minute */
function slopeOf(samples) {
  if (samples.length < 10) return null;
  const mean = (of) => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [at, mib] = [mean((sample) => sample.at), mean((sample) => sample.mib)];
  const covariance = mean((sample) => (sample.at - at) * (sample.mib - mib));
  return (covariance / mean((sample) => (sample.at - at) ** 2)) * 60_000;
}
