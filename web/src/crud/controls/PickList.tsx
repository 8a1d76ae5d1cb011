import { HTMLSelect } from '@blueprintjs/core';
import { lazyPart } from '../../ui/part/part';
import { preload } from '../../ui/preload';
import { FIRST_OPTIONS } from '../resource/operations';
import type { PickListProps } from './pick-list-props';

const waiting = ({ id, labelledBy, describedBy }: PickListProps) => (
  <HTMLSelect id={id} fill disabled aria-labelledby={labelledBy} aria-describedby={describedBy} />
);
const SearchablePickList = lazyPart(
  preload(() => import('./SearchablePickList')),
  waiting,
);
const LookUpList = lazyPart(
  preload(() => import('./LookUpList')),
  waiting,
);

/** The number of options from which the list is searchable. */
const LONG = 12;

/** A select: the browser's own for few options, searchable for many, searched by the server if there may be more of them. */
export function PickList(props: PickListProps): React.JSX.Element {
  const { lookUp, ...list } = props;
  const { id, labelledBy, value, options, empty, onChange, onBlur, isDisabled, isInvalid, describedBy } =
    list;
  if (options.length > LONG) {
    return lookUp !== undefined && options.length >= FIRST_OPTIONS ? (
      <LookUpList {...list} lookUp={lookUp} first={options} />
    ) : (
      <SearchablePickList {...list} />
    );
  }
  return (
    <HTMLSelect
      id={id}
      fill
      value={value}
      disabled={isDisabled ?? false}
      aria-invalid={isInvalid}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onBlur={onBlur}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {empty !== null && <option value="">{empty}</option>}
      {value !== '' && !options.some((option) => option.value === value) && (
        <option value={value}>{value}</option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </HTMLSelect>
  );
}
