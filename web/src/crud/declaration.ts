import type { TypedDocumentNode } from '@apollo/client';
import type { Messages } from '@nanostores/i18n';
import type { ExportType, Resource as ResourceName } from '../gql/graphql';
import type { CellPlace, ColumnKind } from './cell';
import type { Choices } from './choices';
import type { FilterReader } from './filter-reader';
import type { FormReader } from './form-reader';
import type { SendRows } from './import/resource-import';
import type { RowReader } from './import/row-reader';
import type { LoadRecord, NoVariables, Save, UseList } from './operations';
import type {
  CustomControl,
  FieldRule,
  FieldValue,
  FilterField,
  FormField,
  FormRule,
  LookUp,
  Note,
  Option,
  OptionLoader,
} from './resource';

export type FilterDeclaration<OptionsData, Text, FilterName> = { label: Text } & (
  | ({ all: Text; partial?: boolean } & (
      | { choices: Choices<string, Text & string> }
      | {
          options: (data: OptionsData) => readonly Option[];
          narrowedBy?: { filter: FilterName; load: OptionLoader };
        }
    ))
  | { kind: 'date'; notBefore?: FilterName }
);

export type FieldDeclaration<OptionsData, Text, FieldName> = {
  label: Text;
  required?: boolean;
  /** Says below the field what the label cannot. */
  hint?: Text;
} /** `prose` is a text of several lines. */ & (
  | { kind: 'text' | 'prose' | 'digits' | 'phone'; maxLength?: number; rule?: FieldRule & { message: Text } }
  | { kind: 'choice'; choices: Choices<string, Text & string>; initial?: string }
  /** `known` are the options with those that records may have and new ones are not offered. */
  | {
      kind: 'options';
      options: (data: OptionsData) => readonly Option[];
      known?: (data: OptionsData) => readonly Option[];
      lockedInEdit?: boolean;
    }
  | { kind: 'dependent'; dependsOn: FieldName; waits: Text; load: OptionLoader }
  | { kind: 'toggle'; on: Text; off: Text; initial: boolean }
  | { kind: 'look-up'; empty: Text; source: LookUp; lockedInEdit?: boolean }
  /** `missing` says that there must be one. */
  | { kind: 'photos'; max?: number; missing?: Text }
  /** Several of a list; `missing` says that there must be one. */
  | {
      kind: 'several';
      options: (data: OptionsData) => readonly Option[];
      known?: (data: OptionsData) => readonly Option[];
      missing: Text;
    }
  | { kind: 'date'; startsToday?: boolean; notBefore?: FieldName }
  | { kind: 'password'; maxLength?: number }
  /** `address` takes the address of the place picked on the map, `radius` are the metres around it. */
  | { kind: 'latLng'; address?: FieldName; radius?: FieldName }
  | { kind: 'custom'; control: CustomControl; initial: FieldValue; rule?: FormRule & { message: Text } }
);

export interface ColumnDeclaration<Row, SortField, Text> {
  field: keyof Row & string;
  header: Text;
  /** Pixels. */
  width: number;
  kind?: ColumnKind;
  choices?: Choices<string, Text & string>;
  /** The row's field with the url of a picture to draw beside the text. */
  portrait?: keyof Row & string;
  /** The place that the text leads to on a map; null for none. */
  place?: (row: Row) => CellPlace | null;
  /** The server's sort field; without it the column does not sort. */
  sort?: SortField;
}

/** What the dialog needs to know of every record it loads. */
export interface Stored {
  readonly id: string;
  readonly updatedBy?: string | null;
  /** ISO 8601. */
  readonly updatedAt?: string | null;
  readonly version?: number | null;
}

/** How records come out of a spreadsheet, whose columns are the form's fields. */
export interface ImportDeclaration<FieldName extends string, ImportRow, Text> {
  send: SendRows<ImportRow>;
  toRow: (row: RowReader<FieldName>) => NoInfer<ImportRow>;
  /** The field that says which record a row is about. */
  key: FieldName;
  /** Columns that the form has no field for. */
  beside?: Readonly<Record<string, Text>>;
  /** The columns of input fields that are not called as they are. */
  columnNames?: Readonly<Record<string, string>>;
}

