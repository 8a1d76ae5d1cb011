import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config.js';

/** Connections that may wait to be taken (the system may allow fewer): after a restart everybody's sockets come back at once. */
const backlog = 4096;

/**
 * Starts to listen.
 * @returns the address to reach it by
 * @throws Error with one sentence for whoever starts it
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
 * Takes no new connections, tells clients of WebSockets (1001) and streams to go elsewhere, waits until the requests under way are
 * answered, and after `drainMs` cuts what is left.
 */
export async function drain(
  server: Server,
  closeConnections: () => Promise<void>,
  drainMs: number,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection is idle only once its request is answered: look again until all are gone.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const patience = new AbortController();
  const cut = pause(drainMs, undefined, { signal: patience.signal }).then(
    () => server.closeAllConnections(),
    () => undefined,
  );
  await Promise.race([Promise.all([closeConnections(), closed]), cut]);
  patience.abort();
  clearInterval(sweep);
}
