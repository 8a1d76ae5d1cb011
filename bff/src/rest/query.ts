/** Null and undefined are left out. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

export function queryString(query: Query): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined) pairs.append(name, String(value));
  const text = pairs.toString();
  return text ? `?${text}` : '';
}
