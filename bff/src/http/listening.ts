import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config.js';

/** Maximum pending connections (the system may allow fewer): after a restart all WebSockets reconnect at once. */
const backlog = 4096;

/**
 * Starts to listen.
 * @returns the server's URL
 * @throws Error with one sentence for the operator
 */
export function listen(server: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken: stop what listens there, or choose another with PORT.`)
          : new Error(`The gateway cannot listen on port ${port}: ${error.message}.`),
      );
    };
    server.once('error', fail);
    server.listen({ port, backlog, ...(host ? { host } : {}) }, () => {
      server.off('error', fail);
      const address = server.address();
      const bound = typeof address === 'object' && address ? address.port : port;
      resolve(`http://${host ?? '127.0.0.1'}:${bound}`);
    });
  });
}

/**
 * Accepts no new connections, closes WebSockets (1001) and streams, waits for the current requests, and closes the remaining connections
 * after `drainMs`.
 */
export async function drain(
  server: Server,
  closeConnections: () => Promise<void>,
  drainMs: number,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection becomes idle only after its response.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([Promise.all([closeConnections(), closed]), pause(drainMs, undefined, { ref: false })]);
  server.closeAllConnections();
  clearInterval(sweep);
}
