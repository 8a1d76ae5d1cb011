import { createServer } from 'node:net';
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

/** @param {number} port 0 lets the system choose @returns {Promise<number>} a port that was free */
function tryPort(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => {
      const { port: found } = server.address();
      server.close(() => resolve(found));
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

/** @returns {Promise<number>} a free port */
export const freePort = () => tryPort(0);
