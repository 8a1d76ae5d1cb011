/** A random UUID, version 4. `crypto.randomUUID` is missing on plain http beyond localhost, where an intranet may serve us. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

/**
 * The `idempotency-key` of a form's saves. While nobody knows whether the last try was written, the same entries go under
 * the same key, so that a repeat writes nothing twice; entries changed since are another save and need another key, or
 * the server would answer the first one again and drop the change.
 */
export class SaveKey {
  #last: { entries: string; key: string } | null = null;

  of(values: unknown): string {
    const entries = JSON.stringify(values);
    if (this.#last?.entries !== entries) this.#last = { entries, key: randomUuid() };
    return this.#last.key;
  }

  /** After any definite answer. */
  forget(): void {
    this.#last = null;
  }
}
