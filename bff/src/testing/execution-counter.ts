import { type Profiler, Session } from 'node:inspector';

/**
 * Counts what is executed of some modules: each call of a function and each run of a branch or loop body, as V8's block coverage
 * counts them. Unlike time, the number is the same on each machine.
 * To be started before the modules are used: functions compiled earlier count by call alone.
 */
export class ExecutionCounter {
  private readonly session = new Session();

  /** @param isCounted by the address of a module */
  constructor(private readonly isCounted: (url: string) => boolean) {
    this.session.connect();
    this.session.post('Profiler.enable');
    this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** What was executed since the last call, by the name of the function. */
  take(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    this.session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error) throw error;
      for (const { functions } of result.filter(({ url }) => this.isCounted(url)))
        for (const { functionName, ranges } of functions)
          counts.set(functionName, (counts.get(functionName) ?? 0) + sumOf(ranges));
    });
    return counts;
  }

  stop(): void {
    this.session.post('Profiler.stopPreciseCoverage');
    this.session.disconnect();
  }
}

const sumOf = (ranges: readonly Profiler.CoverageRange[]): number =>
  ranges.reduce((sum, { count }) => sum + count, 0);
