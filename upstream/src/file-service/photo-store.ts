import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { variantWidths } from './photo-image.js';

export interface StoredPhoto {
  /** bytes */
  size: number;
  /** Reads it from the beginning. */
  read(): Promise<Readable>;
}

/** A store of photos. A photo and its narrower variants never change once they are written. */
export interface PhotoStore {
  /** Finds the photo, or its variant of that width (pixels); null when there is none. */
  find(name: string, width?: number): Promise<StoredPhoto | null>;
  /**
   * Writes the photo, all of it or nothing.
   * `flush: false`: the photo can be created again, so the call need not wait until it is on the disk.
   */
  save(name: string, bytes: Uint8Array, options?: { width?: number; flush?: boolean }): Promise<StoredPhoto>;
  names(): AsyncIterable<string>;
  /** Deletes the photo and its variants; does nothing when there is none. */
  remove(name: string): Promise<void>;
}

const photoName = /^[0-9a-f]{32}\.(jpg|png)$/;

/** Checks whether this service could have created the name; other names (`..`, slashes, other endings) belong to no photo. */
export function isPhotoName(name: string): boolean {
  return photoName.test(name);
}

/** A name that nobody can guess: 128 random bits. */
export function newPhotoName(extension: 'jpg' | 'png'): string {
  return `${randomBytes(16).toString('hex')}.${extension}`;
}

/** The key of a photo or of its variant in any store: spread over 256 folders by the first two digits of its name. */
export function photoKey(name: string, width?: number): string {
  if (!isPhotoName(name)) throw new Error(`Not a photo's name: ${JSON.stringify(name)}`);
  return `${width === undefined ? 'original' : `w${width}`}/${name.slice(0, 2)}/${name}`;
}

/** The keys of a photo and of all variants that it may have; none for a name that this service cannot have created. */
export function photoKeys(name: string): string[] {
  if (!isPhotoName(name)) return [];
  return [photoKey(name), ...variantWidths.map((width) => photoKey(name, width))];
}
