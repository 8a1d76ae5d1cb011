import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A photo's file on disk, ready to be streamed. */
export interface StoredPhoto {
  file: string;
  /** bytes */
  size: number;
}

const photoName = /^[0-9a-f]{32}\.(jpg|png)$/;

/** True for a name this service could have given; everything else (`..`, slashes, other endings) is nobody's photo. */
export function isPhotoName(name: string): boolean {
  return photoName.test(name);
}

/** A name that nobody can guess: 128 random bits (contract section 7). */
export function newPhotoName(extension: 'jpg' | 'png'): string {
  return `${randomBytes(16).toString('hex')}.${extension}`;
}

/**
 * Photos in a folder, spread over 256 sub-folders by the first two digits of their name. A photo never changes once it
 * is written, and its smaller variants live beside it, so both may be cached for ever.
 */
export class PhotoStore {
  constructor(private readonly directory: string) {}

  /** Finds the photo, or its variant of that width (pixels); null when there is none. */
  async find(name: string, width?: number): Promise<StoredPhoto | null> {
    const file = this.fileOf(name, width);
    try {
      const { size } = await stat(file);
      return { file, size };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /**
   * Writes the photo so that a crash leaves either all of it or nothing: into a temporary file, flushed, renamed.
   * `flush: false` leaves the flushing to the operating system, for files that can be made again.
   */
  async save(
    name: string,
    bytes: Uint8Array,
    options: { width?: number; flush?: boolean } = {},
  ): Promise<StoredPhoto> {
    const file = this.fileOf(name, options.width);
    const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
    await mkdir(dirname(file), { recursive: true });
    try {
      const handle = await open(temporary, 'wx');
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
    return { file, size: bytes.byteLength };
  }

  private fileOf(name: string, width?: number): string {
    if (!isPhotoName(name)) throw new Error(`Not a photo's name: ${JSON.stringify(name)}`);
    return join(this.directory, width === undefined ? 'original' : `w${width}`, name.slice(0, 2), name);
  }
}

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
