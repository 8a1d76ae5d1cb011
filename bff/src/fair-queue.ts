import type PQueue from 'p-queue';

/** The queue has no place left, for a person or at all. */
export class QueueFull extends Error {}

/**
 * A queue in which nobody waits for all tasks of another person: of each person the next task comes before the second next ones of
 * others.
 */
export class FairQueue {
  private readonly waiting = new Map<string, number>();

  /** @param most tasks that may wait of one person, and of all together */
  constructor(
    private readonly queue: PQueue,
    private readonly most: { readonly ofPerson: number; readonly ofAll: number },
  ) {}

  /**
   * Runs a task in its turn.
   * @param person whose task it is: a user's id, or what stands for one
   * @throws QueueFull
   */
  async add<Result>(person: string, task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const before = this.waiting.get(person) ?? 0;
    if (before >= this.most.ofPerson || this.queue.size >= this.most.ofAll) throw new QueueFull();
    this.waiting.set(person, before + 1);
    let isWaiting = true;
    const leave = (): void => {
      if (!isWaiting) return;
      isWaiting = false;
      const others = (this.waiting.get(person) ?? 1) - 1;
      if (others === 0) this.waiting.delete(person);
      else this.waiting.set(person, others);
    };
    try {
      return await this.queue.add(
        () => {
          leave();
          return task();
        },
        { priority: -before, ...(signal && { signal }) },
      );
    } finally {
      leave();
    }
  }

  clear(): void {
    this.queue.clear();
    this.waiting.clear();
  }
}
