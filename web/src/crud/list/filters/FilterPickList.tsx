import { useMemo } from 'react';
import { PickList } from '../../controls/PickList';
import type { PickListProps } from '../../controls/pick-list-props';
import type { LookUp } from '../../resource/field';
import { useOptionsBy, withConstant } from '../../resource/operations';

interface Props extends PickListProps {
  /** The variable of the look-up that narrows the list, and its value: '' for the whole list. */
  narrowing: { variable: string; only: string } | null;
}

/** The pick list of a filter, whose entries the value of another filter may narrow. */
export function FilterPickList({ narrowing, ...list }: Props): React.JSX.Element {
  const { lookUp } = list;
  if (lookUp === undefined || narrowing === null) return <PickList {...list} />;
  return <NarrowedPickList {...list} {...narrowing} lookUp={lookUp} />;
}

interface NarrowedProps extends PickListProps {
  lookUp: LookUp;
  variable: string;
  only: string;
}

function NarrowedPickList({ lookUp, variable, only, ...list }: NarrowedProps): React.JSX.Element {
  const narrowed = useMemo(
    () => ({ ...lookUp, search: withConstant(lookUp.search, { [variable]: only || null }) }),
    [lookUp, variable, only],
  );
  const { options = list.options, isLoading } = useOptionsBy({ ...lookUp.search, variable }, only);
  return <PickList {...list} options={options} lookUp={narrowed} isDisabled={list.isDisabled || isLoading} />;
}
