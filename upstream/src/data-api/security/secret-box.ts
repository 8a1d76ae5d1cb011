import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { RulesBroken } from '../http/refusals.js';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps secrets that must be used again (a supplier's password): AES-256-GCM, each with an IV of its own. */
export class SecretBox {
  readonly #key: Buffer | undefined;

  /** @param key 32 bytes (`SECRETS_KEY`); without one nothing can be kept */
  constructor(key: Buffer | undefined) {
    this.#key = key;
  }

  /**
   * @param purpose bound to the secret: it opens for the same purpose only
   * @throws RulesBroken when there is no key
   */
  seal(secret: string, purpose: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#required(), iv).setAAD(Buffer.from(purpose));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws when the secret was sealed with another key or for another purpose, or was changed */
  open(sealed: string, purpose: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.#required(), bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  }

  #required(): Buffer {
    if (this.#key !== undefined) return this.#key;
    throw new RulesBroken({
      field: 'password',
      code: 'NOT_CONFIGURED',
      message: 'Passwords cannot be kept: this server has no SECRETS_KEY',
    });
  }
}
