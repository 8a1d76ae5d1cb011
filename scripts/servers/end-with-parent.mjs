// Loaded into each server by --import: stops the server when the command that started it has exited, even if that was killed,
// because then the IPC channel closes.
import { isMainThread } from 'node:worker_threads';

const drainTime = 12_000; // ms; longer than either server takes to finish requests in progress

if (isMainThread && process.channel) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), drainTime).unref();
  });
  process.channel.unref();
}
