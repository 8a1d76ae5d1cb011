/**
 * Calls back whenever somebody wants this command to end: Ctrl-C, SIGTERM, SIGHUP, or the end of the npm that runs it
 * (npm passes SIGTERM to the shell in between, and that shell to nobody).
 * @param {() => void} callback called once for each request
 */
export function onEndRequest(callback) {
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
