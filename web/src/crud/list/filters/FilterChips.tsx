import { Button, Classes } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { formatDate } from '../../../ui/dates/dates';
import { messages } from '../../messages';
import type { Resource, ScreenOptions } from '../../resource';
import type { ListQuery, ListState } from '../list-state';
import { filterOptions } from './FilterPanel';
import { withFilter } from './period-filters';

interface Chip {
  name: string;
  label: string;
  without: ListQuery;
}

interface Props {
  resource: Resource;
  options: ScreenOptions;
  state: ListState;
  onSearch: (query: ListQuery) => void;
}

/** The conditions in force, each of which can be taken away. */
export function FilterChips({ resource, options, state, onSearch }: Props): React.JSX.Element | null {
  const t = useStore(messages);
  const texts = useStore(resource.texts);
  const { searchBy, searchText, filters } = state;
  const chips: Chip[] = [];
  if (searchText !== '') {
    const field = texts[resource.searchLabels[searchBy] ?? ''] ?? searchBy;
    chips.push({
      name: 'q',
      label: `${field}: ${searchText}`,
      without: { searchBy, searchText: '', filters },
    });
  }
  for (const filter of resource.filters) {
    const value = filters[filter.name];
    if (value === undefined) continue;
    const option = filterOptions(filter, options, texts).find((it) => it.value === value);
    chips.push({
      name: filter.name,
      label: `${texts[filter.label]}: ${'kind' in filter ? formatDate(value) : (option?.text ?? value)}`,
      without: { searchBy, searchText, filters: withFilter(resource.filters, filters, filter.name, '') },
    });
  }
  if (chips.length === 0) return null;
  return (
    <ul className={`bar ${Classes.LIST_UNSTYLED}`} aria-label={t.activeFilters}>
      {chips.map(({ name, label, without }) => (
        <li key={name}>
          <Button
            className="filter-chip"
            textClassName={Classes.TEXT_OVERFLOW_ELLIPSIS}
            size="small"
            endIcon={<CrossIcon size={12} />}
            aria-label={t.removeFilter({ label })}
            title={t.removeFilter({ label })}
            onClick={() => onSearch(without)}
          >
            {label}
          </Button>
        </li>
      ))}
      <li>
        <Button
          variant="minimal"
          size="small"
          onClick={() => onSearch({ searchBy, searchText: '', filters: {} })}
        >
          {t.clearAll}
        </Button>
      </li>
    </ul>
  );
}
