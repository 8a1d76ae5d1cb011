import { randomInt } from 'node:crypto';
import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError } from '../console.mjs';

/**
 * @param {string} variable the environment variable with the port
 * @param {number} fallback used when the variable is unset
 * @returns {number} a port from 1 to 65535
 */
export function portFrom(variable, fallback) {
  const text = process.env[variable];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new PlainError(`${variable} must be a port from 1 to 65535, and is ${text}.`);
  }
  return port;
}

/** @param {number} port @returns {Promise<number>} the port, which was free */
function tryPort(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => {
      server.close(() => resolve(port));
    });
  });
}

/** @param {number} port @param {string} variable the environment variable with the port */
export async function requireFreePort(port, variable) {
  try {
    await tryPort(port);
  } catch (error) {
    const reason = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${error.code})`;
    throw new PlainError(`Port ${port} ${reason}: stop what uses it, or choose another with ${variable}.`);
  }
}

/** Below the ports that systems choose themselves: nothing else gets one of these before the caller uses it. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** Milliseconds within which the program that a port was chosen for listens on it. */
const START_MS = 60_000;

/** Reserves a port against other programs that choose one now. @param {number} port @returns {boolean} whether nobody else did */
function reserve(port) {
  const folder = join(tmpdir(), 'armada-ports');
  const file = join(folder, String(port));
  mkdirSync(folder, { recursive: true });
  const reserved = statSync(file, { throwIfNoEntry: false });
  if (reserved !== undefined && Date.now() - reserved.mtimeMs > START_MS) rmSync(file, { force: true });
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** @returns {Promise<number>} a free port, which no other call returns within the next minute */
export async function freePort() {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    try {
      if (reserve(port)) return await tryPort(port);
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
  }
}
