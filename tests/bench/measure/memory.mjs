/** What a server's environment needs so that {@link memoryOf} hears of it. */
export const reportsMemory = {
  NODE_OPTIONS: `--import=${new URL('./report-memory.mjs', import.meta.url).href}`,
};

/**
 * Listens to what a server tells of its memory.
 * @param {import('node:child_process').ChildProcess} server
 * @returns {{peak: () => {rss: number, heap: number}}} bytes at most since `peak` was called before: of the process, and of
 *   its JavaScript heap with the buffers beside it
 */
export function memoryOf(server) {
  let most = { rss: 0, heap: 0 };
  server.on('message', (told) => {
    if (told.memory === undefined) return;
    most = { rss: Math.max(most.rss, told.memory.rss), heap: Math.max(most.heap, told.memory.heap) };
  });
  return {
    peak: () => {
      const result = most;
      most = { rss: 0, heap: 0 };
      return result;
    },
  };
}
