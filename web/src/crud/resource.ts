import type { ApolloClient } from '@apollo/client';
import type { ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import type { Resource as ResourceName } from '../gql/graphql';
import type { ExportedList } from '../ui/downloads/downloads';
import type { CellContent } from './cell';
import type { Choices } from './choices';
import type { ListState, ListVocabulary } from './list/list-state';

/** An entry of a pick list. */
export interface Option {
  readonly value: string;
  readonly text: string;
  /** Its owner, where entries of several owners may have the same text. */
  readonly group?: string | null;
}

/** An error of a save; `field` is the form field's name, null for the whole record. */
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

/** A form field's value: text (also a choice's or option's value), or a list such as photo URLs. */
export type FieldValue = string | readonly string[];
export type FormValues = Readonly<Record<string, FieldValue>>;

/** A sentence below a field of one record: a message with its values in place of their names in braces. */
export interface Note {
  /** Message key. */
  readonly text: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** One record being edited: the form's initial values, and how it is saved. */
export interface Draft {
  /** Null while the record is new. */
  readonly id: string | null;
  readonly values: FormValues;
  /** Texts of the entries that the record has in pick lists that may not offer them any more, by field name. */
  readonly held: Readonly<Record<string, string | null | undefined>>;
  /** Notes below the record's fields, by field name. */
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

/** A row of the table: every cell is already formatted. */
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
  /** Whether rows may have none of it: then the 'All' entry stays beside a single option, which would hide them. */
  readonly isPartial: boolean;
} & (
  | { readonly kind: 'choice'; readonly choices: Choices }
  | {
      readonly kind: 'options';
      /** The filter whose value narrows the options, and how those are loaded; changing it clears this filter. */
      readonly narrowedBy: { readonly filter: string; readonly load: OptionLoader } | null;
    }
  | {
      readonly kind: 'date';
      /** The filter with the first day of the period whose last day this one is. */
      readonly notBefore: string | null;
    }
);

export type FormField = {
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  /** Message key of an explanation below the field. */
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
      /** Message key of the entry for no value. */
      readonly empty: string;
      readonly source: LookUp;
      /** Whether it cannot be changed once the record is saved. */
      readonly isLockedInEdit: boolean;
    }
  | { readonly kind: 'choice'; readonly choices: Choices; readonly initial: string }
  | {
      readonly kind: 'options';
      /** Whether it cannot be changed once the record is saved. */
      readonly isLockedInEdit: boolean;
    }
  | {
      readonly kind: 'date';
      /** Whether a new record starts with today. */
      readonly startsToday: boolean;
      /** The field with the first day of the period whose last day this one is; changing it clears this one. */
      readonly notBefore: string | null;
    }
  | { readonly kind: 'password'; readonly maxLength: number }
  | {
      /** A place as the text `lat, lng`. */
      readonly kind: 'latLng';
      /** The field that takes the address of the place picked on the map. */
      readonly address: string | null;
      /** The field with the metres around it, shown as a circle. */
      readonly radius: string | null;
    }
  | {
      readonly kind: 'dependent';
      /** The field whose value decides the options; changing it clears this one. */
      readonly dependsOn: string;
      /** Message key shown until that field has a value. */
      readonly waits: string;
      readonly load: OptionLoader;
    }
  | {
      readonly kind: 'photos';
      /** The maximum number; a new photo replaces a single one; null for the general limit. */
      readonly max: number | null;
      /** Message key of the error for an empty list; null where it may be empty. */
      readonly missing: string | null;
    }
  | {
      /** Several entries of a list. */
      readonly kind: 'several';
      /** Message key of the error for an empty list. */
      readonly missing: string;
    }
  | {
      readonly kind: 'custom';
      readonly control: CustomControl;
      readonly initial: FieldValue;
      readonly rule: FormRule | null;
    }
);

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
  /** Whether the record is read-only. */
  readonly isReadOnly: boolean;
  /** The current value of another field of the form. */
  readonly useField: (name: string) => FieldValue;
}
export type CustomControl = ComponentType<CustomControlProps>;

/** A list that is too long to load: the server searches it. */
export interface LookUp {
  /** The first few entries that contain a text. */
  readonly search: (client: ApolloClient, text: string) => Promise<readonly Option[]>;
  /** The text of a chosen entry; null outside the user's scope. */
  readonly textOf: (client: ApolloClient, value: string) => Promise<string | null>;
}

/** A rule for a text, checked unless it is empty. */
export interface FieldRule {
  readonly isValid: (text: string) => boolean;
  /** Message key. */
  readonly message: string;
}

/** A rule for a value, with access to the other values. */
export interface FormRule {
  readonly isValid: (value: FieldValue, form: FormValues) => boolean;
  /** Message key. */
  readonly message: string;
}

export type OptionLoader = (client: ApolloClient, value: string) => Promise<readonly Option[]>;

/** The effect of a row: it adds a record, changes one, changes nothing, or cannot be saved. */
export type ImportAction = 'ADD' | 'CHANGE' | 'NONE' | 'REFUSE';

/** The server's result for one row. */
export interface ImportedRow {
  /** Its place among the rows sent, from 1. */
  readonly row: number;
  readonly action: ImportAction;
  readonly errors: readonly UserError[];
}

export interface ImportReply {
  readonly success: boolean;
  readonly message: string;
  readonly rows: readonly ImportedRow[];
}

/** How a screen's records come out of a spreadsheet. */
export interface ResourceImport {
  /** The columns that a file may have, each read as the form's field of that name. */
  readonly columns: readonly FormField[];
  /** The column that identifies a row's record. */
  readonly key: string;
  /** The column of an input field that is not called as it is. */
  readonly columnNames: Readonly<Record<string, string>>;
  /** Throws what Apollo throws when no payload came. */
  send(
    client: ApolloClient,
    rows: readonly FormValues[],
    isDryRun: boolean,
    idempotencyKey: string,
  ): Promise<ImportReply>;
}

/**
 * One CRUD screen, created by `defineResource`: what the components of crud/ need, without the entity's types.
 */
export interface Resource {
  /** The name under which table layouts are stored. */
  readonly name: string;
  /** The gateway's name of it. */
  readonly resource: ResourceName;
  readonly texts: ReadableAtom<Readonly<Record<string, string>>>;
  /** Message keys of the screen's title and of one record's name. */
  readonly title: string;
  readonly recordName: string;
  /** Message key of the Add button's text; null for the usual one. */
  readonly add: string | null;
  /** The path that a row links to, followed by its id; null where it opens in a dialog. */
  readonly rowPath: string | null;
  /** Message key of the button that shows the listed rows on a map; null without one. */
  readonly rowsMap: string | null;
  /** The export of a search's list; null where there is none. */
  readonly exportOf: ((state: ListState) => ExportedList) | null;
  /** The screen that shows all of one record; null where there is none. */
  readonly detail: { readonly text: string; readonly address: (id: string) => string } | null;
  /** The import from spreadsheets; null where there is none. */
  readonly imports: ResourceImport | null;
  readonly vocabulary: ListVocabulary;
  /** Message keys by search field. */
  readonly searchLabels: Readonly<Record<string, string>>;
  readonly filters: readonly FilterField[];
  readonly columns: readonly TableColumn[];
  readonly fields: readonly FormField[];
  useList(state: ListState): ListResult;
  useOptions(): ScreenOptions;
  /** An empty form; the only entry of an option list is preselected. */
  blank(options: ScreenOptions): Draft;
  /** The record as stored now; null outside the user's scope. */
  load(client: ApolloClient, id: string): Promise<Draft | null>;
}
