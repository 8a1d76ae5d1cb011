import type { ControllerRenderProps } from 'react-hook-form';
import type { FormField, Option } from '../../resource/field';
import type { Draft } from '../../resource/resource';
import type { Entries } from './form-context';

type OfKind<Kind> = Extract<FormField, { kind: Kind }>;

type AnyControlProps = Omit<ControlProps<'date'>, 'field'> & { field: FormField };

export interface ControlProps<Kind extends FormField['kind']> {
  field: OfKind<Kind>;
  control: ControllerRenderProps<Entries, string>;
  id: string;
  labelId: string;
  describedBy: string;
  isInvalid: boolean;
}

/** The attributes of an input element. */
export function inputProps({ field, control, id, describedBy, isInvalid }: AnyControlProps) {
  return {
    id,
    value: textOf(control.value),
    autoComplete: field.autoComplete ?? 'off',
    'aria-invalid': isInvalid,
    'aria-required': field.required,
    'aria-describedby': describedBy,
    onBlur: control.onBlur,
  };
}

/** The same for Blueprint's InputGroup. */
export function inputGroupProps(props: AnyControlProps) {
  return { ...inputProps(props), intent: props.isInvalid ? 'danger' : 'none' } as const;
}

/** The text of an entry; empty for a list. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Adds the record's own entry to those that are offered: it may keep what new ones are not offered. */
export function withOwn(offered: readonly Option[], own: readonly Option[]): readonly Option[] {
  const missing = own.filter(({ value }) => !offered.some((option) => option.value === value));
  return missing.length === 0 ? offered : [...missing, ...offered];
}

/** The entry that a record has in a field, if its text is stored with the record. */
export function heldOptions({ name }: FormField, { held, values }: Pick<Draft, 'held' | 'values'>): Option[] {
  const [text, value] = [held[name], textOf(values[name])];
  return text && value !== '' ? [{ value, text }] : [];
}
