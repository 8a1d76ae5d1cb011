/** A value of a GraphQL field as a text: the names of a list are separated by `; `, the numbers of a coordinate by a comma. */
export function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map(String).join('; ');
  if (typeof value !== 'object') return String(value);
  return Object.values(value).map(String).join(', ');
}
