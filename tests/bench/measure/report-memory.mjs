/** Runs in a server before its program: tells its parent ten times a second what memory it holds. */
const timer = setInterval(() => {
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ memory: { rss, heap: heapUsed + external } });
}, 100);
timer.unref();
