import { type Choices, isChoice } from './choices';
import { isDay } from './day';
import type { ListState } from './list/list-state';

/** Reads the URL's search and filters by the names and types a screen declares. What is not set is null. */
export class FilterReader<FilterName extends string, SearchField extends string> {
  constructor(
    private readonly state: ListState,
    private readonly searchFields: Readonly<Record<string, { readonly field: SearchField }>>,
  ) {}

  /** The search field and the text to look for; null when no text was given. */
  search(): { field: SearchField; text: string } | null {
    const field = this.searchFields[this.state.searchBy]?.field;
    const text = this.state.searchText.trim();
    return field === undefined || text === '' ? null : { field, text };
  }

  value(name: FilterName): string | null {
    return this.state.filters[name] ?? null;
  }

  /** Null also for a code that does not exist: a mangled link shows the list unfiltered. */
  choice<Value extends string>(name: FilterName, choices: Choices<Value>): Value | null {
    const value = this.state.filters[name];
    return value !== undefined && isChoice(choices, value) ? value : null;
  }

  /** Null also for a text that is no day. */
  day(name: FilterName): string | null {
    const value = this.state.filters[name];
    return value !== undefined && isDay(value) ? value : null;
  }

  /** A filter of the choices `true` and `false`. */
  flag(name: FilterName): boolean | null {
    const value = this.state.filters[name];
    return value === 'true' || value === 'false' ? value === 'true' : null;
  }
}
