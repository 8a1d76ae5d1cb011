import { type Profiler, Session } from 'node:inspector';

/**
 * Counts executions in some modules: function calls, branches and loop bodies, by V8's block coverage. Unlike durations, the counts are
 * equal on every machine. Start it before the modules are used: of functions compiled earlier, only calls are counted.
 */
export class ExecutionCounter {
  private readonly session = new Session();

  /** @param isCounted selects modules by their URL */
  constructor(private readonly isCounted: (url: string) => boolean) {
    this.session.connect();
    this.session.post('Profiler.enable');
    this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** Executions since the last call, by function name. */
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
