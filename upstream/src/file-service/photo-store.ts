import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { variantWidths } from './photo-image.js';

/** A photo that is there. */
export interface StoredPhoto {
  /** bytes */
  size: number;
  /** Reads it from the beginning. */
  read(): Promise<Readable>;
}

/** Where photos are kept. One never changes once it is written, and neither do its narrower variants. */
export interface PhotoStore {
  /** Finds the photo, or its variant of that width (pixels); null when there is none. */
  find(name: string, width?: number): Promise<StoredPhoto | null>;
  /**
   * Writes the photo, all of it or nothing.
   * `flush: false`: it can be made again, so that nobody needs to wait until it is safe.
   */
  save(name: string, bytes: Uint8Array, options?: { width?: number; flush?: boolean }): Promise<StoredPhoto>;
  /** The names of all photos, in any order. */
  names(): AsyncIterable<string>;
  /** Takes the photo and its variants away; nothing happens when there is none. */
  remove(name: string): Promise<void>;
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

/** Where a photo or its variant stands in any store: spread over 256 folders by the first two digits of its name. */
export function photoKey(name: string, width?: number): string {
  if (!isPhotoName(name)) throw new Error(`Not a photo's name: ${JSON.stringify(name)}`);
  return `${width === undefined ? 'original' : `w${width}`}/${name.slice(0, 2)}/${name}`;
}

/** The keys of a photo and of all variants that it may have. */
export function photoKeys(name: string): string[] {
  return [photoKey(name), ...variantWidths.map((width) => photoKey(name, width))];
}
