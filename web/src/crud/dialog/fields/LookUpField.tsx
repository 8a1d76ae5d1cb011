import { HTMLSelect } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import { useDialogForm } from '../form-context';
import { type ControlProps, heldOptions, textOf } from './control';

const LookUpList = lazy(() => import('../../controls/LookUpList'));

/** A pick list whose entries the server searches as one types. */
export function LookUpField({
  field,
  control,
  labelId,
  ...rest
}: ControlProps<'look-up'>): React.JSX.Element {
  const { texts, stored } = useDialogForm();
  const value = textOf(control.value);
  return (
    <Suspense fallback={<HTMLSelect id={rest.id} fill disabled aria-labelledby={labelId} />}>
      <LookUpList
        {...rest}
        labelledBy={labelId}
        value={value}
        options={heldOptions(field, stored)}
        first={null}
        empty={texts[field.empty] ?? ''}
        lookUp={field.source}
        onBlur={control.onBlur}
        onChange={control.onChange}
      />
    </Suspense>
  );
}
