import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type { ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import type { ExportType, Resource as ResourceName } from '../../gql/graphql';
import type { ExportedList } from '../../ui/export/downloads';
import type { BulkChanges } from './bulk-changes';
import type { CellContent } from './cell';
import type { FilterField, FormField, FormValues, Option, OptionList } from './field';
import type { ListState, ListVocabulary } from './list-state';

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
  /** The new record; null without success, absent for a change. */
  readonly record?: { readonly id: string } | null;
}

/** A sentence below a field of one record: a message with its values in place of their names in braces. */
export interface Note {
  /** Message key. */
  readonly text: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** A record with what its query selects. */
export type LoadedRecord = Readonly<Record<string, unknown>> & { readonly id: string };

/** The properties of the part above the form of a stored record. */
export interface RecordHeadProps {
  readonly loaded: LoadedRecord;
  /** True if the person may create records. */
  readonly mayAdd: boolean;
}

/** One record being edited: the form's initial values, and how it is saved. */
export interface Draft {
  /** Null while the record is new. */
  readonly id: string | null;
  /** The record as it was loaded; null while it is new. */
  readonly loaded: LoadedRecord | null;
  readonly values: FormValues;
  /** Texts of the entries that the record has in pick lists that may not offer them any more, by field name. */
  readonly held: Readonly<Record<string, string | null | undefined>>;
  /** Notes below the record's fields, by field name. */
  readonly notes: Readonly<Record<string, Note | undefined>>;
  /** The person who saved the record last, and the time. */
  readonly updatedBy: string | null;
  readonly updatedAt: string | null;
  /** Counts the saves of the record; null while it is new, and where the data API does not count them. */
  readonly version: number | null;
  /**
   * Sends the form under an `idempotency-key`. Throws what Apollo throws when no payload came.
   * @param version that the change is based on: the loaded one unless given
   */
  save(
    client: ApolloClient,
    values: FormValues,
    idempotencyKey: string,
    version?: number,
  ): Promise<SavePayload>;
}

/** A field of a row as the table or a card shows it. */
export interface ShownColumn {
  /** The row's field: the name in the URL's `sort` and in the kept layout. */
  readonly key: string;
  /** Message key of the header. */
  readonly header: string;
  readonly align: 'left' | 'right';
  /** True if a table's texts link to the screen of the row's record. */
  readonly opensDetail: boolean;
}

export interface TableColumn extends ShownColumn {
  /** Pixels, until the rows are loaded. */
  readonly width: number;
  readonly isSortable: boolean;
  /** True if the column is hidden until the person chooses it. */
  readonly isOptional: boolean;
  /** True if it is one of those that name the record: pinned until the person unpins it. */
  readonly isIdentifying: boolean;
}

/** The card of a row on a small screen. */
export interface ResourceCard {
  /** The columns that together name the record. */
  readonly name: readonly ShownColumn[];
  readonly statuses: readonly ShownColumn[];
  readonly facts: readonly ShownColumn[];
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

/** The texts of a screen by message key; every screen has a title and the name of one record. */
export type ScreenTexts = Readonly<Record<string, string>> & Readonly<Record<'title' | 'record', string>>;

/** The option lists of a screen, read once. */
export interface ScreenOptions {
  /** The options of a list; empty until loaded. */
  readonly of: (list: OptionList) => readonly Option[];
  readonly isLoading: boolean;
  readonly error: Error | undefined;
  readonly refetch: () => void;
}

/** The effect of a row: it adds a record, changes one, changes nothing, or cannot be saved. */
export type ImportAction = 'ADD' | 'CHANGE' | 'NONE' | 'REFUSE';

/** The server's result for one row. */
export interface ImportedRow {
  /** The place among the rows sent, from 1. */
  readonly row: number;
  readonly action: ImportAction;
  readonly errors: readonly UserError[];
  /** The values of the record in the fields that change, as text; only of a dry run. */
  readonly former: readonly { readonly field: string; readonly value?: string | null }[];
  /** True if somebody is sent an invitation by mail because of it. */
  readonly isInvited: boolean;
}

export interface ImportReply {
  readonly success: boolean;
  readonly message: string;
  readonly rows: readonly ImportedRow[];
}

/** The form of a screen's records in a spreadsheet. */
export interface ResourceImport {
  /** The columns that a file may have, each read as the form's field of that name. */
  readonly columns: readonly FormField[];
  /** The column that identifies a row's record. */
  readonly key: string;
  /** The column of an input field that is not called as it is. */
  readonly columnNames: Readonly<Record<string, string>>;
  /** True if the form requires photos, which no file has. */
  readonly lacksPhotos: boolean;
  /** Throws what Apollo throws when no payload came. */
  send(
    client: ApolloClient,
    rows: readonly FormValues[],
    isDryRun: boolean,
    idempotencyKey: string,
  ): Promise<ImportReply>;
}

/** The facts of a declaration about its screen as a whole. Texts are message keys. */
export interface ScreenFacts<Text extends string = string> {
  /** The name under which the person's table layout is kept: `preferences.tables.<name>`. */
  readonly name: string;
  /** The gateway's name of the resource, under which `me.permissions` has what the person may write. */
  readonly resource: ResourceName;
  /** The text of the Add button, where it states more than that. */
  readonly addButton?: Text;
  /** The path that a row opens, followed by its id, instead of a dialog. */
  readonly rowPath?: string;
  /** The button that shows the rows found on a map, where their columns have a place, and the screen with all of them. */
  readonly rowsMap?: { readonly text: Text; readonly all: string; readonly allText: Text };
  /** Stands above the form of a stored record. */
  readonly head?: ComponentType<RecordHeadProps>;
  /** The gateway's name of the exported list. */
  readonly exports?: ExportType;
  /** The changes of many records at once; loaded after the list. */
  readonly bulk?: () => Promise<BulkChanges>;
  /** The screen that shows all of one record, where there is one: the link's text and its address. */
  readonly detail?: { readonly text: Text; readonly address: (id: string) => string };
}

/** A row or record of any resource. */
export type AnyRecord = Readonly<Record<string, unknown>> & { readonly id: string };

/** A record that somebody else has added or changed; null when more have changed than were sent. */
export interface LiveChange<Row> {
  readonly isNew: boolean;
  readonly record?: Row | null;
}

/** The subscription by which an open list stays up to date. */
export interface LiveList {
  /** The subscription to changes of the list. */
  readonly document: DocumentNode;
  readonly cellsOf: (row: AnyRecord) => TableRow['cells'];
}

/** One CRUD screen, created by `defineResource`: what the components of crud/ need, without the entity's types. */
export interface Resource extends ScreenFacts {
  readonly texts: ReadableAtom<ScreenTexts>;
  /** The export of a search's list. */
  readonly exportOf: ((state: ListState) => ExportedList) | undefined;
  /** The import from spreadsheets. */
  readonly imports: ResourceImport | undefined;
  readonly vocabulary: ListVocabulary;
  /** Message keys by search field. */
  readonly searchLabels: Readonly<Record<string, string>>;
  readonly filters: readonly FilterField[];
  readonly columns: readonly TableColumn[];
  readonly card: ResourceCard;
  readonly live: LiveList | undefined;
  readonly fields: readonly FormField[];
  /** @param shown keys of the columns whose data is requested */
  useList(state: ListState, shown: readonly string[]): ListResult;
  useOptions(): ScreenOptions;
  /** An empty form; the only entry of an option list is preselected. */
  blank(options: ScreenOptions): Draft;
  /** The record as stored now; null outside the user's scope. */
  load(client: ApolloClient, id: string): Promise<Draft | null>;
}
