import { HTMLSelect } from '@blueprintjs/core';
import { Suspense } from 'react';
import { lazyPreloaded } from '../../ui/preload';
import { FIRST_OPTIONS } from '../resource/operations';
import type { PickListProps } from './pick-list-props';

const SearchablePickList = lazyPreloaded(() => import('./SearchablePickList'));
const LookUpList = lazyPreloaded(() => import('./LookUpList'));

/** The number of options from which the list is searchable. */
const LONG = 12;

/** A select: the browser's own for few options, searchable for many, searched by the server if there may be more of them. */
export function PickList(props: PickListProps): React.JSX.Element {
  const { lookUp, ...list } = props;
  const { id, labelledBy, value, options, empty, onChange, onBlur, isDisabled, isInvalid, describedBy } =
    list;
  if (options.length > LONG) {
    return (
      <Suspense
        fallback={
          <HTMLSelect id={id} fill disabled aria-labelledby={labelledBy} aria-describedby={describedBy} />
        }
      >
        {lookUp !== undefined && options.length >= FIRST_OPTIONS ? (
          <LookUpList {...list} lookUp={lookUp} first={options} />
        ) : (
          <SearchablePickList {...list} />
        )}
      </Suspense>
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
