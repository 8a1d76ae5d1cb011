import { Histogram, type Registry } from 'prom-client';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Times that wait to be counted. */
const most = 500;

/** Of one pair of labels. */
interface Waiting {
  readonly outcome: string;
  readonly label: string;
  readonly seconds: Float64Array;
  length: number;
}

/**
 * A histogram of times by two labels. They are counted many at once, or when somebody reads them: to count each by itself, amid other
 * work, takes several times as long.
 */
export class Durations {
  private readonly histogram: Histogram<string>;
  private readonly waiting: Waiting[] = [];

  /** @param labelNames the second has few values, such as an outcome */
  constructor(
    registry: Registry,
    private readonly options: {
      readonly name: string;
      readonly help: string;
      readonly labelNames: readonly [string, string];
    },
  ) {
    this.histogram = new Histogram({
      ...options,
      buckets,
      registers: [registry],
      collect: () => this.countAll(),
    });
  }

  observe(label: string, outcome: string, seconds: number): void {
    const waiting = this.waitingOf(label, outcome);
    waiting.seconds[waiting.length] = seconds;
    waiting.length += 1;
    if (waiting.length === most) this.count(waiting);
  }

  private waitingOf(label: string, outcome: string): Waiting {
    for (const each of this.waiting) if (each.label === label && each.outcome === outcome) return each;
    const made: Waiting = { label, outcome, seconds: new Float64Array(most), length: 0 };
    this.waiting.push(made);
    return made;
  }

  private countAll(): void {
    for (const each of this.waiting) this.count(each);
  }

  private count(waiting: Waiting): void {
    const [name, outcomeName] = this.options.labelNames;
    const labels = { [name]: waiting.label, [outcomeName]: waiting.outcome };
    for (let n = 0; n < waiting.length; n += 1) this.histogram.observe(labels, waiting.seconds[n] ?? 0);
    waiting.length = 0;
  }
}
