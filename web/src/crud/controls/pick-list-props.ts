import type { LookUp, Option } from '../resource/field';

export interface PickListProps {
  id: string;
  value: string;
  options: readonly Option[];
  /** Finds the entries that `options` does not have, if it has the first ones of a long list. */
  lookUp?: LookUp | undefined;
  /** Text of the entry for no value; null where a value is required. */
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
