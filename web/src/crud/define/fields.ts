import { formatLatLng, isLatLng, parseLatLng } from '../../map/lat-lng';
import { today } from '../../ui/dates/day';
import { lengthProblem } from '../../ui/form/length-problem';
import { isChoice, isFlags } from '../resource/choices';
import type { FieldDeclaration, FieldValue, FormField } from '../resource/field';
import type { ScreenOptions } from '../resource/resource';
import { cleanText } from './clean-text';
import type { Label } from './enum-name';

/** The kinds of fields that an input value of a type can have. */
type KindOf<Value> = [Value] extends [boolean]
  ? 'toggle' | 'choice'
  : [Value] extends [number]
    ? 'integer' | 'decimal'
    : [Value] extends [string]
      ? Exclude<FieldDeclaration['kind'], 'toggle' | 'integer' | 'decimal' | 'several' | 'latLng'>
      : [Value] extends [readonly unknown[]]
        ? 'photos' | 'several' | 'custom'
        : 'latLng';

/**
 * The form's fields: one for each field of the input but its version and what is kept as it was loaded, of a kind that its type
 * can have. A field that the record's query does not select does not compile, nor one without a text of its name or a label.
 */
export type FieldDeclarations<
  Input,
  Loaded,
  Kept extends string,
  Text extends string,
  OptionsData,
  FieldName extends string = FieldNameOf<Input, Kept>,
> = {
  readonly [Name in FieldName]: Name extends keyof Loaded & keyof Input
    ? FieldDeclaration<Text, FieldName, OptionsData> & {
        kind: KindOf<NonNullable<Input[Name]>>;
      } & (Name extends Label<Text> ? unknown : { label: Text })
    : never;
};

export type FieldNameOf<Input, Kept extends string> = Exclude<keyof Input & string, 'version' | Kept>;

/** The characters that a field takes. */
function maxLengthOf(field: FormField): number {
  const isPhone = field.kind === 'phone';
  // Of a phone number the digits behind +62.
  return ('maxLength' in field ? field.maxLength : undefined) ?? (isPhone ? 12 : 100);
}

/** Kinds of fields that take digits alone. */
export const DIGITS: readonly FormField['kind'][] = ['digits', 'integer', 'phone'];

/** Kinds of fields that take a text as it is, up to a length. */
const TEXTS: readonly FormField['kind'][] = ['text', 'prose', 'password', 'decimal', ...DIGITS];

/** The problem of an entry that is too long; null if it is not, or of another kind. */
export function entryLengthProblem(field: FormField, entry: unknown): string | null {
  const isText = TEXTS.includes(field.kind) && typeof entry === 'string';
  return isText ? lengthProblem(cleanText(entry), maxLengthOf(field)) : null;
}

/** The value of a field in an empty form; an option list of one entry has it chosen. */
export function initialValue(field: FormField, options: ScreenOptions): FieldValue {
  if (field.kind === 'photos') return [];
  if (field.kind === 'date') return field.startsToday ? today() : '';
  if (field.kind === 'toggle') return String(field.initial);
  if (field.kind === 'choice' || field.kind === 'custom') return field.initial ?? '';
  if (field.kind !== 'options' && field.kind !== 'several') return '';
  const [only, ...others] = options.of(field.options);
  const value = only !== undefined && others.length === 0 ? only.value : '';
  if (field.kind === 'options') return value;
  return value === '' ? [] : [value];
}

/** The entry that the form shows for a stored value. */
export function storedEntry(field: FormField, stored: unknown): FieldValue {
  if (field.kind === 'custom' && field.format !== undefined) return field.format(stored);
  if (field.kind === 'latLng') return formatLatLng(isLatLng(stored) ? stored : null);
  if (Array.isArray(stored)) return stored;
  const text = String(stored ?? '');
  return field.kind === 'photos' ? [text].filter(Boolean) : text;
}

/** The input's value for a checked entry. An entry that its declaration cannot have throws. */
export function inputValue(field: FormField, entry: FieldValue): unknown {
  if (field.kind === 'custom' && field.parse !== undefined) return field.parse(entry);
  if (typeof entry !== 'string') {
    return field.kind === 'photos' && field.max === 1 ? (entry[0] ?? null) : [...entry];
  }
  const text = field.kind === 'password' ? entry.trim() : cleanText(entry);
  const { required = false } = field;
  switch (field.kind) {
    case 'toggle':
      return text === 'true';
    case 'choice': {
      const { choices, initial = '' } = field;
      const code = text || initial;
      if (!isChoice(choices, code))
        throw new TypeError(`${code} is no choice of the form field ${field.name}`);
      return isFlags(choices) ? code === 'true' : code;
    }
    case 'integer':
    case 'decimal': {
      if (text === '' && !required) return null;
      const number = Number(text.replace(',', '.'));
      if (!Number.isFinite(number)) throw new TypeError(`The form field ${field.name} contains no number`);
      return number;
    }
    case 'latLng': {
      const place = parseLatLng(text);
      if (place === null && required)
        throw new TypeError(`The form field ${field.name} contains no coordinates`);
      return place;
    }
    default:
      return required ? text : text || null;
  }
}
