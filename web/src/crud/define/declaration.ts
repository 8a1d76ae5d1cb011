import type { TypedDocumentNode } from '@apollo/client';
import type { Messages } from '@nanostores/i18n';
import type { DocumentNode } from 'graphql';
import type { ReadableAtom } from 'nanostores';
import type { FieldDeclaration, FilterDeclaration } from '../resource/field';
import type { ListVariables, NoVariables, Root } from '../resource/operations';
import type { AnyRecord, LiveChange, Note, ScreenFacts, ScreenTexts } from '../resource/resource';
import type { CardDeclaration } from './card';
import type { AnyColumns, AuditColumn, ColumnDeclarations } from './columns';
import type { EnumName } from './enum-name';
import type { FieldDeclarations, FieldNameOf } from './fields';
import type { FilterDeclarations, SearchDeclaration } from './filters';
import type { ImportDeclaration } from './imports';

/** The texts that every resource has: the screen's title, one record's name, the palette's command to add one, and columns. */
type RequiredText = 'title' | 'record' | 'add' | AuditColumn;

type RowOf<ListData> = Root<ListData> extends { items: readonly (infer Row)[] } ? Row : never;

type SearchFieldOf<Filter> = Filter extends { search?: infer Search | null }
  ? NonNullable<Search> extends { field: infer Field extends string }
    ? Field
    : never
  : never;

/**
 * The declaration of a CRUD screen's entity, typed from its GraphQL documents: a column of a field the list does not select,
 * or an input that lacks a field, does not compile. Message keys are keys of `texts`.
 */
export interface ResourceDeclaration<
  Text extends string,
  ListData,
  Filter,
  SortField extends string,
  RecordData,
  Input,
  OptionsData,
  ColumnName extends string,
  FilterName extends string,
  Kept extends string,
> extends ScreenFacts<NoInfer<Text>> {
  texts: Messages<Record<Text, string> & Record<RequiredText, string>>;
  list: TypedDocumentNode<ListData, ListVariables<Filter, SortField>> &
    (AuditColumn extends keyof RowOf<NoInfer<ListData>>
      ? EnumName<AuditColumn> extends NoInfer<SortField>
        ? unknown
        : never
      : never);
  /**
   * The pick lists of filters and form, one operation for all; null for a screen without any. `$first` is the number of entries
   * that are loaded of a list that may be long.
   */
  options:
    | TypedDocumentNode<OptionsData, NoVariables>
    | TypedDocumentNode<OptionsData, { first: number }>
    | null;
  /**
   * The subscription that sends what others change in the list. It selects every field of a row: its result updates the rows on
   * screen in the cache.
   */
  live?: TypedDocumentNode<
    Readonly<Record<string, readonly LiveChange<RowOf<NoInfer<ListData>>>[] | string | undefined>>,
    NoVariables
  >;
  record: TypedDocumentNode<RecordData, { id: string }>;
  create: TypedDocumentNode<unknown, { input: Input }>;
  update: TypedDocumentNode<unknown, { id: string; input: Input }>;
  /** For a screen whose records come from spreadsheets as well. */
  imports?: ImportDeclaration<FieldNameOf<Input, Kept>, NoInfer<Text>>;
  columns: ColumnDeclarations<ColumnName, RowOf<NoInfer<ListData>>, NoInfer<SortField>, NoInfer<Text>>;
  /** The card that a small screen shows of a record, in place of the table. */
  card?: CardDeclaration<NoInfer<ColumnName>>;
  search: SearchDeclaration<SearchFieldOf<NoInfer<Filter>>, NoInfer<Text>>;
  /** The search field that a search begins with; the first unless given. */
  searchBy?: NoInfer<Text>;
  filters: FilterDeclarations<FilterName, NoInfer<Filter>, NoInfer<Text>, NoInfer<OptionsData>>;
  fields: FieldDeclarations<
    NoInfer<Input>,
    Root<NoInfer<RecordData>>,
    NoInfer<Kept>,
    NoInfer<Text>,
    NoInfer<OptionsData>
  >;
  /** Fields of the input that the form does not have: sent as they were loaded, null for a new record. */
  kept?: readonly Kept[];
  /** Texts of the entries that a record has in fields whose pick lists may not offer them any more. */
  held?(
    record: Root<NoInfer<RecordData>>,
  ): Partial<Record<FieldNameOf<NoInfer<Input>, NoInfer<Kept>>, string | null | undefined>>;
  /** The text below the fields of a record; a new one has none. */
  notes?(
    record: Root<NoInfer<RecordData>>,
  ): Partial<Record<FieldNameOf<NoInfer<Input>, NoInfer<Kept>>, Note & { text: NoInfer<Text> }>>;
}

/** The same of any resource, its types forgotten. */
export interface AnyDeclaration extends ScreenFacts {
  texts: ReadableAtom<ScreenTexts>;
  list: DocumentNode;
  options: DocumentNode | null;
  live?: DocumentNode;
  record: DocumentNode;
  create: DocumentNode;
  update: DocumentNode;
  imports?: ImportDeclaration<string, string>;
  columns: AnyColumns;
  card?: CardDeclaration;
  search: SearchDeclaration;
  searchBy?: string;
  filters: Readonly<Record<string, FilterDeclaration>>;
  fields: Readonly<Record<string, FieldDeclaration>>;
  kept?: readonly string[];
  held?(record: AnyRecord): Readonly<Record<string, string | null | undefined>>;
  notes?(record: AnyRecord): Readonly<Record<string, Note>>;
}