/** What a CRUD screen declares about its entity. Texts are keys of `texts`. */
export interface ResourceDeclaration<
  Text extends string,
  Row extends { id: string },
  Loaded extends Stored,
  Filter,
  SortField extends string,
  SearchField extends string,
  FilterName extends string,
  FieldName extends string,
  Input,
  OptionsData,
  ImportRow,
> {
  /** Under which name the person's table layout is kept: `preferences.tables.<name>`. */
  name: string;
  /** The gateway's name of the resource, under which `me.permissions` has what the person may write. */
  resource: ResourceName;
  texts: Messages<Record<Text, string>>;
  title: NoInfer<Text>;
  recordName: NoInfer<Text>;
  /** The text of the Add button, where it says more than that. */
  add?: NoInfer<Text>;
  /** Where a row leads, its id behind it, instead of into a dialog. */
  rowPath?: string;
  /** The text of the button that shows the listed rows on a map, where their columns have a place. */
  rowsMap?: NoInfer<Text>;
  /** Under which name the gateway makes the list into a file. */
  exports?: ExportType;
  /** The screen that shows all of one record, where there is one: the text of the way there, and its address. */
  detail?: { text: NoInfer<Text>; address: (id: string) => string };
  list: UseList<Row, Filter, SortField>;
  /** The pick lists of filters and form, one operation for all; null for a screen without any. */
  options: TypedDocumentNode<OptionsData, NoVariables> | null;
  record: LoadRecord<Loaded>;
  create: Save<{ input: Input }>;
  update: Save<{ id: string; input: Input }>;
  /** For a screen whose records come from spreadsheets as well. */
  imports?: ImportDeclaration<NoInfer<FieldName>, ImportRow, NoInfer<Text>>;
  columns: readonly ColumnDeclaration<NoInfer<Row>, NoInfer<SortField>, NoInfer<Text>>[];
  /** Search fields by their name in the URL; the first is the default. */
  search: Readonly<Record<string, { field: SearchField; label: NoInfer<Text> }>>;
  filters: Readonly<
    Record<FilterName, FilterDeclaration<NoInfer<OptionsData>, NoInfer<Text>, NoInfer<FilterName>>>
  >;
  toFilter: (query: FilterReader<NoInfer<FilterName>, NoInfer<SearchField>>) => NoInfer<Filter>;
  fields: Readonly<
    Record<FieldName, FieldDeclaration<NoInfer<OptionsData>, NoInfer<Text>, NoInfer<FieldName>>>
  >;
  toForm: (record: NoInfer<Loaded>) => Readonly<Record<NoInfer<FieldName>, FieldValue>>;
  /** Texts of the entries that a record has in fields whose pick lists may not offer them any more. */
  held?: (record: NoInfer<Loaded>) => Partial<Record<NoInfer<FieldName>, string | null | undefined>>;
  /** What a record says below its fields; a new one says nothing. */
  notes?: (record: NoInfer<Loaded>) => Partial<Record<NoInfer<FieldName>, Note & { text: NoInfer<Text> }>>;
  /** `record` is the one being edited, as it was loaded; null when it is new. */
  toInput: (form: FormReader<NoInfer<FieldName>>, record: NoInfer<Loaded> | null) => NoInfer<Input>;
}

/** Characters a text field takes unless it says otherwise. */
const MAX_TEXT = 100;
/** Digits of a phone number behind +62 (administration 5). */
const MAX_PHONE = 12;

export function filterField<Data, Text extends string, FilterName extends string>(
  name: string,
  declared: FilterDeclaration<Data, Text, FilterName>,
): FilterField {
  if ('kind' in declared) {
    const { label, kind, notBefore = null } = declared;
    return { name, label, all: '', isPartial: false, kind, notBefore };
  }
  const base = { name, label: declared.label, all: declared.all, isPartial: declared.partial ?? false };
  return 'choices' in declared
    ? { ...base, kind: 'choice', choices: declared.choices }
    : { ...base, kind: 'options', narrowedBy: declared.narrowedBy ?? null };
}

export function formField<Data, Text extends string, FieldName extends string>(
  name: string,
  declared: FieldDeclaration<Data, Text, FieldName>,
): FormField {
  const { label, required = false, hint = null } = declared;
  const base = { name, label, isRequired: required, hint };
  switch (declared.kind) {
    case 'text':
    case 'prose':
    case 'digits': {
      const { kind, maxLength = MAX_TEXT, rule = null } = declared;
      return { ...base, kind, maxLength, rule };
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
