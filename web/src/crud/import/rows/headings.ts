import type { FormField } from '../../resource/field';
import type { Resource, ResourceImport } from '../../resource/resource';
import { isOneOf, type Translations } from './translations';

/** The place of a field's column in the file, by the field's name. */
export type Places = ReadonlyMap<string, number>;

/** The fields of the columns of a file. */
export interface MatchedHeadings {
  readonly places: Places;
  /** Places of the columns that no label names: the person may choose what they are. */
  readonly open: readonly number[];
  /** Headings of a field that has a column already. */
  readonly repeated: readonly string[];
}

/** Fields that every row needs and the file has no column for. */
export const missingFields = (columns: readonly FormField[], places: Places): FormField[] =>
  columns.filter(({ name, required }) => required && !places.has(name));

/** A unit at the end, which a file may leave out: `Radius (m)`. */
const withoutUnit = (text: string): string => text.replace(/\([^()]*\)\s*\*?$/, '').trimEnd();

/**
 * Finds a file's columns by their headings: a field's label or its column's in the list, in any language, else a synonym. Headings of
 * the list that no import takes are ignored.
 * @param ignored other headings to ignore
 */
export function matchHeadings(
  headings: readonly string[],
  { columns, columnNames }: Pick<ResourceImport, 'columns' | 'columnNames'>,
  list: Resource['columns'],
  words: Translations,
  ignored: readonly string[] = [],
): MatchedHeadings {
  const labels = new Map(
    columns.map((field) => {
      const header = list.find(({ key }) => (columnNames[key] ?? key) === field.name)?.header;
      return [field.name, [...words(field.label), ...(header === undefined ? [] : words(header))]];
    }),
  );
  const namedBy = (heading: string, namesOf: (field: FormField) => readonly string[]) =>
    columns.find(
      (field) =>
        isOneOf(heading, namesOf(field)) || isOneOf(withoutUnit(heading), namesOf(field).map(withoutUnit)),
    )?.name;

  const places = new Map<string, number>();
  const repeated: string[] = [];
  const others: number[] = [];
  for (const [place, heading] of headings.entries()) {
    const found = namedBy(heading, ({ name }) => labels.get(name) ?? []);
    if (found === undefined) others.push(place);
    else if (places.has(found)) repeated.push(heading);
    else places.set(found, place);
  }
  const notImported = [...list.flatMap(({ header }) => words(header)), ...ignored];
  const open = others.filter((place) => {
    const heading = headings[place] ?? '';
    return heading !== '' && !isOneOf(heading, notImported);
  });
  for (const place of open) {
    const found = namedBy(headings[place] ?? '', ({ synonyms = [] }) => synonyms);
    if (found !== undefined && !places.has(found)) places.set(found, place);
  }
  return { places, open, repeated };
}

/** The columns after the person chose what one of them is. @param name of a field, which has one column; null ignores the column */
export function withChoice(places: Places, place: number, name: string | null): Places {
  const others = [...places].filter(([field, taken]) => taken !== place && field !== name);
  return new Map(name === null ? others : [...others, [name, place]]);
}
