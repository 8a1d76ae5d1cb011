import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownFolder } from './pglite/own-folder.js';

/** Handles a request of another process; undefined: the request is not supported. */
type Handler = (request: string) => Promise<Uint8Array | undefined>;

export class FolderInUse extends Error {}

/**
 * Locks a folder for this process. PGlite itself lets two processes open one folder, which corrupts it.
 *
 * The lock is a listening Unix socket, because that ends with its process however the process ends: after a
 * kill -9 the file still exists, but no process responds, and the next start takes over at once. (A file with a
 * process id fails when ids are used again, as in a container that is restarted.)
 *
 * @param handle handles the requests of other processes of this user while the folder is locked
 * @returns a function that unlocks the folder
 * @throws FolderInUse
 */
export async function lockFolder(
  folder: string,
  handle: Handler = async () => undefined,
): Promise<() => Promise<void>> {
  await ownFolder(folder);
  const address = await lockAddress(folder);
  if (await isListening(address)) {
    throw new FolderInUse(
      `The data folder ${folder} is in use by another Armada upstream; stop that one first.`,
    );
  }
  if (process.platform !== 'win32') await rm(address, { force: true });
  // Earlier versions had the socket here, among the files of the database.
  await rm(join(folder, 'lock.sock'), { force: true });
  const server = createServer((socket) => serve(socket, handle));
  await listen(server, address);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Responds to one request with the length (8 bytes) and the bytes of the response, so that the client detects an incomplete one. */
function serve(socket: Socket, handle: Handler): void {
  socket.on('error', () => socket.destroy());
  socket.once('data', (request) => {
    handle(request.toString('utf8')).then(
      (bytes) => {
        if (bytes !== undefined) {
          const length = Buffer.alloc(8);
          length.writeBigUInt64BE(BigInt(bytes.length));
          socket.write(length);
          socket.write(bytes);
        }
        socket.end();
      },
      () => socket.destroy(),
    );
  });
}

/**
 * Sends a request to the process that has locked the folder.
 * @returns undefined when no process has
 * @throws when it does not respond, or not completely
 */
export async function requestFromHolder(folder: string, request: string): Promise<Buffer | undefined> {
  const address = await lockAddress(folder);
  if (!(await isListening(address))) return undefined;
  const chunks: Buffer[] = [];
  const socket = connect(address);
  socket.write(request);
  for await (const chunk of socket) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (bytes.length >= 8 && BigInt(bytes.length - 8) === bytes.readBigUInt64BE()) {
    return bytes.subarray(8);
  }
  throw new Error('The running upstream sent an incomplete response.');
}

/** A socket's path may be about 100 bytes long; a longer one moves to the temporary folder under a short name. */
async function lockAddress(folder: string): Promise<string> {
  const real = await realpath(folder);
  const name = `armada-${createHash('sha256').update(real).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  // Beside the folder, whose files all belong to the database and are dumped with it.
  const beside = `${real}.sock`;
  return Buffer.byteLength(beside) <= 100 ? beside : join(tmpdir(), `${name}.sock`);
}

function isListening(address: string): Promise<boolean> {
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
