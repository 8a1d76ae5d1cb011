import { HTMLSelect } from '@blueprintjs/core';
import { Suspense } from 'react';
import { ahead } from '../ui/ahead';
import type { Option } from './resource';

const SearchablePickList = ahead(() => import('./SearchablePickList'));

/** From how many options on a person types to find one. */
const LONG = 12;

export interface PickListProps {
  id: string;
  value: string;
  options: readonly Option[];
  /** Text of the entry that stands for no value; null when a value must be kept. */
  empty: string | null;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  isInvalid?: boolean | undefined;
  /** Id of the element that explains the field or its error. */
  describedBy?: string | undefined;
  /** Id of the element that names the field; a searchable list is a button and needs it. */
  labelledBy: string;
}

/** A list to pick one option from: the browser's own while it is short, searchable once it is long. */
export function PickList(props: PickListProps): React.JSX.Element {
  if (props.options.length > LONG) {
    return (
      <Suspense fallback={<HTMLSelect id={props.id} fill disabled aria-labelledby={props.labelledBy} />}>
        <SearchablePickList {...props} />
      </Suspense>
    );
  }
  const { id, value, options, empty, onChange, onBlur, isDisabled, isInvalid, describedBy } = props;
  return (
    <HTMLSelect
      id={id}
      fill
      value={value}
      disabled={isDisabled ?? false}
      aria-invalid={isInvalid}
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
