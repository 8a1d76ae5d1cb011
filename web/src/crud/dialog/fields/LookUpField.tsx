import { HTMLSelect } from '@blueprintjs/core';
import { lazy, Suspense, useState } from 'react';
import { useOptionsBy } from '../../define/operations';
import type { Option } from '../../field';
import { useDialogForm } from '../form-context';
import { type ControlProps, textOf } from './control';

const LookUpList = lazy(() => import('./LookUpList'));

/** A pick list whose entries the server searches as one types. */
export function LookUpField({
  field,
  control,
  labelId,
  ...rest
}: ControlProps<'look-up'>): React.JSX.Element {
  const { texts, stored } = useDialogForm();
  const value = textOf(control.value);
  const [chosen, setChosen] = useState<Option | null>(() => {
    const held = stored.held[field.name];
    return held ? { value: textOf(stored.values[field.name]), text: held } : null;
  });
  const isKnown = value === '' || chosen?.value === value;
  const { options = [], isLoading } = useOptionsBy(field.source.byValue, isKnown ? '' : value);
  const empty = texts[field.empty] ?? '';
  return (
    <Suspense fallback={<HTMLSelect id={rest.id} fill disabled aria-labelledby={labelId} />}>
      <LookUpList
        {...rest}
        labelledBy={labelId}
        value={value}
        // An entry whose name cannot be had still shows its id.
        text={
          value === '' ? empty : isKnown ? (chosen?.text ?? '') : isLoading ? '' : (options[0]?.text ?? value)
        }
        empty={empty}
        source={field.source}
        onBlur={control.onBlur}
        onChange={(option) => {
          setChosen(option);
          control.onChange(option.value);
        }}
      />
    </Suspense>
  );
}
