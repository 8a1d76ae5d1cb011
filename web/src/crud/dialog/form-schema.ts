import { z } from 'zod';
import type { crud } from '../../i18n/id/crud';
import { parseLatLng } from '../../map/lat-lng';
import { cleanText } from '../define/clean-text';
import { DIGITS, entryLengthProblem } from '../define/fields';
import type { FieldValue, FormField, FormValues } from '../resource/field';
import { isDecimal } from '../resource/field-rules';

// Zod compiles its rules otherwise, which the page's security policy forbids; Firefox reports each try.
z.config({ jitless: true });

/** Texts of a form's rules, in the language of the screen. */
export interface RuleTexts
  extends Pick<typeof crud, 'required' | 'digitsOnly' | 'latLngWrong' | 'endsBeforeStart'> {
  /** The message of a field's own rule. */
  of: (message: string) => string;
}

/** The error of a field's value; null if it is valid. */
function problemOf(
  field: FormField,
  form: FormValues,
  texts: RuleTexts,
  isUploading: () => boolean,
): string | null {
  const value = form[field.name] ?? '';
  if (field.kind === 'photos' || field.kind === 'several') {
    // An uploading photo counts: the save waits for it.
    if (field.missing === undefined || value.length > 0) return null;
    return field.kind === 'photos' && isUploading() ? null : texts.of(field.missing);
  }
  if (field.kind === 'custom') {
    if (field.required && value.length === 0) return texts.required;
    return field.rule?.isValid(value, form) === false ? texts.of(field.rule.message) : null;
  }
  if (typeof value !== 'string') return null;
  const entry = cleanText(value);
  if (entry === '') return field.required ? texts.required : null;
  const tooLong = entryLengthProblem(field, entry);
  if (tooLong !== null) return tooLong;
  if (DIGITS.includes(field.kind) && !/^\d+$/.test(entry)) return texts.digitsOnly;
  if (field.kind === 'decimal' && !isDecimal(entry)) return texts.of(field.notNumber);
  if (field.kind === 'latLng') return parseLatLng(entry) === null ? texts.latLngWrong : null;
  if (field.kind === 'date') {
    const start = form[field.notBefore ?? ''] ?? '';
    return entry < start ? texts.endsBeforeStart : null;
  }
  if ('rule' in field && field.rule?.isValid(entry) === false) {
    return texts.of(field.rule.message);
  }
  return null;
}

function schemaOf(field: FormField): z.ZodType<FieldValue, FieldValue> {
  if (field.kind === 'photos' || field.kind === 'several') return z.array(z.string());
  if (field.kind === 'custom') return z.union([z.string(), z.array(z.string()).readonly()]);
  return z.string();
}

/**
 * The Zod schema of a form's fields.
 * @param isUploading whether a photo of the form is uploading.
 * @param isWritable whether the user may write a field; other fields are not checked.
 */
export function formSchema(
  fields: readonly FormField[],
  texts: RuleTexts,
  isUploading: () => boolean = () => false,
  isWritable: (name: string) => boolean = () => true,
): z.ZodType<Record<string, FieldValue>, Record<string, FieldValue>> {
  return z
    .object(Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])))
    .check(({ value, issues }) => {
      for (const field of fields) {
        if (!isWritable(field.name)) continue;
        const message = problemOf(field, value, texts, isUploading);
        if (message !== null) issues.push({ code: 'custom', input: value, path: [field.name], message });
      }
    });
}
