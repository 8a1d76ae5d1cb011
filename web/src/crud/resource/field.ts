import type { DocumentNode } from 'graphql';
import type { ComponentType } from 'react';
import type { Choices } from './choices';

/** An entry of a pick list. */
export interface Option {
  readonly value: string;
  readonly text: string;
  /** The owner, where entries of several owners may have the same text. */
  readonly group?: string | null;
}

/** A form field's value: text (also a choice's or option's value), or a list such as photo URLs. */
export type FieldValue = string | readonly string[];
export type FormValues = Readonly<Record<string, FieldValue>>;

/** Options of a screen: a root field of its options query, or what a function makes of the query's data. */
export type OptionList<OptionsData = Record<string, unknown>> =
  | Exclude<keyof OptionsData & string, '__typename'>
  | { read(data: OptionsData): readonly Option[] }['read'];

/** The query of options that depend on a value, such as another field's, which is its variable of this name. */
export interface OptionQuery {
  readonly document: DocumentNode;
  readonly variable: string;
  /** The values of its other variables. */
  readonly constant?: Readonly<Record<string, unknown>>;
}

/** A list that may be too long to load: the server searches it. */
export interface LookUp {
  /** The first entries that contain a text. */
  readonly search: OptionQuery;
  /** Chosen entries; none outside the user's scope. */
  readonly byValue: OptionQuery;
}

/** A rule for a text, checked unless it is empty. */
interface FieldRule<Text> {
  readonly isValid: (text: string) => boolean;
  readonly message: Text;
}

/** A rule for a value, with access to the other values. */
interface FormRule<Text> {
  readonly isValid: (value: FieldValue, form: FormValues) => boolean;
  readonly message: Text;
}

/** The props of a custom control of a form field. */
export interface CustomControlProps {
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string;
  readonly isInvalid: boolean;
  readonly value: FieldValue;
  readonly onChange: (value: FieldValue) => void;
  /** Id of the record being edited; null while it is new. */
  readonly recordId: string | null;
  /** True if the record is read-only. */
  readonly isReadOnly: boolean;
  /** The current value of another field of the form. */
  readonly useField: (name: string) => FieldValue;
}

/** The props of a component below the control of a form field. */
export type BesideProps = Pick<CustomControlProps, 'value' | 'onChange' | 'useField'>;

interface OptionFacets<OptionsData> {
  readonly options: OptionList<OptionsData>;
  /** Finds the entries that `options` does not have: those after the first of a long list, and those that are not offered any more. */
  readonly lookUp?: LookUp;
}

/** A field of the form by its kind, declared under the name that the record and the input have for it. Texts are message keys. */
export type FieldDeclaration<
  Text extends string = string,
  FieldName extends string = string,
  OptionsData = Record<string, unknown>,
