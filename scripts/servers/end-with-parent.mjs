// Loaded into each server by --import: a server never outlives the command that started it, not even when that
// command is killed outright, for then the channel between the two closes.
import { isMainThread } from 'node:worker_threads';

const drainTime = 12_000; // ms; longer than either server takes to finish what is under way

if (isMainThread && process.channel) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), drainTime).unref();
  });
  process.channel.unref();
}
