import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/**
 * Bytes of the smallest notice, compressed: a text takes 4,000 or more. A tile of one colour, such as open sea, takes at most 1,000,
 * because a PNG or JPEG of it compresses once more, whatever its size.
 */
const minNotice = 2048;
/** Different tiles in a row with the same picture that are no coincidence. */
const repeats = 8;

/** Recognizes a server that sends the same picture, a notice, in place of every tile. */
export class RepeatedImage {
  private hash = '';
  private isPlain = true;
  private keys = new Set<string>();

  /** @returns the tiles in whose place the notice was sent, if `bytes` are one; otherwise null */
  notice(key: string, bytes: Buffer): readonly string[] | null {
    const hash = createHash('sha256').update(bytes).digest('base64');
    if (hash !== this.hash) {
      this.hash = hash;
      this.keys = new Set();
      this.isPlain = bytes.length < minNotice || deflateSync(bytes).length < minNotice;
    }
    if (this.isPlain) return null;
    if (this.keys.size < repeats) this.keys.add(key);
    return this.keys.size < repeats ? null : [...this.keys, key];
  }
}
