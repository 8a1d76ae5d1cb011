import { Classes, InputGroup } from '@blueprintjs/core';
import { digitsOf } from '../../resource/pages';
import { type ControlProps, inputGroupProps, inputProps, textOf } from './control';
import { useDialogForm, useFieldValue } from './form-context';

type TextKind = 'text' | 'decimal' | 'digits' | 'phone' | 'integer';

export function TextField(props: ControlProps<TextKind>): React.JSX.Element {
  const { field, control } = props;
  const isDigits = field.kind !== 'text' && field.kind !== 'decimal';
  return (
    <InputGroup
      {...inputGroupProps(props)}
      inputMode={isDigits ? 'numeric' : 'text'}
      {...(field.kind === 'phone' && { leftElement: <span className="phone-prefix">+62</span> })}
      onValueChange={(text) => control.onChange(entered(field, text))}
    />
  );
}

export function ProseField(props: ControlProps<'prose'>): React.JSX.Element {
  const { field, control } = props;
  const { isReadOnly } = useDialogForm();
  return (
    <>
      <textarea
        {...inputProps(props)}
        className={`${Classes.INPUT} ${Classes.FILL} prose`}
        rows={2}
        onChange={control.onChange}
      />
      {field.beside !== undefined && !isReadOnly && (
        <field.beside value={textOf(control.value)} onChange={control.onChange} useField={useFieldValue} />
      )}
    </>
  );
}

/** The part of typed or pasted text that a text field takes: +62, or the leading 0 in its place, is no part of a phone number. */
function entered(field: ControlProps<TextKind>['field'], text: string): string {
  if (field.kind === 'text' || field.kind === 'decimal') return text;
  return field.kind === 'phone' ? digitsOf(text.replace(/^\s*\+62/, '')).replace(/^0+/, '') : digitsOf(text);
}
