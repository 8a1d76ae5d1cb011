import { Button, Classes } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { formatDate } from '../../../ui/dates/dates';
import type { LookUp, Option } from '../../resource/field';
import type { ListQuery, ListState } from '../../resource/list-state';
import { messages } from '../../resource/messages';
import { useOptionText } from '../../resource/option-text';
import type { Resource, ScreenOptions } from '../../resource/resource';
import { filterOptions } from './FilterPanel';
import { withFilter } from './period-filters';

interface Chip {
  name: string;
  label: string;
  /** The value that follows the label, where the server has to find its text. */
  found?: { lookUp: LookUp; value: string; known: readonly Option[] } | undefined;
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
    const known = filterOptions(filter, options, texts);
    // Most values are among the options that are being loaded.
    const lookUp = 'options' in filter && !options.isLoading ? filter.lookUp : undefined;
    const text = 'kind' in filter ? formatDate(value) : known.find((one) => one.value === value)?.text;
    const label = `${texts[filter.label]}: `;
    chips.push({
      name: filter.name,
      label: lookUp === undefined ? `${label}${text ?? value}` : label,
      found: lookUp && { lookUp, value, known },
      without: { searchBy, searchText, filters: withFilter(resource.filters, filters, filter.name, '') },
    });
  }
  if (chips.length === 0) return null;
  return (
    <ul className={`bar ${Classes.LIST_UNSTYLED}`} aria-label={t.activeFilters}>
      {chips.map(({ name, label, found, without }) => (
        <li key={name}>
          {found === undefined ? (
            <ChipButton label={label} onRemove={() => onSearch(without)} />
          ) : (
            <FoundChip {...found} label={label} onRemove={() => onSearch(without)} />
          )}
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

interface ChipButtonProps {
  label: string;
  onRemove: () => void;
}

function ChipButton({ label, onRemove }: ChipButtonProps): React.JSX.Element {
  const t = useStore(messages);
  return (
    <Button
      className="filter-chip"
      textClassName={Classes.TEXT_OVERFLOW_ELLIPSIS}
      size="small"
      endIcon={<CrossIcon size={12} />}
      aria-label={t.removeFilter({ label })}
      title={t.removeFilter({ label })}
      onClick={onRemove}
    >
      {label}
    </Button>
  );
}

function FoundChip(props: ChipButtonProps & NonNullable<Chip['found']>): React.JSX.Element {
  const text = useOptionText(props.lookUp, props.value, props.known);
  return <ChipButton label={`${props.label}${text}`} onRemove={props.onRemove} />;
}
