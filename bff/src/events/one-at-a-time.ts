/**
 * Runs a task when told, never twice at once: whatever is told while it runs makes it run once more, not once each.
 * @param failed told when a run throws; the next one is tried all the same
 */
export function oneAtATime(task: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let running = false;
  let again = false;
  const run = async () => {
    running = true;
    do {
      again = false;
      try {
        await task();
      } catch (error) {
        failed(error);
      }
    } while (again);
    running = false;
  };
  return () => {
    again = true;
    if (!running) void run();
  };
}
