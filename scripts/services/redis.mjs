import { connect } from 'node:net';
import { PlainError } from '../console.mjs';
import { freePort } from '../servers/ports.mjs';
import { requireProgram, startProgram } from './programs.mjs';

/** @returns {Promise<boolean>} whether a Redis responds to PING there */
function respondsToPing(port) {
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
 * Starts an empty Redis on a free port, in memory unless it has a folder for its data.
 * @param {{folder?: string, settings?: string[]}} [options] further settings, as its command line takes them
 * @returns {Promise<{url: string, pid: () => number, responds: () => Promise<boolean>, restart: () => Promise<void>,
 *   stop: () => Promise<void>}>} `restart` starts it again after it has exited; `pid` on Linux only
 */
export async function startRedis({ folder, settings = [] } = {}) {
  const program = requireProgram('redis');
  const port = await freePort();
  const keeps = folder ? ['--dir', folder, '--appendonly', 'yes'] : ['--appendonly', 'no'];
  const command = [
    program,
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    ...keeps,
    ...settings,
  ];
  let server = startProgram(command);
  const responds = () => respondsToPing(port);
  const untilAnswered = async () => {
    const deadline = Date.now() + 10_000;
    while (!(await responds())) {
      if (Date.now() > deadline || server.hasEnded()) {
        await server.stop();
        throw new PlainError(`Redis did not start: ${server.output().trim()}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await untilAnswered();
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: () => server.pid(),
    responds,
    restart: async () => {
      await server.stop();
      server = startProgram(command);
    },
    stop: () => server.stop(),
  };
}
