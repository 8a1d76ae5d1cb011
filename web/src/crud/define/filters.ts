import { isDay } from '../../ui/dates/day';
import { isFlags, offeredValues } from '../resource/choices';
import type { FilterDeclaration } from '../resource/field';
import type { ListState } from '../resource/list-state';
import { type EnumName, enumName, type Label } from './enum-name';

/** A field that the search looks in, where its name is not both its text's and, in capitals, the server's. */
export interface SearchFieldDeclaration<SearchField extends string, Text extends string> {
  /** In the URL. */
  name: string;
  field: SearchField;
  label: Text;
}

/** A name that has both a text and a search field of the server. */
type Searchable<SearchField extends string, Text extends string> = Text extends Text
  ? EnumName<Text> extends SearchField
    ? Text
    : never
  : never;

/** Search fields, in the order in which they are offered. */
export type SearchDeclaration<SearchField extends string = string, Text extends string = string> = readonly (
  | Searchable<SearchField, Text>
  | SearchFieldDeclaration<SearchField, Text>
)[];

export type FilterDeclarations<FilterName extends string, Filter, Text extends string, OptionsData> = {
  readonly [Name in FilterName]: FilterDeclaration<Text, NoInfer<FilterName>, OptionsData> &
    (Name extends Label<Text> ? unknown : { label: Text }) &
    (Name extends keyof Filter ? { to?: keyof Filter & string } : { to: keyof Filter & string });
};

/** The value that is sent for a filter of the URL; null for none, and for a code or day that does not exist. */
function filterValue(declared: FilterDeclaration, text: string | null): unknown {
  if ('kind' in declared) return text !== null && isDay(text) ? text : null;
  if ('options' in declared) return declared.read === undefined ? text : declared.read(text);
  if (text === null || !offeredValues(declared.choices).includes(text)) return null;
  return isFlags(declared.choices) ? text === 'true' : text;
}

export function searchFields(
  declared: SearchDeclaration,
): Readonly<Record<string, { field: string; label: string }>> {
  return Object.fromEntries(
    declared.map((entry) =>
      typeof entry === 'string'
        ? [entry, { field: enumName(entry), label: entry }]
        : [entry.name, { field: entry.field, label: entry.label }],
    ),
  );
}

/** The server's filter for a search. */
export function filterOf(
  state: ListState,
  search: Readonly<Record<string, { field: string }>>,
  filters: Readonly<Record<string, FilterDeclaration>>,
): Record<string, unknown> {
  const field = search[state.searchBy]?.field;
  const text = state.searchText.trim();
  return {
    search: field === undefined || text === '' ? null : { field, text },
    ...Object.fromEntries(
      Object.entries(filters).flatMap(([name, declared]) => {
        const value = state.filters[name] ?? null;
        const sent = filterValue(declared, value);
        const others = 'choices' in declared && declared.others;
        return [[declared.to ?? name, sent], ...(others ? [[others.to, sent === null ? value : null]] : [])];
      }),
    ),
  };
}
