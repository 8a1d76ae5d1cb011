/** A sentence meant for the person at the terminal: shown alone, without a stack. */
export class PlainError extends Error {}

/** @param {string} text one line for the person at the terminal */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** @param {number} since a value of `performance.now()` @returns {string} the time gone by, such as `1.4 s` */
export function elapsed(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Runs a command of this folder to its end: what the user can correct becomes one sentence on stderr, a fault keeps its stack.
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
