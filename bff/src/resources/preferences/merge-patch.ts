export type JsonRecord = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies a JSON merge patch (RFC 7396): members that are null are removed, objects are merged, anything else replaces. */
export function mergePatch(target: unknown, patch: JsonRecord): Record<string, unknown> {
  const merged = new Map(isRecord(target) ? Object.entries(target) : []);
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) merged.delete(name);
    else merged.set(name, isRecord(change) ? mergePatch(merged.get(name), change) : change);
  }
  return Object.fromEntries(merged);
}
