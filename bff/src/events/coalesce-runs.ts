/**
 * Runs a task when it is requested, never twice at the same time: any number of requests during a run cause one more run.
 * @param failed receives the error of a run; the next request runs it again
 */
export function coalesceRuns(task: () => Promise<void>, failed: (error: unknown) => void): () => void {
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
