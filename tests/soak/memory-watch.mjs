import { readFileSync } from 'node:fs';

/** Milliseconds between two looks, and those after a start that do not count: what is compiled and cached by then stays. */
const every = 1000;
const warmUp = 30_000;

/** Looks at the memory of processes that come and go. Linux only; elsewhere it has nothing to tell. */
export class MemoryWatch {
  #servers;
  #samples = new Map();
  #timer;

  /** @param {import('../../scripts/servers/server-process.mjs').ServerProcess[]} servers */
  constructor(servers) {
    this.#servers = servers;
    this.#timer = setInterval(() => this.#look(), every);
  }

  stop() {
    clearInterval(this.#timer);
  }

  /** By server: MiB at most, and MiB a minute by which its last process grew, as a line through all looks has it; null for want of looks. */
  report() {
    return this.#servers.map(({ name }) => {
      const looks = this.#samples.get(name) ?? [];
      const lastPid = looks.at(-1)?.pid;
      const ofLast = looks.filter(({ pid }) => pid === lastPid);
      const settled = ofLast.filter(({ at }) => at - ofLast[0].at > warmUp);
      return { name, peak: Math.max(0, ...looks.map(({ mib }) => mib)), slope: slopeOf(settled) };
    });
  }

  #look() {
    for (const { name, pidFile } of this.#servers) {
      try {
        const pid = Number(readFileSync(pidFile, 'utf8'));
        const [, kib] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
        this.#samples.set(name, [
          ...(this.#samples.get(name) ?? []),
          { pid, at: Date.now(), mib: Number(kib) / 1024 },
        ]);
      } catch (error) {
        // Between two of its processes there is none.
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
