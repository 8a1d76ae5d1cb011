import { connect } from 'node:net';
import { PlainError } from '../console.mjs';
import { freePort } from '../ports.mjs';
import { requireProgram, startProgram } from './programs.mjs';

/** @returns {Promise<boolean>} whether a Redis answers PING there */
function answersPing(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.setTimeout(1000, () => socket.destroy());
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString().startsWith('+PONG'));
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}

/**
 * A Redis of one's own: empty, on a free port, in memory alone.
 * @returns {Promise<{url: string, stop: () => Promise<void>}>}
 */
export async function startRedis() {
  const program = requireProgram('redis');
  const port = await freePort();
  const server = startProgram([
    program,
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]);
  const deadline = Date.now() + 10_000;
  while (!(await answersPing(port))) {
    if (Date.now() > deadline) {
      await server.stop();
      throw new PlainError(`Redis did not start: ${server.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url: `redis://127.0.0.1:${port}`, stop: server.stop };
}
