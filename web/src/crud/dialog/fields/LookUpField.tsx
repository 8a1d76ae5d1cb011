import { useApolloClient } from '@apollo/client/react';
import { HTMLSelect } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { lazyPart } from '../../../ui/part/part';
import type { Option } from '../../resource/field';
import { loadOptions } from '../../resource/operations';
import { type ControlProps, heldOptions, textOf } from './control';
import { useDialogForm } from './form-context';
import { usePreselected } from './use-preselected';

const LookUpList = lazyPart(
  () => import('../../controls/LookUpList'),
  ({ id, labelledBy }) => <HTMLSelect id={id} fill disabled aria-labelledby={labelledBy} />,
);

/** A pick list whose entries the server searches as one types. */
export function LookUpField({
  field,
  control,
  labelId,
  ...rest
}: ControlProps<'look-up'>): React.JSX.Element {
  const { texts, stored, isNew, isReadOnly } = useDialogForm();
  const client = useApolloClient();
  const value = textOf(control.value);
  const { search } = field.source;
  const [first, setFirst] = useState<readonly Option[]>();
  const [mayHaveOne] = useState(isNew && !isReadOnly && field.required === true && value === '');
  useEffect(() => {
    if (mayHaveOne) loadOptions(client, search, '', 'network-only').then(setFirst, () => undefined);
  }, [client, search, mayHaveOne]);
  usePreselected(field, first);
  return (
    <LookUpList
      {...rest}
      labelledBy={labelId}
      value={value}
      options={[...(first ?? []), ...heldOptions(field, stored)]}
      first={first ?? null}
      empty={texts[field.empty] ?? ''}
      lookUp={field.source}
      onBlur={control.onBlur}
      onChange={control.onChange}
    />
  );
}
