/** A value that is longer than its schema allows: the field of the body, and the limit by its keyword. */
export interface Excess {
  field: string;
  keyword: 'maxLength' | 'maxItems';
  limit: number;
}

/** The parts of a JSON schema that say where texts and lists are, and how long they may be. */
interface Schema {
  type?: unknown;
  maxLength?: unknown;
  maxItems?: unknown;
  items?: unknown;
  properties?: unknown;
  anyOf?: unknown;
  enum?: unknown;
}

/** Finds the first text or list of a value that is too long; what is in a list that is too long is not visited. */
type Search = (value: unknown) => Omit<Excess, 'field'> | undefined;

/**
 * Makes the search for what is too long in a body. It comes before patterns, formats and items, whose work it bounds.
 * @param properties of the body's schema
 * @throws Error naming the field whose text or list has no maximum, which is a mistake of the schema
 */
export function excessIn(properties: object): (body: object) => Excess | undefined {
  const searches = Object.entries(properties).flatMap(([field, schema]) => {
    const search = searchIn(schema, field);
    return search === undefined ? [] : [{ field, search }];
  });
  return (body) => {
    const values = new Map<string, unknown>(Object.entries(body));
    for (const { field, search } of searches) {
      const found = search(values.get(field));
      if (found !== undefined) return { field, ...found };
    }
    return undefined;
  };
}

function searchIn(schema: Schema, place: string): Search | undefined {
  if (Array.isArray(schema.anyOf)) return firstOf(schema.anyOf.map((branch) => searchIn(branch, place)));
  if (Array.isArray(schema.enum)) return undefined;
  if (schema.type === 'string') {
    const limit = maximumOf(schema.maxLength, 'maxLength', place);
    return (value) =>
      typeof value === 'string' && value.length > limit ? { keyword: 'maxLength', limit } : undefined;
  }
  if (schema.type === 'array') return searchInList(schema, place);
  if (schema.type !== 'object' || typeof schema.properties !== 'object' || schema.properties === null)
    return undefined;
  const search = excessIn(schema.properties);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const found = search(value);
    return found && { keyword: found.keyword, limit: found.limit };
  };
}

function searchInList({ maxItems, items }: Schema, place: string): Search {
  const limit = maximumOf(maxItems, 'maxItems', place);
  const search =
    typeof items === 'object' && items !== null ? searchIn(items, `${place} (an entry)`) : undefined;
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    if (value.length > limit) return { keyword: 'maxItems', limit };
    if (search === undefined) return undefined;
    for (const item of value) {
      const found = search(item);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** The branches of a union are of different types: at most one of them finds something. */
function firstOf(branches: readonly (Search | undefined)[]): Search {
  return (value) => {
    for (const search of branches) {
      const found = search?.(value);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

function maximumOf(maximum: unknown, keyword: string, place: string): number {
  if (typeof maximum === 'number') return maximum;
  throw new Error(`The schema of ${place} has no ${keyword}.`);
}
