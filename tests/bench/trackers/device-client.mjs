import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * A connection of devices to the data API, kept open as a proxy keeps it. Written over `net`: an HTTP client takes several times as long for a
 * request as the data API does.
 * @param {string} address of the server @returns {Promise<{get: (path: string) => Promise<number>, close: () => void}>} `get`
 *   resolves with the status of the response, one request at a time; it rejects when the connection is lost
 */
export async function connectDevice(address) {
  const { hostname, port, host } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  let received = '';
  let waiting;
  const lost = (fault) => {
    waiting?.reject(fault ?? new Error('The connection was closed.'));
    waiting = undefined;
  };
  socket.setEncoding('latin1');
  socket.on('data', (text) => {
    received += text;
    const end = received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(received)?.[1] ?? 0);
    if (received.length < end + 4 + length) return;
    const status = Number(received.slice(9, 12));
    received = received.slice(end + 4 + length);
    const { resolve } = waiting ?? {};
    waiting = undefined;
    resolve?.(status);
  });
  socket.on('error', lost);
  socket.on('close', () => lost());
  return {
    get: (path) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('The connection was closed.'));
        waiting = { resolve, reject };
        socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
      }),
    close: () => socket.destroy(),
  };
}
