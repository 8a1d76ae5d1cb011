import { Classes, InputGroup } from '@blueprintjs/core';
import { digitsOf } from '../../list/pages';
import { type ControlProps, textOf } from './control';

export function TextField({
  field,
  control,
  id,
  describedBy,
  isInvalid,
}: ControlProps<'text' | 'digits' | 'phone'>) {
  const isDigits = field.kind !== 'text';
  return (
    <InputGroup
      id={id}
      value={textOf(control.value)}
      // Of digits what counts is what is left of a paste: "0812-3456-7890" has two signs too many.
      {...(!isDigits && { maxLength: field.maxLength })}
      autoComplete="off"
      inputMode={isDigits ? 'numeric' : 'text'}
      intent={isInvalid ? 'danger' : 'none'}
      aria-invalid={isInvalid}
      aria-required={field.isRequired}
      aria-describedby={describedBy}
      onBlur={control.onBlur}
      {...(field.kind === 'phone' && { leftElement: <span className="phone-prefix">+62</span> })}
      onValueChange={(text) => control.onChange(entered(field, text))}
    />
  );
}

export function ProseField({
  field,
  control,
  id,
  describedBy,
  isInvalid,
}: ControlProps<'prose'>): React.JSX.Element {
  return (
    <textarea
      id={id}
      className={`${Classes.INPUT} ${Classes.FILL} prose`}
      rows={2}
      value={textOf(control.value)}
      maxLength={field.maxLength}
      autoComplete="off"
      aria-invalid={isInvalid}
      aria-required={field.isRequired}
      aria-describedby={describedBy}
      onBlur={control.onBlur}
      onChange={control.onChange}
    />
  );
}

/** What a text field takes of what was typed or pasted: what +62 stands for, it or a leading 0, is no part of a phone number. */
function entered(
  { kind, maxLength }: ControlProps<'text' | 'digits' | 'phone'>['field'],
  text: string,
): string {
  if (kind === 'text') return text;
  const digits =
    kind === 'phone' ? digitsOf(text.replace(/^\s*\+62/, '')).replace(/^0+/, '') : digitsOf(text);
  return digits.slice(0, maxLength);
}
