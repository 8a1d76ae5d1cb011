import { Button, InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { memo, useId, useState } from 'react';
import { LazyDayField } from '../../../ui/day-field/LazyDayField';
import { PickList } from '../../controls/PickList';
import { offeredValues } from '../../resource/choices';
import type { FilterField, Option } from '../../resource/field';
import type { ListQuery, ListState } from '../../resource/list-state';
import { messages } from '../../resource/messages';
import type { Resource, ScreenOptions } from '../../resource/resource';
import { FilterPickList } from './FilterPickList';
import { withFilter } from './period-filters';

/** The values that a filter can be set to, in the language of the screen. */
export function filterOptions(
  filter: FilterField,
  options: ScreenOptions,
  texts: Readonly<Record<string, string>>,
): readonly Option[] {
  if ('kind' in filter) return [];
  if ('options' in filter) return options.of(filter.options);
  const choices = offeredValues(filter.choices).map((value) => ({
    value,
    text: texts[filter.choices[value]?.text ?? ''] ?? value,
  }));
  return filter.others === undefined ? choices : [...choices, ...options.of(filter.others.options)];
}

/**
 * The only entry of a company list is preselected; several get an 'All' entry.
 * @returns what stands for a filter that is not set.
 */
function unsetValue(filter: FilterField, options: readonly Option[], isSearched: boolean): string {
  if (!('options' in filter) || filter.startsWithAll || options.length !== 1) return '';
  return filter.partial && isSearched ? '' : (options[0]?.value ?? '');
}

function isSameQuery(one: ListQuery, other: ListQuery): boolean {
  return JSON.stringify(entriesOf(one)) === JSON.stringify(entriesOf(other));
}

function entriesOf({ searchBy, searchText, filters }: ListQuery): unknown {
  return [searchBy, searchText, Object.entries(filters).sort()];
}

interface Props {
  resource: Resource;
  options: ScreenOptions;
  state: ListState;
  onSearch: (query: ListQuery) => void;
}

interface FilterDayProps {
  id: string;
  value: string;
  /** The first day of the period that this day ends, '' while none is set; nothing for a day that ends none. */
  first: string | undefined;
  onChange: (day: string) => void;
}

/** A day. One that ends a period waits for its first day, and cannot be earlier. */
function FilterDay({ id, value, first, onChange }: FilterDayProps): React.JSX.Element {
  const t = useStore(messages);
  const isWaiting = first === '';
  return (
    <>
      <LazyDayField
        id={id}
        value={value}
        min={first}
        isDisabled={isWaiting}
        describedBy={isWaiting ? `${id}-waits` : undefined}
        onChange={onChange}
      />
      {isWaiting && (
        <p id={`${id}-waits`} className="form-hint">
          {t.startFirst}
        </p>
      )}
    </>
  );
}

/** The conditions of a search. Nothing is requested before the Search button or Enter is pressed. */
export const FilterPanel = memo(function FilterPanel({ resource, options, state, onSearch }: Props) {
  const t = useStore(messages);
  const texts = useStore(resource.texts);
  const id = useId();
  const { searchBy, searchText, filters } = state;
  const searched: ListQuery = { searchBy, searchText, filters };
  const [query, setQuery] = useState(searched);
  // What is typed gives way to a search made otherwise, not to a dialog that opens or a screen that shows again.
  const [shownFor, setShownFor] = useState(searched);
  if (!isSameQuery(shownFor, searched)) {
    setShownFor(searched);
    setQuery(searched);
  }

  /** The argument by which another filter narrows the options of a filter. */
  function narrowingOf(filter: FilterField): { variable: string; only: string } | null {
    if (!('options' in filter) || filter.narrowedBy === undefined) return null;
    const { filter: name, variable, byText = false } = filter.narrowedBy;
    const value = query.filters[name] ?? '';
    const by = byText && resource.filters.find((one) => one.name === name);
    if (!by) return { variable, only: value };
    const option = filterOptions(by, options, texts).find((one) => one.value === value);
    // Until the text is loaded, nothing is narrowed.
    return { variable, only: option?.text ?? '' };
  }

  const shown = resource.filters.map((filter) => {
    const choices = filterOptions(filter, options, texts);
    const isAlwaysOffered = !('options' in filter) || filter.startsWithAll || filter.partial;
    const hasAll = Boolean(isAlwaysOffered) || choices.length !== 1;
    const value = query.filters[filter.name] ?? unsetValue(filter, choices, state.isSearched);
    return { filter, choices, hasAll, value };
  });

  function set(name: string, value: string): void {
    setQuery({ ...query, filters: withFilter(resource.filters, query.filters, name, value) });
  }

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    const chosen = shown.flatMap(({ filter, value }) => (value === '' ? [] : [[filter.name, value]]));
    onSearch({ ...query, filters: Object.fromEntries(chosen) });
  }

  return (
    <form className="filter-panel panel" onSubmit={submit} aria-label={t.searchFilters}>
      <div className="filter-field">
        <label htmlFor={`${id}-by`} id={`${id}-by-label`}>
          {t.searchBy}
        </label>
        <PickList
          id={`${id}-by`}
          labelledBy={`${id}-by-label`}
          value={query.searchBy}
          empty={null}
          options={Object.entries(resource.searchLabels).map(([value, label]) => ({
            value,
            text: texts[label] ?? value,
          }))}
          onChange={(by) => setQuery({ ...query, searchBy: by })}
        />
      </div>
      <div className="filter-field">
        <label htmlFor={`${id}-text`}>{t.searchText}</label>
        <InputGroup
          id={`${id}-text`}
          value={query.searchText}
          maxLength={100}
          autoComplete="off"
          onValueChange={(text) => setQuery({ ...query, searchText: text })}
        />
      </div>
      {shown.map(({ filter, choices, hasAll, value }) => (
        <div className="filter-field" key={filter.name}>
          <label htmlFor={`${id}-${filter.name}`} id={`${id}-${filter.name}-label`}>
            {texts[filter.label]}
          </label>
          {'kind' in filter ? (
            <FilterDay
              id={`${id}-${filter.name}`}
              value={query.filters[filter.name] ?? ''}
              first={filter.notBefore && (query.filters[filter.notBefore] ?? '')}
              onChange={(day) => set(filter.name, day)}
            />
          ) : (
            <FilterPickList
              id={`${id}-${filter.name}`}
              labelledBy={`${id}-${filter.name}-label`}
              narrowing={narrowingOf(filter)}
              value={value}
              options={choices}
              lookUp={'options' in filter ? filter.lookUp : undefined}
              empty={hasAll ? (texts[filter.all] ?? '') : null}
              isDisabled={'options' in filter && options.isLoading}
              onChange={(chosen) => set(filter.name, chosen)}
            />
          )}
        </div>
      ))}
      <Button className="filter-submit" type="submit" intent="primary" icon={<SearchIcon />}>
        {t.search}
      </Button>
    </form>
  );
});
