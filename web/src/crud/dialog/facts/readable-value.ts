import type { FormField, FormValues } from '../../field';
import { type TextSources, valueText } from '../conflict/value-texts';

/** The value of a field as a person reads it; '' for none. */
export async function readableValue(
  field: FormField,
  values: FormValues,
  sources: TextSources,
): Promise<string> {
  const value = values[field.name] ?? '';
  if (value.length === 0) return '';
  if (field.kind !== 'several') return valueText(field, values, sources);
  const known = sources.options.of(field.known ?? field.options);
  return [...value].map((one) => known.find((option) => option.value === one)?.text ?? one).join(', ');
}
