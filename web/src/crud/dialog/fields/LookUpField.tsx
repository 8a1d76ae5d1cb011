import { useApolloClient } from '@apollo/client/react';
import { HTMLSelect } from '@blueprintjs/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useDialogForm } from '../form-context';
import { type ControlProps, textOf } from './FormFields';

const LookUpList = lazy(() => import('./LookUpList'));

/** A pick list whose entries the server searches as one types. */
export function LookUpField({ field, control, ...rest }: ControlProps<'look-up'>): React.JSX.Element {
  const client = useApolloClient();
  const { texts, stored, isNew } = useDialogForm();
  const value = textOf(control.value);
  const [known, setKnown] = useState<{ value: string; text: string } | null>(() => {
    const held = stored.held[field.name];
    return held ? { value: textOf(stored.values[field.name]), text: held } : null;
  });
  useEffect(() => {
    if (value === '' || known?.value === value) return;
    let isCurrent = true;
    // An entry whose name cannot be had still shows its id.
    field.source.textOf(client, value).then(
      (text) => isCurrent && setKnown({ value, text: text ?? value }),
      () => isCurrent && setKnown({ value, text: value }),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, field, value, known]);
  const empty = texts[field.empty] ?? '';
  return (
    <Suspense fallback={<HTMLSelect fill disabled />}>
      <LookUpList
        {...rest}
        value={value}
        text={value === '' ? empty : known?.value === value ? known.text : ''}
        empty={empty}
        isDisabled={field.isLockedInEdit && !isNew}
        source={field.source}
        onBlur={control.onBlur}
        onChange={(option) => {
          setKnown(option);
          control.onChange(option.value);
        }}
      />
    </Suspense>
  );
}
