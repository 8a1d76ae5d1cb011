import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { brokenRule } from '../http/refusals.js';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const DIGEST_KEY_BYTES = 32;
/** A server without a key seals nothing, and its digests are not secret either. */
const NO_KEY = Buffer.alloc(0);

/**
 * Keeps secrets that must be used again (a supplier's password): AES-256-GCM, each with an IV of its own. Its digests recognise texts
 * that may contain such secrets.
 */
export class SecretBox {
  readonly #keys: readonly Buffer[];

  /** @param keys 32 bytes each (`SECRETS_KEY`): the first seals, all open; without one nothing can be kept */
  constructor(keys: readonly Buffer[]) {
    this.#keys = keys;
  }

  /** True if there is a key to seal with. */
  get canSeal(): boolean {
    return this.#keys.length > 0;
  }

  /**
   * @param purpose bound to the secret: it opens for the same purpose only
   * @throws RulesBroken when there is no key
   */
  seal(secret: string, purpose: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#sealingKey(), iv).setAAD(Buffer.from(purpose));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @returns undefined when it was sealed with none of the keys or for another purpose, or was changed */
  open(sealed: string, purpose: string): string | undefined {
    for (const key of this.#keys) {
      const secret = opened(sealed, purpose, key);
      if (secret !== undefined) return secret;
    }
    return undefined;
  }

  /** Checks whether it was sealed with the key that seals now. */
  isOfFirstKey(sealed: string, purpose: string): boolean {
    const [key] = this.#keys;
    return key !== undefined && opened(sealed, purpose, key) !== undefined;
  }

  /**
   * A digest by which a text is recognised, with the first key: without the key nobody can find the text by trying.
   * @param purpose texts of different purposes have different digests
   */
  digest(text: string, purpose: string): string {
    return digestOf(text, purpose, this.#keys[0] ?? NO_KEY);
  }

  /** Checks whether it is the digest of the text with any of the keys. */
  isDigestOf(digest: string, text: string, purpose: string): boolean {
    const keys = this.canSeal ? this.#keys : [NO_KEY];
    return keys.some((key) => digestOf(text, purpose, key) === digest);
  }

  #sealingKey(): Buffer {
    const [key] = this.#keys;
    if (key !== undefined) return key;
    throw brokenRule('password', 'NOT_CONFIGURED', {
      id: 'Password tidak dapat disimpan: server ini tidak memiliki SECRETS_KEY',
      en: 'Passwords cannot be kept: this server has no SECRETS_KEY',
    });
  }
}

function digestOf(text: string, purpose: string, key: Buffer): string {
  // The keys encrypt, and one key has one use.
  const digestKey = Buffer.from(hkdfSync('sha256', key, '', purpose, DIGEST_KEY_BYTES));
  return createHmac('sha256', digestKey).update(text).digest('hex');
}

function opened(sealed: string, purpose: string, key: Buffer): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const secret = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([secret, decipher.final()]).toString('utf8');
  } catch {
    return undefined; // of another key or purpose, or no sealed text at all
  }
}
