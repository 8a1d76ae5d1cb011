import type { FormField, FormValues } from '../../resource/field';
import { loadOptions } from '../../resource/operations';
import { type TextSources, valueText } from '../../values/value-texts';

/** The value of a field as a person reads it; '' for none. */
export async function readableValue(
  field: FormField,
  values: FormValues,
  sources: TextSources,
): Promise<string> {
  const value = values[field.name] ?? '';
  if (value.length === 0) return '';
  if (field.kind !== 'several') return valueText(field, values, sources);
  const offered = sources.options.of(field.options);
  const missing = [...value].filter((one) => !offered.some((option) => option.value === one));
  const found =
    missing.length === 0 || sources.options.isLoading
      ? []
      : await loadOptions(sources.client, field.lookUp.byValue, missing).catch(() => []);
  const known = [...offered, ...found];
  return [...value].map((one) => known.find((option) => option.value === one)?.text ?? one).join(', ');
}
