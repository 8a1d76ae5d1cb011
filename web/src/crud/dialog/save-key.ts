/** A random UUID, version 4. `crypto.randomUUID` is missing on plain http except on localhost, as in intranets. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

/**
 * The `idempotency-key` of a form's saves. While the result of the last attempt is unknown, the same entries use the same key,
 * so that a retry saves once; changed entries need another key, or the server would repeat its first response and drop the
 * change.
 */
export class SaveKey {
  #last: { entries: string; key: string } | null = null;

  of(values: unknown): string {
    const entries = JSON.stringify(values);
    if (this.#last?.entries !== entries) this.#last = { entries, key: randomUuid() };
    return this.#last.key;
  }

  /** Called after any definite response. */
  forget(): void {
    this.#last = null;
  }
}
