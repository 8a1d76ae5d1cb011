import { createContext, useContext } from 'react';
import type { TableColumn, TableRow } from '../resource';
import { CellContent } from './CellContent';

/** What the cells of a table show. */
interface TableRows {
  rows: readonly TableRow[];
  texts: Readonly<Record<string, string>>;
  placeAddress: (id: string) => string;
  detailAddress: ((id: string) => string) | undefined;
}

export const TableRowsContext = createContext<TableRows | null>(null);

/** The content of a cell. It follows the rows by itself: other rows render the cells again, not the table with its headers. */
export function RowCell({
  column,
  rowIndex,
}: {
  column: TableColumn;
  rowIndex: number;
}): React.JSX.Element | null {
  const shown = useContext(TableRowsContext);
  const row = shown?.rows[rowIndex];
  if (shown === null || row === undefined) return null;
  const { texts, placeAddress, detailAddress } = shown;
  return <CellContent {...{ column, row, rowIndex, texts, placeAddress, detailAddress }} />;
}
