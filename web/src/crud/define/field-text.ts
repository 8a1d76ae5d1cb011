import { formatDate } from '../../ui/dates/dates';
import type { FormField } from '../resource/field';

/**
 * The value of a field as a person reads it; a dash for none.
 * @param value as text, a member of an enum for a choice
 * @param text the text of a message key
 */
export function fieldText(field: FormField, value: string, text: (key: string) => string): string {
  if (value === '') return '–';
  switch (field.kind) {
    case 'toggle':
      return text(value === 'true' ? field.on : field.off);
    case 'choice':
      return text(field.choices[value]?.text ?? value);
    case 'date':
      return formatDate(value);
    case 'phone':
      return `+62 ${value}`;
    default:
      return value;
  }
}
