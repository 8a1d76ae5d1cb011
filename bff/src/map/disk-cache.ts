import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { StoredTile } from './tile-request.js';

/** The first line of a file; the picture follows. */
const head = z.object({
  contentType: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  freshUntil: z.number(),
});

/** Names of tiles; files that are being written end in `.tmp`. */
const named = /^\d+-\d+-\d+$/;

/**
 * Tiles in a folder, one file each, of limited size in total: those that were not used for longest are deleted first. Gateways may share
 * the folder: a file appears whole or not at all.
 */
export class DiskCache {
  /** Bytes of each file. */
  private readonly sizes: LRUCache<string, number>;
  private readonly ready: Promise<void>;
  private readonly deletions: Promise<void>[] = [];

  constructor(
    private readonly folder: string,
    maxBytes: number,
    private readonly onError: (error: unknown) => void,
  ) {
    this.sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (size) => Math.max(1, size),
      dispose: (_size, key, reason) => {
        if (reason === 'evict') this.deletions.push(rm(join(folder, key), { force: true }).catch(onError));
      },
    });
    this.ready = this.list().catch(onError);
  }

  async read(key: string): Promise<StoredTile | undefined> {
    await this.ready;
    try {
      const file = await readFile(join(this.folder, key));
      const end = file.indexOf('\n');
      const tile = {
        ...head.parse(JSON.parse(file.toString('utf8', 0, end))),
        bytes: file.subarray(end + 1),
      };
      this.sizes.get(key);
      return tile;
    } catch (error) {
      // Not there, or cut off when a machine lost its power.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) await this.remove(key);
      return undefined;
    }
  }

  async write(key: string, { bytes, ...rest }: StoredTile): Promise<void> {
    await this.ready;
    const path = join(this.folder, key);
    const file = Buffer.concat([Buffer.from(`${JSON.stringify(rest)}\n`), bytes]);
    const temporary = `${path}.${process.pid}.tmp`;
    try {
      await writeFile(temporary, file);
      await rename(temporary, path);
      this.sizes.set(key, file.length);
      await Promise.all(this.deletions.splice(0));
    } catch (error) {
      this.onError(error);
    }
  }

  async remove(key: string): Promise<void> {
    this.sizes.delete(key);
    await rm(join(this.folder, key), { force: true }).catch(this.onError);
  }

  /** Reads which files there are, in the order of their last change. */
  private async list(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const names = await readdir(this.folder);
    const files: { name: string; size: number; time: number }[] = [];
    for (const name of names) {
      const path = join(this.folder, name);
      if (name.endsWith('.tmp')) await rm(path, { force: true });
      if (!named.test(name)) continue;
      const found = await stat(path).catch(() => null);
      if (found) files.push({ name, size: found.size, time: found.mtimeMs });
    }
    files.sort((one, other) => one.time - other.time);
    for (const { name, size } of files) this.sizes.set(name, size);
  }
}