> = {
  /** The field's name unless given. */
  readonly label?: Text;
  /** Other headings that a file to import may have for it, in either language. */
  readonly synonyms?: readonly string[];
  readonly required?: boolean;
  /** Explains below the field what the label cannot. */
  readonly hint?: Text;
  /** HTML's name for it among the data of the person who fills the form in, so that the browser can offer them (WCAG 1.3.5). */
  readonly autoComplete?: string;
} & (
  | {
      /** `integer` is sent as a number, `digits` as text; `phone` are the digits behind a fixed +62. */
      readonly kind: 'text' | 'digits' | 'phone' | 'integer';
      readonly maxLength?: number;
      readonly rule?: FieldRule<Text>;
    }
  /** A text of several lines; `beside` is shown below it and may fill it in. */
  | { readonly kind: 'prose'; readonly maxLength?: number; readonly beside?: ComponentType<BesideProps> }
  | { readonly kind: 'decimal'; readonly maxLength?: number; readonly notNumber: Text }
  | { readonly kind: 'choice'; readonly choices: Choices<string, Text>; readonly initial?: string }
  /** A locked one cannot be changed once the record is saved. */
  | ({ readonly kind: 'options'; readonly lockedInEdit?: boolean } & OptionFacets<OptionsData>)
  | {
      readonly kind: 'dependent';
      /** The field whose value decides the options; changing it clears this one. */
      readonly dependsOn: FieldName;
      /** Shown until that field has a value. */
      readonly waits: Text;
      readonly query: OptionQuery;
    }
  | { readonly kind: 'toggle'; readonly on: Text; readonly off: Text; readonly initial: boolean }
  /** `empty` is the entry for no value. */
  | {
      readonly kind: 'look-up';
      readonly empty: Text;
      readonly source: LookUp;
      readonly lockedInEdit?: boolean;
    }
  /** The URL of one photo where `max` is 1, else a list of them; `missing` is the error when there is none. */
  | { readonly kind: 'photos'; readonly max?: number; readonly missing?: Text }
  /** Several of a list, all of whose entries are loaded; `missing` is the error when there is none. */
  | ({ readonly kind: 'several'; readonly missing: Text } & Required<OptionFacets<OptionsData>>)
  | {
      readonly kind: 'date';
      /** True if a new record starts with today. */
      readonly startsToday?: boolean;
      /** The field with the first day of the period whose last day this one is; changing it clears this one. */
      readonly notBefore?: FieldName;
    }
  | { readonly kind: 'password'; readonly maxLength?: number }
  /** `address` takes the address of the place picked on the map, `radius` are the metres around it. */
  | { readonly kind: 'latLng'; readonly address?: FieldName; readonly radius?: FieldName }
  | {
      readonly kind: 'custom';
      readonly control: ComponentType<CustomControlProps>;
      readonly initial: FieldValue;
      readonly rule?: FormRule<Text>;
      /**
       * Prompts before the entry is saved, where that is needed.
       * @param stored what the record has; null for a new one
       * @returns whether to save
       */
      confirm?(entry: FieldValue, stored: FieldValue | null): Promise<boolean>;
      /** The entry that stands for a stored value, where that is not the value itself. */
      format?(stored: unknown): FieldValue;
      /** Converts an entry to the value that is sent, where that is not the entry itself. */
      parse?(entry: FieldValue): unknown;
    }
);

/** A declared field of a form. */
export type FormField = FieldDeclaration & { readonly name: string; readonly label: string };

/** A filter, declared under its name in the URL. Texts are message keys. */
export type FilterDeclaration<
  Text extends string = string,
  FilterName extends string = string,
  OptionsData = Record<string, unknown>,
> = {
  /** The filter's name unless given. */
  readonly label?: Text;
  /** The field of the server's filter; the filter's name unless given. */
  readonly to?: string;
} /** `all` is the entry that stands for no filter. */ & (
  | {
      readonly all: Text;
      readonly choices: Choices<string, Text>;
      /** Values of the server besides the choices, and the field of its filter for them. */
      readonly others?: { readonly options: OptionList<OptionsData>; readonly to: string };
    }
  | {
      readonly all: Text;
      readonly options: OptionList<OptionsData>;
      /** Finds the entries after the first of a long list. */
      readonly lookUp?: LookUp;
      /** True if rows may have none of it: then the 'All' entry stays beside a single option, which would hide them. */
      readonly partial?: boolean;
      /** True if a single option is not preselected, because rows may have others that are not offered any more. */
      readonly startsWithAll?: boolean;
      /**
       * The filter whose value narrows the options, and the variable of `lookUp` for that value, or for its text; changing it
       * clears this filter.
       */
      readonly narrowedBy?: {
        readonly filter: FilterName;
        readonly variable: string;
        readonly byText?: boolean;
      };
      /** Converts the text in the URL to the value that is sent. */
      read?(text: string | null): unknown;
    }
  /** `notBefore` is the filter with the first day of the period whose last day this one is. */
  | { readonly kind: 'date'; readonly notBefore?: FilterName }
);

export type FilterField = FilterDeclaration & { readonly name: string; readonly label: string };
