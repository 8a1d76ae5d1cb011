/**
 * Calls back when this command should end: on Ctrl-C, SIGTERM, SIGHUP, or when the npm that runs it has exited (npm sends SIGTERM to
 * the shell between them, which does not forward it).
 * @param {() => void} callback called once for each request
 */
export function onShutdownSignal(callback) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, callback);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    callback();
  }, 200);
  watch.unref();
}
