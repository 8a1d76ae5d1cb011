import { Classes, InputGroup } from '@blueprintjs/core';
import { Suspense } from 'react';
import { maxLengthOf } from '../../define/fields';
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
      // Of digits what counts is what is left of a paste: "0812-3456-7890" has two signs too many.
      {...(!isDigits && { maxLength: maxLengthOf(field) })}
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
        maxLength={maxLengthOf(field)}
        onChange={control.onChange}
      />
      {field.beside !== undefined && !isReadOnly && (
        <Suspense fallback={null}>
          <field.beside value={textOf(control.value)} onChange={control.onChange} useField={useFieldValue} />
        </Suspense>
      )}
    </>
  );
}

/** The part of typed or pasted text that a text field takes: +62, or the leading 0 in its place, is no part of a phone number. */
function entered(field: ControlProps<TextKind>['field'], text: string): string {
  if (field.kind === 'text' || field.kind === 'decimal') return text;
  const digits =
    field.kind === 'phone' ? digitsOf(text.replace(/^\s*\+62/, '')).replace(/^0+/, '') : digitsOf(text);
  return digits.slice(0, maxLengthOf(field));
}
