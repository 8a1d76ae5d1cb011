import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isPhotoName, type PhotoStore, photoKey, photoKeys, type StoredPhoto } from './photo-store.js';

export class DiskPhotoStore implements PhotoStore {
  constructor(private readonly directory: string) {}

  async find(name: string, width?: number): Promise<StoredPhoto | null> {
    const file = this.fileOf(name, width);
    try {
      const { size } = await stat(file);
      return stored(file, size);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** A crash leaves either all of it or nothing: it is written into a temporary file, flushed, renamed. */
  async save(
    name: string,
    bytes: Uint8Array,
    options: { width?: number; flush?: boolean } = {},
  ): Promise<StoredPhoto> {
    const file = this.fileOf(name, options.width);
    const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    try {
      const handle = await open(temporary, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        if (options.flush !== false) await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, file);
      if (options.flush !== false) await flushFolder(dirname(file));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    return stored(file, bytes.byteLength);
  }

  async remove(name: string): Promise<void> {
    await Promise.all(photoKeys(name).map((key) => rm(join(this.directory, key), { force: true })));
  }

  async *names(): AsyncIterable<string> {
    const originals = join(this.directory, 'original');
    for (const folder of await readdir(originals).catch(() => []))
      for (const name of await readdir(join(originals, folder))) if (isPhotoName(name)) yield name;
  }

  private fileOf(name: string, width?: number): string {
    return join(this.directory, photoKey(name, width));
  }
}

const stored = (file: string, size: number): StoredPhoto => ({
  size,
  read: async () => createReadStream(file),
});

/** The new directory entry itself has to reach the disk as well. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
