import { Classes } from '@blueprintjs/core';
import { MapMarkerIcon } from '@blueprintjs/icons';
import { Avatar } from '../../ui/Avatar';
import type { TableColumn, TableRow } from '../resource';
import { StatusLabel } from '../StatusLabel';

interface Props {
  column: TableColumn;
  row: TableRow;
  rowIndex: number;
  texts: Readonly<Record<string, string>>;
  /** The address that shows the row's place on a map. */
  placeAddress: (id: string) => string;
}

/** What a cell shows. */
export function CellContent({ column, row, rowIndex, texts, placeAddress }: Props): React.JSX.Element {
  const { choice, title, portrait, place, text: value = '' } = row.cells[column.key] ?? {};
  const text = choice === undefined ? value : (texts[choice.text] ?? choice.text);
  const classes = ['cell-content', Classes.TEXT_OVERFLOW_ELLIPSIS];
  if (column.align === 'right') classes.push('cell-right');
  if (portrait !== undefined) classes.push('cell-portrait');
  return (
    <div className={classes.join(' ')} title={title} data-row={rowIndex}>
      {portrait !== undefined && <Avatar name={text} photo={portrait} />}
      {choice !== undefined && <StatusLabel choice={choice} text={text} />}
      {choice === undefined && place === undefined && text}
      {place !== undefined && (
        <a href={placeAddress(row.id)} className={`cell-place ${Classes.TEXT_OVERFLOW_ELLIPSIS}`}>
          <MapMarkerIcon size={12} tagName={null} aria-hidden />
          {text}
        </a>
      )}
    </div>
  );
}
