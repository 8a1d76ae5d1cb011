import type { ApolloClient } from '@apollo/client';
import type { ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import type { Resource as ResourceName } from '../gql/graphql';
import type { ExportedList } from '../ui/downloads/downloads';
import type { CellContent } from './cell';
import type { Choices } from './choices';
import type { ResourceImport } from './import/resource-import';
import type { ListState, ListVocabulary } from './list/list-state';

/** An entry of a pick list. */
export interface Option {
  readonly value: string;
  readonly text: string;
  /** What it belongs to, where entries of several owners may have the same text. */
  readonly group?: string | null;
}

/** What is wrong with a save; `field` is the form field's name, null when it is about the whole. */
export interface UserError {
  readonly field?: string | null;
  readonly code: string;
  readonly message: string;
}

/** The part of every save payload that the dialog reads. */
export interface SavePayload {
  readonly success: boolean;
  readonly message: string;
  readonly errors: readonly UserError[];
}

/** A form field's value: text (a choice's or option's value, too), or the URLs of the photos kept. */
export type FieldValue = string | readonly string[];
export type FormValues = Readonly<Record<string, FieldValue>>;

/** A sentence below a field of one record: a message with its values in place of their names in braces. */
export interface Note {
  /** Message key. */
  readonly text: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** One record being written: what the form starts with, and how it is saved. */
export interface Draft {
  /** Null while the record is new. */
  readonly id: string | null;
  readonly values: FormValues;
  /** Texts of the entries that the record has in pick lists that may not offer them any more, by field name. */
  readonly held: Readonly<Record<string, string | null | undefined>>;
  /** What a record says below its fields, by field name. */
  readonly notes: Readonly<Record<string, Note | undefined>>;
  /** Who saved the record last, and when. */
  readonly updatedBy: string | null;
  readonly updatedAt: string | null;
  /** Counts the saves of the record; null while it is new, and where the data API does not count them. */
  readonly version: number | null;
  /** Sends the form under an `idempotency-key`. Throws what Apollo throws when no payload came. */
  save(client: ApolloClient, values: FormValues, idempotencyKey: string): Promise<SavePayload>;
}

export interface TableColumn {
  /** The row's field: the name in the URL's `sort` and in the kept layout. */
  readonly key: string;
  /** Message key of the header. */
  readonly header: string;
  /** Pixels. */
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly isSortable: boolean;
}

/** A row as the table draws it: every cell already formatted, in the order of the resource's columns. */
export interface TableRow {
  readonly id: string;
  readonly cells: Readonly<Record<string, CellContent>>;
}

export interface ListPage {
  readonly rows: readonly TableRow[];
  readonly totalItems: number;
  readonly totalPages: number;
}

/** The state of the search in the URL. While a new page loads, `page` is the one before it. */
export interface ListResult {
  readonly page: ListPage | null;
  readonly isLoading: boolean;
  readonly error: Error | undefined;
  readonly refetch: () => void;
}

/** The option lists of a screen, read once. */
export interface ScreenOptions {
  /** The options of a filter or form field of kind `options`; empty until loaded. */
  readonly of: (owner: FilterField | FormField) => readonly Option[];
  /** The same with those that records may have and new ones are not offered. */
  readonly known: (owner: FormField) => readonly Option[];
  readonly isLoading: boolean;
  readonly error: Error | undefined;
  readonly refetch: () => void;
}

export type FilterField = {
  readonly name: string;
  readonly label: string;
  /** Message key of the entry that stands for no filter. */
  readonly all: string;
  /** Whether rows may have none of it: then the 'All' entry stays beside an only option, which would hide them. */
  readonly isPartial: boolean;
} & (
  | { readonly kind: 'choice'; readonly choices: Choices }
  | {
      readonly kind: 'options';
      /** The filter whose value leaves fewer options, and how those are read; choosing another value empties this filter. */
      readonly narrowedBy: { readonly filter: string; readonly load: OptionLoader } | null;
    }
  | {
      readonly kind: 'date';
      /** The filter with the first day of the period that this one ends. */
      readonly notBefore: string | null;
    }
);

export type FormField = {
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  /** Message key of what the label cannot say. */
  readonly hint: string | null;
} & (
  | {
      /** `phone`: the digits behind a fixed +62. */
      readonly kind: 'text' | 'digits' | 'phone';
      readonly maxLength: number;
      readonly rule: FieldRule | null;
    }
  /** A text of several lines. */
  | { readonly kind: 'prose'; readonly maxLength: number; readonly rule: FieldRule | null }
  | {
      readonly kind: 'toggle';
      /** Message keys of its two states. */
      readonly on: string;
      readonly off: string;
      readonly initial: string;
    }
  | {
      readonly kind: 'look-up';
      /** Message key of what stands for no value. */
      readonly empty: string;
      readonly source: LookUp;
      /** Whether a record keeps the entry it was made with. */
      readonly isLockedInEdit: boolean;
    }
  | { readonly kind: 'choice'; readonly choices: Choices; readonly initial: string }
  | {
      readonly kind: 'options';
      /** Whether a record keeps the option it was made with. */
      readonly isLockedInEdit: boolean;
    }
  | {
      readonly kind: 'date';
      /** Whether a new record has today in it. */
      readonly startsToday: boolean;
      /** The field with the first day of the period that this one ends; changing it empties this one. */
      readonly notBefore: string | null;
    }
  | { readonly kind: 'password'; readonly maxLength: number }
  | {
      /** A place as the text `lat, lng`. */
      readonly kind: 'latLng';
      /** The field that takes the address of the place picked on the map. */
      readonly address: string | null;
      /** The field with the metres around it, drawn as a circle. */
      readonly radius: string | null;
    }
  | {
      readonly kind: 'dependent';
      /** The field whose value decides the options; choosing another empties this one. */
      readonly dependsOn: string;
      /** Message key of what the field waits for. */
      readonly waits: string;
      readonly load: OptionLoader;
    }
  | {
      readonly kind: 'photos';
      /** How many there may be, where it is one a newer one takes its place; null: as many as any record may have. */
      readonly max: number | null;
      /** Message key of what an empty one is told; null where there may be none. */
      readonly missing: string | null;
    }
  | {
      /** Several entries of a list. */
      readonly kind: 'several';
      /** Message key of what an empty one is told. */
      readonly missing: string;
    }
  | {
      readonly kind: 'custom';
      readonly control: CustomControl;
      readonly initial: FieldValue;
      readonly rule: FormRule | null;
    }
);

/** What a screen's own control of a form field is given. */
export interface CustomControlProps {
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string;
  readonly isInvalid: boolean;
  readonly value: FieldValue;
  readonly onChange: (value: FieldValue) => void;
  /** Id of the record being edited; null while it is new. */
  readonly recordId: string | null;
  /** Whether the record is only to be looked at: nothing can be chosen. */
  readonly isReadOnly: boolean;
  /** What another field of the form holds now. */
  readonly useField: (name: string) => FieldValue;
}
export type CustomControl = ComponentType<CustomControlProps>;

/** A list too long to hand out: the server searches it. */
export interface LookUp {
  /** The first few entries that hold a text. */
  readonly search: (client: ApolloClient, text: string) => Promise<readonly Option[]>;
  /** What a chosen entry reads; null when it is out of reach. */
  readonly textOf: (client: ApolloClient, value: string) => Promise<string | null>;
}

/** A rule on what was typed, checked when there is something typed. */
export interface FieldRule {
  readonly isValid: (text: string) => boolean;
  /** Message key. */
  readonly message: string;
}

/** A rule on what a field holds beside what the others do. */
export interface FormRule {
  readonly isValid: (value: FieldValue, form: FormValues) => boolean;
  /** Message key. */
  readonly message: string;
}

export type OptionLoader = (client: ApolloClient, value: string) => Promise<readonly Option[]>;

/**
 * One CRUD screen, made by `defineResource`: what the kit's components need to know, with the entity's types closed over.
 */
export interface Resource {
  /** Under which name table layouts are kept. */
  readonly name: string;
  /** The gateway's name of it. */
  readonly resource: ResourceName;
  readonly texts: ReadableAtom<Readonly<Record<string, string>>>;
  /** Message keys of the screen's title and of one record's name. */
  readonly title: string;
  readonly recordName: string;
  /** Message key of the Add button's text; null for the usual one. */
  readonly add: string | null;
  /** The path that a row leads to, its id behind it; null where it opens in a dialog. */
  readonly rowPath: string | null;
  /** Message key of the button that shows the listed rows on a map; null without one. */
  readonly rowsMap: string | null;
  /** What makes the list of a search into a file; null where it is not made into one. */
  readonly exportOf: ((state: ListState) => ExportedList) | null;
  /** The screen that shows all of one record; null where there is none. */
  readonly detail: { readonly text: string; readonly address: (id: string) => string } | null;
  /** How its records come out of spreadsheets; null where they do not. */
  readonly imports: ResourceImport | null;
  readonly vocabulary: ListVocabulary;
  /** Message keys by search field. */
  readonly searchLabels: Readonly<Record<string, string>>;
  readonly filters: readonly FilterField[];
  readonly columns: readonly TableColumn[];
  readonly fields: readonly FormField[];
  useList(state: ListState): ListResult;
  useOptions(): ScreenOptions;
  /** An empty form; a required option list of one entry has it chosen. */
  blank(options: ScreenOptions): Draft;
  /** The record as it is on the server now; null when there is none within reach. */
  load(client: ApolloClient, id: string): Promise<Draft | null>;
}
