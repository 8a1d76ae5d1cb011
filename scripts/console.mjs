/** An error for the user of a command: only its message is printed, without a stack. */
export class PlainError extends Error {}

/** @param {string} text one line for the user */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** @param {number} since a value of `performance.now()` @returns {string} the elapsed time, such as `1.4 s` */
export function elapsed(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Runs a command: a PlainError becomes one line on stderr, any other error keeps its stack.
 * @param {() => Promise<number>} command returns the exit code
 */
export async function runCommand(command) {
  try {
    process.exitCode = await command();
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${error instanceof PlainError ? error.message : (error?.stack ?? error)}\n`);
  }
}
