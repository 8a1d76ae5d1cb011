import type { TypedDocumentNode } from '@apollo/client';
import type { Messages } from '@nanostores/i18n';
import type { DocumentNode } from 'graphql';
import type { ReadableAtom } from 'nanostores';
import type { ExportType, Resource as ResourceName } from '../../gql/graphql';
import type { ImportDeclaration } from '../import/resource-import';
import type { Note } from '../resource';
import type { AnyColumns, ColumnDeclarations } from './columns';
import type { FieldDeclaration, FieldDeclarations, FieldNameOf } from './fields';
import type { FilterDeclaration, FilterDeclarations, SearchDeclaration } from './filters';
import type { AnyRecord, ListVariables, NoVariables, Root } from './operations';

/** Message keys that every resource's texts have: the screen's title, one record's name, and the palette's command to add one. */
export type RequiredText = 'title' | 'record' | 'add';

interface Facts<Text> {
  /** The name under which the person's table layout is kept: `preferences.tables.<name>`. */
  name: string;
  /** The gateway's name of the resource, under which `me.permissions` has what the person may write. */
  resource: ResourceName;
  /** The text of the Add button, where it states more than that. */
  addButton?: Text;
  /** The path that a row opens, followed by its id, instead of a dialog. */
  rowPath?: string;
  /** The text of the button that shows the listed rows on a map, where their columns have a place. */
  rowsMap?: Text;
  /** The gateway's name of the exported list. */
  exports?: ExportType;
  /** The screen that shows all of one record, where there is one: the link's text and its address. */
  detail?: { text: Text; address: (id: string) => string };
}

type RowOf<ListData> = Root<ListData> extends { items: readonly (infer Row)[] } ? Row : never;

type SearchFieldOf<Filter> = Filter extends { search?: infer Search | null }
  ? NonNullable<Search> extends { field: infer Field extends string }
    ? Field
    : never
  : never;

/**
 * What a CRUD screen declares about its entity, typed from its GraphQL documents: a column of a field the list does not select,
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
> extends Facts<NoInfer<Text>> {
  texts: Messages<Record<Text | RequiredText, string>>;
  list: TypedDocumentNode<ListData, ListVariables<Filter, SortField>>;
  /** The pick lists of filters and form, one operation for all; null for a screen without any. */
  options: TypedDocumentNode<OptionsData, NoVariables> | null;
  record: TypedDocumentNode<RecordData, { id: string }>;
  create: TypedDocumentNode<unknown, { input: Input }>;
  update: TypedDocumentNode<unknown, { id: string; input: Input }>;
  /** For a screen whose records come from spreadsheets as well. */
  imports?: ImportDeclaration<FieldNameOf<Input, Kept>, NoInfer<Text>>;
  columns: ColumnDeclarations<ColumnName, RowOf<NoInfer<ListData>>, NoInfer<SortField>, NoInfer<Text>>;
  search: SearchDeclaration<SearchFieldOf<NoInfer<Filter>>, NoInfer<Text>>;
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
export interface AnyDeclaration extends Facts<string> {
  texts: ReadableAtom<Readonly<Record<string, string>>>;
  list: DocumentNode;
  options: DocumentNode | null;
  record: DocumentNode;
  create: DocumentNode;
  update: DocumentNode;
  imports?: ImportDeclaration<string, string>;
  columns: AnyColumns;
  search: SearchDeclaration;
  filters: Readonly<Record<string, FilterDeclaration>>;
  fields: Readonly<Record<string, FieldDeclaration>>;
  kept?: readonly string[];
  held?(record: AnyRecord): Readonly<Record<string, string | null | undefined>>;
  notes?(record: AnyRecord): Readonly<Record<string, Note>>;
}
