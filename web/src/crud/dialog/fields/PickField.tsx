import { useStore } from '@nanostores/react';
import { useFormContext } from 'react-hook-form';
import { PickList } from '../../controls/PickList';
import { offeredValues } from '../../resource/choices';
import type { FormField, LookUp, Option } from '../../resource/field';
import { messages } from '../../resource/messages';
import { type ControlProps, heldOptions, textOf, withOwn } from './control';
import { type Entries, useDialogForm } from './form-context';

export function ChoiceField({ field, ...rest }: ControlProps<'choice'>): React.JSX.Element {
  const { texts } = useDialogForm();
  const options = offeredValues(field.choices).map((value) => ({
    value,
    text: texts[field.choices[value]?.text ?? ''] ?? value,
  }));
  return <Pick {...rest} options={options} />;
}

export function OptionsField({ field, ...rest }: ControlProps<'options'>): React.JSX.Element {
  const { options, stored } = useDialogForm();
  const own = heldOptions(field, stored);
  return (
    <Pick {...rest} field={field} options={withOwn(options.of(field.options), own)} lookUp={field.lookUp} />
  );
}

interface PickProps extends Omit<ControlProps<'text'>, 'field'> {
  field?: FormField;
  options: readonly Option[];
  lookUp?: LookUp | undefined;
  isDisabled?: boolean;
}

/** A pick list as a form field. Choosing another value empties the fields that depend on it. */
export function Pick(props: PickProps): React.JSX.Element {
  const { field, options, lookUp, control, id, labelId, describedBy, isInvalid, isDisabled } = props;
  const t = useStore(messages);
  const { dependents } = useDialogForm();
  const { setValue } = useFormContext<Entries>();
  return (
    <PickList
      id={id}
      labelledBy={labelId}
      describedBy={describedBy}
      value={textOf(control.value)}
      options={options}
      lookUp={lookUp}
      empty={t.choose}
      isDisabled={isDisabled}
      isInvalid={isInvalid}
      onBlur={control.onBlur}
      onChange={(value) => {
        control.onChange(value);
        if (field === undefined) return;
        for (const name of dependents(field.name)) setValue(name, '', { shouldDirty: true });
      }}
    />
  );
}
