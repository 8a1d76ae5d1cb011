import { useStore } from '@nanostores/react';
import { useFormContext } from 'react-hook-form';
import DayField from '../../../ui/day-field/DayField';
import { messages } from '../../resource/messages';
import { type ControlProps, textOf } from './control';
import { type Entries, useDialogForm, useFieldValue } from './form-context';

/**
 * A day. One that ends a period waits for its first day, offers none before it, and is emptied when that one changes.
 */
export function DateField(props: ControlProps<'date'>): React.JSX.Element {
  const { field, control, id, describedBy, isInvalid } = props;
  const t = useStore(messages);
  const { dependents, isReadOnly } = useDialogForm();
  const { setValue } = useFormContext<Entries>();
  const start = textOf(useFieldValue(field.notBefore ?? field.name));
  const isWaiting = field.notBefore !== undefined && start === '' && !isReadOnly;
  return (
    <>
      <DayField
        id={id}
        value={textOf(control.value)}
        min={field.notBefore === undefined ? '' : start}
        isDisabled={isWaiting}
        isInvalid={isInvalid}
        isRequired={field.required}
        describedBy={isWaiting ? `${describedBy} ${id}-waits` : describedBy}
        onBlur={control.onBlur}
        onChange={(day) => {
          control.onChange(day);
          for (const name of dependents(field.name)) setValue(name, '', { shouldDirty: true });
        }}
      />
      {isWaiting && (
        <p id={`${id}-waits`} className="form-hint">
          {t.startFirst}
        </p>
      )}
    </>
  );
}
