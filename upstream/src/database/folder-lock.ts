import { createHash } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Somebody else has the folder open. */
export class FolderInUse extends Error {}

/**
 * Takes a folder for this process alone. PGlite itself lets two processes open one folder, which ruins it.
 *
 * The lock is a listening Unix socket, because that ends with its process however the process ends: after a
 * kill -9 the file is still there, but nobody answers it, and the next start takes over at once. (A file with
 * a process id would be fooled by ids used again, as in a container that is restarted.)
 *
 * @returns lets the folder go
 * @throws FolderInUse
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const address = await lockAddress(folder);
  if (await isAnswered(address)) {
    throw new FolderInUse(
      `The data folder ${folder} is in use by another Armada upstream; stop that one first.`,
    );
  }
  if (process.platform !== 'win32') await rm(address, { force: true });
  const server = createServer((socket) => socket.end());
  await listen(server, address);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** A socket's path may be about 100 bytes long; a longer one moves to the temporary folder under a short name. */
async function lockAddress(folder: string): Promise<string> {
  const real = await realpath(folder);
  const name = `armada-${createHash('sha256').update(real).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = join(real, 'lock.sock');
  return Buffer.byteLength(inside) <= 100 ? inside : join(tmpdir(), `${name}.sock`);
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => resolve());
  });
}
