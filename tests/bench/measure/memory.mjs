/** Variables with which a server reports its memory to {@link memoryOf}. */
export const reportsMemory = {
  NODE_OPTIONS: `--import=${new URL('./report-memory.mjs', import.meta.url).href}`,
};

/**
 * Receives the memory reports of a server.
 * @param {import('node:child_process').ChildProcess} server
 * @returns {{peak: () => {rss: number, heap: number}}} maximum bytes since the last call of `peak`: of the process, and of its
 *   JavaScript heap with external buffers
 */
export function memoryOf(server) {
  let most = { rss: 0, heap: 0 };
  server.on('message', ({ memory }) => {
    if (memory === undefined) return;
    most = { rss: Math.max(most.rss, memory.rss), heap: Math.max(most.heap, memory.heap) };
  });
  return {
    peak: () => {
      const result = most;
      most = { rss: 0, heap: 0 };
      return result;
    },
  };
}
