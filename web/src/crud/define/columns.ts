import { type CellContent, type CellPlace, type ColumnKind, cellOf } from '../resource/cell';
import { type Choices, UNKNOWN_CHOICE } from '../resource/choices';
import type { AnyRecord, ShownColumn, TableColumn } from '../resource/resource';
import { type EnumName, enumName, type Label } from './enum-name';

/** The kinds that are aligned to the right. */
const NUMBERS: readonly (ColumnKind | undefined)[] = ['number', 'percent', 'digits', 'days'];

/** A column of the list, declared under its key: the name of the row's field that it shows. */
export interface ColumnDeclaration<Row = AnyRecord, Text extends string = string> {
  /** Pixels; null for a column that only cards show. */
  width: number | null;
  /** Message key of the header; the field's name unless given. */
  header?: Text;
  /** The value that the column shows, where that is not the row's field of its name. */
  value?(row: Row): unknown;
  kind?: ColumnKind;
  choices?: Choices<string, Text>;
  /** The row's field with the text of a code that is not among the choices; null for none. */
  other?: keyof Row & string;
  /** The row's field with the URL of a picture to draw beside the text. */
  portrait?: keyof Row & string;
  /** The place that the text links to on a map; null for none. */
  place?(row: Row): CellPlace | null;
  /** True if the text links to the screen or dialog of the record; unless a column says so, the first of the record's name does. */
  opensDetail?: boolean;
  /**
   * True if the column is hidden until the person chooses it. A variable of the list query that has its name is true while the
   * column is shown: the query includes the column's data by it.
   */
  isOptional?: boolean;
  /** The server's sort field: the field's name in capitals unless given; false for a column that does not sort. */
  sort?: string | false;
}

/**
 * The columns of a row. A column without a field of its name needs a value, one without a text of its name a header, and one
 * without a sort field of its name declares how it sorts.
 */
export type ColumnDeclarations<
  ColumnName extends string,
  Row,
  SortField extends string,
  Text extends string,
> = {
  readonly [Name in ColumnName]: ColumnDeclaration<Row, Text> &
    (Name extends keyof Row ? unknown : { value(row: Row): unknown }) &
    (Name extends Label<Text> ? unknown : { header: Text }) &
    (EnumName<Name> extends SortField ? { sort?: SortField | false } : { sort: SortField | false });
};

export type AnyColumns = Readonly<Record<string, ColumnDeclaration>>;

/** The last columns of every list: who created a record and who changed it last, and when. */
export const AUDIT_COLUMNS = {
  createdBy: { width: 140 },
  createdAt: { width: 150, kind: 'instant' },
  updatedBy: { width: 140 },
  updatedAt: { width: 150, kind: 'instant' },
} as const satisfies AnyColumns;
export type AuditColumn = keyof typeof AUDIT_COLUMNS;

/** The server's sort field of a column; undefined where it does not sort. */
export function sortFieldOf(columns: AnyColumns, name: string): string | undefined {
  const column = columns[name];
  return column === undefined || column.sort === false ? undefined : (column.sort ?? enumName(name));
}

/** A column as the components show it. */
export function shownColumn(columns: AnyColumns, key: string): ShownColumn | undefined {
  const column = columns[key];
  return (
    column && {
      key,
      header: column.header ?? key,
      align: NUMBERS.includes(column.kind) ? 'right' : 'left',
      opensDetail: column.opensDetail ?? false,
    }
  );
}

/** @param identifying keys of the columns that together name a record */
export function tableColumns(columns: AnyColumns, identifying: readonly string[]): TableColumn[] {
  const hasLink = Object.values(columns).some(({ opensDetail }) => opensDetail);
  return Object.entries(columns).flatMap(([key, { width, isOptional = false }]) => {
    const column = shownColumn(columns, key);
    if (column === undefined || width === null) return [];
    const isSortable = sortFieldOf(columns, key) !== undefined;
    const opensDetail = hasLink ? column.opensDetail : key === identifying[0];
    const isIdentifying = identifying.includes(key);
    return [{ ...column, width, isSortable, isOptional, isIdentifying, opensDetail }];
  });
}

/** The cells of a row by column, formatted. */
export function cellsOf(columns: AnyColumns, row: AnyRecord): Record<string, CellContent> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      const { kind = 'text', choices, other, portrait } = column;
      const word = other === undefined ? null : row[other];
      if (typeof word === 'string') return [name, { text: word, choice: UNKNOWN_CHOICE, word }];
      const cell = cellOf(column.value === undefined ? row[name] : column.value(row), kind, choices);
      const place = column.place?.(row) ?? null;
      if (place !== null && cell.text !== '') return [name, { ...cell, place }];
      return [name, portrait === undefined ? cell : withPortrait(cell, row[portrait])];
    }),
  );
}

function withPortrait(cell: CellContent, url: unknown): CellContent {
  return { ...cell, portrait: typeof url === 'string' && url !== '' ? url : null };
}
