import { isUncertain } from './errors';

/** A new `idempotency-key`: a random UUID, version 4. `crypto.randomUUID` is missing on plain http except on localhost, as in intranets. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

/** Sends entries under a key. Throws what the sending throws. */
export type Send = <Reply>(entries: unknown, sending: (key: string) => Promise<Reply>) => Promise<Reply>;

/**
 * The `idempotency-key` of what a form, a button or a drag saves. While the result of the last attempt is unknown, the same entries use
 * the same key, so that a retry saves once; changed entries need another key, or the server would repeat its first response and drop
 * the change.
 */
export class IdempotencyKey {
  #last: { entries: string; key: string } | null = null;

  of(entries: unknown): string {
    const text = JSON.stringify(entries);
    if (this.#last?.entries !== text) this.#last = { entries: text, key: newKey() };
    return this.#last.key;
  }

  /** Called after any definite response. */
  forget(): void {
    this.#last = null;
  }

  readonly send: Send = async (entries, sending) => {
    try {
      const reply = await sending(this.of(entries));
      this.forget();
      return reply;
    } catch (error) {
      if (!isUncertain(error)) this.forget();
      throw error;
    }
  };
}
