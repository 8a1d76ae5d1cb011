/** A JSON object; as a merge patch (RFC 7396) its members that are null remove. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The target with a merge patch applied. */
export function patched(target: unknown, patch: JsonObject): JsonObject {
  const result = new Map(isJsonObject(target) ? Object.entries(target) : []);
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) result.delete(name);
    else result.set(name, isJsonObject(change) ? patched(result.get(name), change) : change);
  }
  return Object.fromEntries(result);
}

/** One patch that does what two do one after the other; what the first removes and the second fills again keeps its other members. */
export function combined(first: JsonObject, second: JsonObject): JsonObject {
  const result = new Map(Object.entries(first));
  for (const [name, change] of Object.entries(second)) {
    const earlier = result.get(name);
    result.set(name, isJsonObject(earlier) && isJsonObject(change) ? combined(earlier, change) : change);
  }
  return Object.fromEntries(result);
}

/** The smallest patch that makes `after` of `before`. */
export function patchBetween(before: JsonObject, after: JsonObject): JsonObject {
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  const changed = Object.entries(after).flatMap(([name, value]): [string, unknown][] => {
    const old = before[name];
    if (isJsonObject(old) && isJsonObject(value)) {
      const inner = patchBetween(old, value);
      return isEmpty(inner) ? [] : [[name, inner]];
    }
    return JSON.stringify(old) === JSON.stringify(value) ? [] : [[name, value]];
  });
  return Object.fromEntries([...removed.map((name) => [name, null]), ...changed]);
}

export const isEmpty = (patch: JsonObject): boolean => Object.keys(patch).length === 0;
