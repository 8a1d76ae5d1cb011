import type { FormField } from '../field';
import type { Resource, ResourceImport } from '../resource';
import { isOneOf, type Words } from './words';

/** Which columns of a file are which fields. */
export interface MatchedHeadings {
  /** The column's place in the file by the field's name. */
  readonly places: ReadonlyMap<string, number>;
  /** Headings that no field has. */
  readonly unknown: readonly string[];
  /** Headings of a field that has a column already. */
  readonly repeated: readonly string[];
  /** Fields that every row needs and the file has no column for. */
  readonly missing: readonly FormField[];
}

/** Whether a file must have a column for the field. A toggle always has a state. */
export const isNeeded = (field: FormField): boolean => field.required === true || field.kind === 'toggle';

/** Finds a file's columns by their headings: a field's label or its column's in the list, in any language. */
export function matchHeadings(
  headings: readonly string[],
  { columns, columnNames }: ResourceImport,
  list: Resource['columns'],
  words: Words,
): MatchedHeadings {
  const named = columns.map((field) => {
    const header = list.find(({ key }) => (columnNames[key] ?? key) === field.name)?.header;
    return { field, names: [...words(field.label), ...(header === undefined ? [] : words(header))] };
  });
  const places = new Map<string, number>();
  const unknown: string[] = [];
  const repeated: string[] = [];
  for (const [place, heading] of headings.entries()) {
    if (heading === '') continue;
    const found = named.find(({ names }) => isOneOf(heading, names))?.field.name;
    if (found === undefined) unknown.push(heading);
    else if (places.has(found)) repeated.push(heading);
    else places.set(found, place);
  }
  const missing = columns.filter((field) => isNeeded(field) && !places.has(field.name));
  return { places, unknown, repeated, missing };
}
