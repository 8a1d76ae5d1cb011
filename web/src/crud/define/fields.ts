import { formatLatLng, isLatLng, parseLatLng } from '../../map/lat-lng';
import { type Choices, isChoice, isFlags } from '../choices';
import { today } from '../day';
import { isDecimal } from '../field-rules';
import type {
  CustomControl,
  FieldRule,
  FieldValue,
  FormField,
  FormRule,
  LookUp,
  OptionLoader,
  ScreenOptions,
} from '../resource';
import type { OptionList } from './options';

type WithMessage<Rule, Text> = Omit<Rule, 'message'> & { message: Text };

interface OptionFacets<OptionsData> {
  options: OptionList<OptionsData>;
  /** The options with those that records may have and new ones are not offered. */
  known?: OptionList<OptionsData>;
}

/** A field of the form by its kind, declared under the name that the record and the input have for it. */
export type FieldDeclaration<
  Text extends string = string,
  FieldName extends string = string,
  OptionsData = Record<string, unknown>,
> = {
  /** Message key; the field's name unless given. */
  label?: Text;
  required?: boolean;
  /** Explains below the field what the label cannot. */
  hint?: Text;
} & (
  | {
      /** `prose` is a text of several lines; `integer` is sent as a number, `digits` as text. */
      kind: 'text' | 'prose' | 'digits' | 'phone' | 'integer';
      maxLength?: number;
      rule?: WithMessage<FieldRule, Text>;
    }
  | { kind: 'decimal'; maxLength?: number; notNumber: Text }
  | { kind: 'choice'; choices: Choices<string, Text>; initial?: string }
  | ({ kind: 'options'; lockedInEdit?: boolean } & OptionFacets<OptionsData>)
  | { kind: 'dependent'; dependsOn: FieldName; waits: Text; load: OptionLoader }
  | { kind: 'toggle'; on: Text; off: Text; initial: boolean }
  | { kind: 'look-up'; empty: Text; source: LookUp; lockedInEdit?: boolean }
  /** The URL of one photo where `max` is 1, else a list of them; `missing` is the error when there is none. */
  | { kind: 'photos'; max?: number; missing?: Text }
  /** Several of a list; `missing` is the error when there is none. */
  | ({ kind: 'several'; missing: Text } & OptionFacets<OptionsData>)
  | { kind: 'date'; startsToday?: boolean; notBefore?: FieldName }
  | { kind: 'password'; maxLength?: number }
  /** `address` takes the address of the place picked on the map, `radius` are the metres around it. */
  | { kind: 'latLng'; address?: FieldName; radius?: FieldName }
  | {
      kind: 'custom';
      control: CustomControl;
      initial: FieldValue;
      rule?: WithMessage<FormRule, Text>;
      /** The entry that stands for a stored value, where that is not the value itself. */
      format?(stored: unknown): FieldValue;
      /** What is sent for an entry, where that is not the entry itself. */
      parse?(entry: FieldValue): unknown;
    }
);

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
      } & (Name extends Text ? unknown : { label: Text })
    : never;
};

export type FieldNameOf<Input, Kept extends string> = Exclude<keyof Input & string, 'version' | Kept>;

/** Characters a text field takes unless declared otherwise. */
const MAX_TEXT = 100;
/** Digits of a phone number behind +62. */
const MAX_PHONE = 12;

