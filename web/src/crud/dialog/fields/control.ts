import type { ControllerRenderProps } from 'react-hook-form';
import type { FormField, Option } from '../../resource';
import type { Entries } from '../form-context';

type OfKind<Kind> = Extract<FormField, { kind: Kind }>;

export interface ControlProps<Kind extends FormField['kind']> {
  field: OfKind<Kind>;
  control: ControllerRenderProps<Entries, string>;
  id: string;
  labelId: string;
  describedBy: string;
  isInvalid: boolean;
}

/** The text of an entry that is no list. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What is offered, and what the record has already: it may keep what new ones are not offered. */
export function withOwn(offered: readonly Option[], own: readonly Option[]): readonly Option[] {
  const missing = own.filter(({ value }) => !offered.some((option) => option.value === value));
  return missing.length === 0 ? offered : [...missing, ...offered];
}
