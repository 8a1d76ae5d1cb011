import { z } from 'zod';
import type { FieldValue, FormField } from '../resource';

/** Texts of a form's rules, in the language of the screen. */
export interface RuleTexts {
  required: string;
  digitsOnly: string;
  /** Of a field's own rule. */
  of: (message: string) => string;
}

/** What is wrong with a field's text; null when nothing is. */
function problemOf(field: FormField, text: string, texts: RuleTexts): string | null {
  const entry = text.trim();
  if (entry === '') return field.isRequired ? texts.required : null;
  if ((field.kind === 'digits' || field.kind === 'phone') && !/^\d+$/.test(entry)) return texts.digitsOnly;
  if ('rule' in field && field.rule?.isValid(entry) === false) {
    return texts.of(field.rule.message);
  }
  return null;
}

function schemaOf(field: FormField, texts: RuleTexts): z.ZodType<FieldValue, FieldValue> {
  if (field.kind === 'photos') return z.array(z.string());
  if (field.kind === 'custom') return z.union([z.string(), z.array(z.string()).readonly()]);
  return z.string().check(({ value, issues }) => {
    const message = problemOf(field, value, texts);
    if (message !== null) issues.push({ code: 'custom', input: value, message });
  });
}

/** The schema of a form, out of its declared fields (fleet-operations 5). */
export function formSchema(
  fields: readonly FormField[],
  texts: RuleTexts,
): z.ZodType<Record<string, FieldValue>, Record<string, FieldValue>> {
  return z.object(Object.fromEntries(fields.map((field) => [field.name, schemaOf(field, texts)])));
}