export function formField(name: string, declared: FieldDeclaration): FormField {
  const { label = name, required = false, hint = null } = declared;
  const base = { name, label, isRequired: required, hint };
  switch (declared.kind) {
    case 'text':
    case 'prose':
    case 'digits':
    case 'integer': {
      const { maxLength = MAX_TEXT, rule = null } = declared;
      return { ...base, kind: declared.kind === 'integer' ? 'digits' : declared.kind, maxLength, rule };
    }
    case 'decimal': {
      const { maxLength = MAX_TEXT, notNumber } = declared;
      return { ...base, kind: 'text', maxLength, rule: { isValid: isDecimal, message: notNumber } };
    }
    case 'phone':
      return { ...base, kind: 'phone', maxLength: MAX_PHONE, rule: declared.rule ?? null };
    case 'toggle': {
      const { kind, on, off, initial } = declared;
      return { ...base, kind, on, off, initial: String(initial) };
    }
    case 'look-up': {
      const { kind, empty, source, lockedInEdit = false } = declared;
      return { ...base, kind, empty, source, isLockedInEdit: lockedInEdit };
    }
    case 'photos':
      return { ...base, kind: 'photos', max: declared.max ?? null, missing: declared.missing ?? null };
    case 'several':
      return { ...base, kind: 'several', missing: declared.missing };
    case 'date': {
      const { kind, startsToday = false, notBefore = null } = declared;
      return { ...base, kind, startsToday, notBefore };
    }
    case 'password':
      return { ...base, kind: 'password', maxLength: declared.maxLength ?? MAX_TEXT };
    case 'options':
      return { ...base, kind: 'options', isLockedInEdit: declared.lockedInEdit ?? false };
    case 'latLng': {
      const { kind, address = null, radius = null } = declared;
      return { ...base, kind, address, radius };
    }
    case 'custom': {
      const { kind, control, initial, rule = null } = declared;
      return { ...base, kind, control, initial, rule };
    }
    case 'choice':
      return { ...base, kind: 'choice', choices: declared.choices, initial: declared.initial ?? '' };
    case 'dependent': {
      const { kind, dependsOn, waits, load } = declared;
      return { ...base, kind, dependsOn, waits, load };
    }
  }
}

/** What an empty form has in a field; an option list of one entry has it chosen. */
export function initialValue(field: FormField, options: ScreenOptions): FieldValue {
  if (field.kind === 'photos') return [];
  if (field.kind === 'date') return field.startsToday ? today() : '';
  if (field.kind === 'choice' || field.kind === 'toggle' || field.kind === 'custom') return field.initial;
  if (field.kind !== 'options' && field.kind !== 'several') return '';
  const [only, ...others] = options.of(field);
  const value = only !== undefined && others.length === 0 ? only.value : '';
  if (field.kind === 'options') return value;
  return value === '' ? [] : [value];
}

/** What the form shows of a stored value. */
export function storedEntry(declared: FieldDeclaration, stored: unknown): FieldValue {
  if (declared.kind === 'custom' && declared.format !== undefined) return declared.format(stored);
  if (declared.kind === 'latLng') return formatLatLng(isLatLng(stored) ? stored : null);
  if (Array.isArray(stored)) return stored;
  const text = String(stored ?? '');
  return declared.kind === 'photos' ? [text].filter(Boolean) : text;
}

/** The input's value for a checked entry. An entry that its declaration cannot have throws. */
export function inputValue(name: string, declared: FieldDeclaration, entry: FieldValue): unknown {
  if (declared.kind === 'custom' && declared.parse !== undefined) return declared.parse(entry);
  if (typeof entry !== 'string') {
    return declared.kind === 'photos' && declared.max === 1 ? (entry[0] ?? null) : [...entry];
  }
  const text = entry.trim();
  const { required = false } = declared;
  switch (declared.kind) {
    case 'toggle':
      return text === 'true';
    case 'choice': {
      const { choices, initial = '' } = declared;
      const code = text || initial;
      if (!isChoice(choices, code)) throw new TypeError(`${code} is no choice of the form field ${name}`);
      return isFlags(choices) ? code === 'true' : code;
    }
    case 'integer':
    case 'decimal': {
      if (text === '' && !required) return null;
      const number = Number(text.replace(',', '.'));
      if (!Number.isFinite(number)) throw new TypeError(`The form field ${name} contains no number`);
      return number;
    }
    case 'latLng': {
      const place = parseLatLng(text);
      if (place === null && required) throw new TypeError(`The form field ${name} contains no coordinates`);
      return place;
    }
    default:
      return required ? text : text || null;
  }
}
