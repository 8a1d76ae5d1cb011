import { DayInput } from '../../controls/DayInput';
import type { FilterField } from '../../field';

interface Props {
  id: string;
  filter: Extract<FilterField, { kind: 'date' }>;
  filters: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}

/** A day to filter by. One that ends a period is disabled until its first day is chosen, and cannot be earlier. */
export function DateFilter({ id, filter, filters, onChange }: Props): React.JSX.Element {
  const start = filter.notBefore === undefined ? '' : (filters[filter.notBefore] ?? '');
  return (
    <DayInput
      id={id}
      value={filters[filter.name] ?? ''}
      min={start}
      isDisabled={filter.notBefore !== undefined && start === ''}
      onChange={onChange}
    />
  );
}
